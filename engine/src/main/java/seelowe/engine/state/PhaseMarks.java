package seelowe.engine.state;

import seelowe.engine.force.Side;
import seelowe.engine.term.PhaseName;

/** Marks that last until a certain phase begins: they are taken off then. */
final class PhaseMarks {
    private static final int SUPPLY = Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit();
    /** What a unit did or suffered in one phase says nothing in the next. */
    private static final int OF_ONE_PHASE = Mark.MOVED.bit() | Mark.ATTACKED.bit() | Mark.DEFENDED.bit();

    private PhaseMarks() {}

    static void takeOff(CounterBoard counters, PhaseName phase) {
        counters.clearAll(Side.GERMAN, OF_ONE_PHASE);
        counters.clearAll(Side.BRITISH, OF_ONE_PHASE);
        switch (phase) {
            case WEATHER -> counters.clearAll(Side.GERMAN, Mark.STIRRED.bit());
            case GERMAN_COMBAT -> counters.clearAll(Side.GERMAN, Mark.DEBARKED.bit());
            case GERMAN_RECOVERY -> counters.clearAll(Side.GERMAN, SUPPLY);
            case BRITISH_REINFORCEMENT -> counters.clearAll(Side.BRITISH, Mark.STIRRED.bit());
            case BRITISH_AIR -> counters.clearAll(Side.BRITISH, Mark.BASED.bit());
            case ENTRAINING -> counters.clearAll(Side.BRITISH, SUPPLY);
            default -> {}
        }
    }
}
