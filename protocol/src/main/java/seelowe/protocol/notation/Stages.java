package seelowe.protocol.notation;

import seelowe.engine.term.CombatStage;

/** What a combat waits for in each of its stages. */
public final class Stages {
    private Stages() {}

    /** Whether what is pending are units; if not, they are hexes. */
    public static boolean unitsPend(CombatStage stage) {
        return switch (stage) {
            case REFUSAL, DEFENDER_RETREAT, ATTACKER_RETREAT -> true;
            case COLUMN, DEFENDER_CITY, ATTACKER_CITY, EXCHANGE, ADVANCE -> false;
        };
    }
}
