package seelowe.engine.state;

import seelowe.engine.force.Side;
import seelowe.engine.term.PhaseName;

/** Marks that last until a certain phase begins: they are taken off then. */
final class PhaseMarks {
    private static final int SUPPLY = Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit();
    private static final int COMBAT = Mark.ATTACKED.bit() | Mark.DEFENDED.bit();

    private PhaseMarks() {}

    static void takeOff(CounterBoard counters, PhaseName phase) {
        switch (phase) {
            case GERMAN_MOVEMENT, GERMAN_MECHANIZED, BRITISH_MOVEMENT, BRITISH_MECHANIZED ->
                counters.clearAll(phase.side(), Mark.MOVED.bit());
            case GERMAN_COMBAT -> {
                counters.clearAll(Side.GERMAN, COMBAT | Mark.DEBARKED.bit());
                counters.clearAll(Side.BRITISH, COMBAT);
            }
            case BRITISH_COMBAT -> {
                counters.clearAll(Side.GERMAN, COMBAT);
                counters.clearAll(Side.BRITISH, COMBAT);
            }
            case GERMAN_RECOVERY -> counters.clearAll(Side.GERMAN, SUPPLY);
            case BRITISH_REINFORCEMENT -> counters.clearAll(Side.BRITISH, Mark.STIRRED.bit());
            case BRITISH_AIR -> counters.clearAll(Side.BRITISH, Mark.BASED.bit());
            case ENTRAINING -> counters.clearAll(Side.BRITISH, SUPPLY);
            default -> {}
        }
    }
}
