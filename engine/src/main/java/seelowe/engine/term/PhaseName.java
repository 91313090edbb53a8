package seelowe.engine.term;

import seelowe.engine.force.Side;

/** The phases in their order [4.1], with the ledger's codes. */
public enum PhaseName {
    LANDING_PLAN("U1", Side.GERMAN, "Secret landing plan"),
    BRITISH_DEPLOYMENT("U2", Side.BRITISH, "British deployment"),
    WEATHER("GA", Side.GERMAN, "Weather"),
    LANDING("GB", Side.GERMAN, "Landing"),
    GERMAN_REINFORCEMENT("GC", Side.GERMAN, "German reinforcement"),
    GERMAN_SUPPLY("GD", Side.GERMAN, "German supply judgement"),
    GERMAN_AIR("GE", Side.GERMAN, "German air attack"),
    GERMAN_MOVEMENT("GF", Side.GERMAN, "German initial movement"),
    GERMAN_COMBAT("GG", Side.GERMAN, "German combat"),
    GERMAN_MECHANIZED("GH", Side.GERMAN, "German mechanized movement"),
    GERMAN_RECOVERY("GJ", Side.GERMAN, "German disruption removal"),
    EMBARKATION("GK", Side.GERMAN, "Embarkation"),
    BRITISH_REINFORCEMENT("BA", Side.BRITISH, "British reinforcement"),
    ACTIVATION("BB", Side.BRITISH, "Activation"),
    BRITISH_SUPPLY("BC", Side.BRITISH, "British supply judgement"),
    BRITISH_AIR("BD", Side.BRITISH, "British air attack"),
    BRITISH_MOVEMENT("BE", Side.BRITISH, "British initial and rail movement"),
    BRITISH_COMBAT("BF", Side.BRITISH, "British combat"),
    BRITISH_MECHANIZED("BG", Side.BRITISH, "British mechanized movement"),
    ENTRAINING("BH", Side.BRITISH, "Entraining and detraining"),
    BRITISH_RECOVERY("BJ", Side.BRITISH, "British disruption removal"),
    GAME_OVER("--", Side.BRITISH, "Game over");

    private final String code;
    private final Side side;
    private final String title;

    PhaseName(String code, Side side, String title) {
        this.code = code;
        this.side = side;
        this.title = title;
    }

    public String code() {
        return code;
    }

    /** The phasing player. */
    public Side side() {
        return side;
    }

    public String title() {
        return title;
    }
}
