package seelowe.engine.term;

/** The results of the Combat Results Table [8.81], from the attacker's worst to his best. */
public enum CombatResult {
    ATTACKER_ELIMINATED("Ae"),
    ATTACKER_RETREATS("Ar"),
    BOTH_RETREAT("Br"),
    DEFENDER_RETREATS("Dr"),
    EXCHANGE("Ex"),
    DEFENDER_ELIMINATED("De");

    private final String code;

    CombatResult(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }
}
