package seelowe.engine.term;

import seelowe.engine.force.Side;

/**
 * The phases in their order [4.1], with the ledger's codes. A scenario uses those that the standard rules or its own give a meaning
 * to; the others are passed over.
 */
public enum PhaseName {
    LANDING_PLAN("U1", Side.GERMAN, "Secret landing plan"),
    BRITISH_DEPLOYMENT("U2", Side.BRITISH, "British deployment"),
    BRITISH_SET_UP("L1", Side.BRITISH, "British set-up"),
    GERMAN_SET_UP("L2", Side.GERMAN, "German set-up"),
    PARTISAN_SET_UP("L3", Side.BRITISH, "Partisan set-up"),
    WEATHER("GA", Side.GERMAN, "Weather"),
    LANDING("GB", Side.GERMAN, "Landing"),
    GERMAN_REINFORCEMENT("GC", Side.GERMAN, "German reinforcement"),
    GERMAN_SUPPLY("GD", Side.GERMAN, "German supply judgement"),
    GERMAN_AIR("GE", Side.GERMAN, "German air attack"),
    GERMAN_MOVEMENT("GF", Side.GERMAN, "German initial movement"),
    EARLY_RISINGS("GQ", Side.GERMAN, "Risings in empty towns after initial movement"),
    OFF_MAP_COMBAT("GX", Side.GERMAN, "Off-map combat"),
    GERMAN_COMBAT("GG", Side.GERMAN, "German combat"),
    GERMAN_MECHANIZED("GH", Side.GERMAN, "German mechanized movement"),
    RISINGS("GR", Side.GERMAN, "Risings in empty towns"),
    GERMAN_RECOVERY("GJ", Side.GERMAN, "German disruption removal"),
    EMBARKATION("GK", Side.GERMAN, "Embarkation"),
    OFF_MAP_SUPPLY("GS", Side.GERMAN, "Supply off the map"),
    BRITISH_REINFORCEMENT("BA", Side.BRITISH, "British reinforcement"),
    ACTIVATION("BB", Side.BRITISH, "Activation"),
    BRITISH_SUPPLY("BC", Side.BRITISH, "British supply judgement"),
    BRITISH_AIR("BD", Side.BRITISH, "British air attack"),
    BRITISH_MOVEMENT("BE", Side.BRITISH, "British initial and rail movement"),
    SUPPLY_RAID("BS", Side.BRITISH, "Raid on supply off the map"),
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

    /** Whether the armies are still being placed: these phases come before the first Game-Turn. */
    public boolean isSetUp() {
        return ordinal() < WEATHER.ordinal();
    }
}
