package seelowe.engine.state;

import seelowe.engine.term.PhaseName;

/**
 * Marks that last for a phase or a run of phases: they are taken off as soon as it is over, so that equal positions are equal
 * states and nobody who looks ahead takes last turn's marks for this turn's.
 */
final class PhaseMarks {
    private static final int SUPPLY = Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit();
    private static final int LANDING = Mark.DEBARKED.bit() | Mark.DEBARKED_IN_ZONE.bit();
    private static final int OF_ONE_PHASE =
            Mark.MOVED.bit() | Mark.ATTACKED.bit() | Mark.DEFENDED.bit() | Mark.BASED.bit();

    private PhaseMarks() {}

    static void takeOff(CounterBoard counters, PhaseName began) {
        counters.clearAll(OF_ONE_PHASE | longer(began));
    }

    /** Marks of several phases, the last of which is over now. */
    private static int longer(PhaseName began) {
        return switch (began) {
            case SUPPLY_RAID, BRITISH_COMBAT, BRITISH_MECHANIZED -> 0;
            case ENTRAINING -> SUPPLY;
            case GERMAN_COMBAT -> Mark.STIRRED.bit() | LANDING;
            case GERMAN_RECOVERY -> Mark.STIRRED.bit() | SUPPLY;
            default -> Mark.STIRRED.bit();
        };
    }
}
