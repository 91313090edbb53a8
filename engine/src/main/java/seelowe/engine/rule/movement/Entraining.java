package seelowe.engine.rule.movement;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Refusal;

/** [4.1-BH, 5.5] Which units may be loaded on a train or unloaded, and which must leave theirs. */
@Rule({"R4.1-BH", "R5.5b", "R5.5e", "R5.5f", "R10.81c"})
public final class Entraining {
    private Entraining() {}

    /** [Q20] Attacked or disrupted on the train: it leaves it now, whatever else is true. */
    @Rule({"R5.5i", "R10.81d", "Q20", "Q22"})
    public static boolean mustDetrain(GameState state, int unit) {
        return state.isOnMap(unit) && state.has(unit, Mark.MUST_DETRAIN);
    }

    public static boolean mayEntrain(GameState state, int unit) {
        return !state.has(unit, Mark.ENTRAINED) && isAtRest(state, unit) && isActive(state, unit);
    }

    public static boolean mayDetrain(GameState state, int unit) {
        return state.has(unit, Mark.ENTRAINED) && isAtRest(state, unit);
    }

    private static boolean isAtRest(GameState state, int unit) {
        return isBritishGround(state, unit)
                && !state.hasAny(unit, Mark.DISRUPTED.bit() | Mark.STIRRED.bit())
                && state.map().hasRail(state.place(unit))
                && !state.controls(Side.GERMAN, state.place(unit));
    }

    /** [Q16] A unit that lacks transport to march lacks it for the station, unless the players agreed otherwise. */
    @Rule("Q16")
    private static boolean isActive(GameState state, int unit) {
        return !state.has(unit, Mark.UNACTIVATED) || state.options().unactivatedMayEntrain();
    }

    private static boolean isBritishGround(GameState state, int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).isGround()
                && state.unit(unit).side() == Side.BRITISH;
    }

    /** Why the unit may not be loaded now, or empty if it may. */
    public static Optional<Refusal> entrainRefusal(GameState state, int unit) {
        if (mayEntrain(state, unit)) {
            return Optional.empty();
        }
        String name = state.unit(unit).name();
        if (state.has(unit, Mark.ENTRAINED)) {
            return Refusal.because("R5.5b", name + " is on a train already.");
        }
        return isBritishGround(state, unit) && !isActive(state, unit)
                ? Refusal.because("Q16", name + " has not been activated and cannot board a train.")
                : restRefusal(state, unit);
    }

    /** Why the unit may not be unloaded now, or empty if it may. */
    public static Optional<Refusal> detrainRefusal(GameState state, int unit) {
        if (mayDetrain(state, unit)) {
            return Optional.empty();
        }
        return state.has(unit, Mark.ENTRAINED)
                ? restRefusal(state, unit)
                : Refusal.because("R5.5e", state.unit(unit).name() + " is not on a train.");
    }

    private static Optional<Refusal> restRefusal(GameState state, int unit) {
        String name = state.unit(unit).name();
        if (!isBritishGround(state, unit)) {
            return Refusal.because("R5.5a", "Only British ground units on the map use trains.");
        }
        if (state.has(unit, Mark.DISRUPTED)) {
            return Refusal.because("R10.81c", name + " is disrupted: it can neither board nor leave a train.");
        }
        if (state.has(unit, Mark.STIRRED)) {
            return Refusal.because(
                    "R4.1-BH",
                    name + " has moved, attacked or changed trains this turn; it must rest for a whole turn.");
        }
        String number = state.map().grid().number(state.place(unit));
        return state.map().hasRail(state.place(unit))
                ? Refusal.because("R5.5f", "Germans control hex " + number + ": no train is loaded or unloaded there.")
                : Refusal.because("R5.5b", "There is no railway in hex " + number + ".");
    }
}
