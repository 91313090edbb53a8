package seelowe.conformance.play;

import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.view.Viewer;

/**
 * Another state that a viewer must not be able to tell from the given one: counters face down to him change places, and the
 * secret plan is another one. Written from the rules [Q64, 11.61], not from the code of the views.
 */
final class Disguise {
    private Disguise() {}

    static GameState of(GameState state, Viewer viewer) {
        Scratch scratch = Scratch.of(state);
        GameState other = scratch.board();
        boolean sawOwn = viewer == Viewer.GERMAN;
        if (!sawOwn && isPlanSecret(state)) {
            anotherPlan(scratch);
        }
        swapHidden(scratch, viewer);
        return other;
    }

    /** Whether only the German may know the landing plan. */
    static boolean isPlanSecret(GameState state) {
        boolean planning = state.phase() == PhaseName.LANDING_PLAN || state.phase() == PhaseName.BRITISH_DEPLOYMENT;
        return planning && state.options().germanFreeDeployment();
    }

    private static void anotherPlan(Scratch scratch) {
        GameState state = scratch.board();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (Place.isLandingForce(state.place(unit))) {
                scratch.apply(new Event.AreaPlanned(unit, LandingArea.B));
            }
        }
        scratch.apply(new Event.AreasOpened(1));
    }

    private static void swapHidden(Scratch scratch, Viewer viewer) {
        GameState state = scratch.board();
        int held = -1;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!isFaceDown(state, unit, viewer)) {
                continue;
            }
            if (held >= 0 && state.unit(held).side() == state.unit(unit).side()) {
                swap(scratch, held, unit);
                held = -1;
            } else {
                held = unit;
            }
        }
    }

    /** Whether the viewer must not know which counter this is. */
    static boolean isFaceDown(GameState state, int unit, Viewer viewer) {
        Unit counter = state.unit(unit);
        boolean own = viewer == Viewer.of(counter.side());
        if (own || !state.options().fogOfWar() || !counter.isGround() || state.has(unit, Mark.REVEALED)) {
            return false;
        }
        int place = state.place(unit);
        return counter.side() == Side.BRITISH
                ? Place.isHex(place) || place == Place.HOLDING_AREA
                : Place.isEchelon(place) || place == Place.FRANCE;
    }

    static void swap(Scratch scratch, int a, int b) {
        GameState state = scratch.board();
        int place = state.place(a);
        int marks = state.marks(a);
        scratch.apply(new Event.UnitSetUp(a, state.place(b), state.marks(b)));
        scratch.apply(new Event.UnitSetUp(b, place, marks));
    }
}
