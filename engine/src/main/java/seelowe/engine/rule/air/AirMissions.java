package seelowe.engine.rule.air;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [10.1] Which air units can be sent, and which have been sent where. */
@Rule({"R10.0b", "R10.1b", "R10.1d", "R10.5", "Q54", "Q55", "Q62"})
public final class AirMissions {
    private static final int SPENT = Mark.AIRBORNE.bit() | Mark.BASED.bit();

    private AirMissions() {}

    /** Whether the unit is an air unit of this side that takes part in the game now. */
    public static boolean isInPlay(GameState state, Side side, int unit) {
        return state.unit(unit).isAir()
                && state.unit(unit).side() == side
                && (state.isOnMap(unit) || state.place(unit) == Place.FRANCE);
    }

    /** Whether the air unit still waits for its one task of this Game-Turn. */
    public static boolean isReady(GameState state, Side side, int unit) {
        return isInPlay(state, side, unit) && state.target(unit) < 0 && !state.hasAny(unit, SPENT);
    }

    public static boolean anyReady(GameState state, Side side) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (isReady(state, side, unit)) {
                return true;
            }
        }
        return false;
    }

    /** Why the unit cannot be given a task now. */
    public static Optional<Refusal> refusal(GameState state, Side side, int unit) {
        Unit counter = state.unit(unit);
        if (!counter.isAir() || counter.side() != side) {
            return Refusal.because("R10.0a", counter.name() + " is no air unit of yours: only air units fly missions.");
        }
        if (!isInPlay(state, side, unit)) {
            return Refusal.because("R10.0b", counter.name() + " is not in play.");
        }
        if (state.hasAny(unit, SPENT)) {
            return Refusal.because("R10.0b", counter.name() + " has had its one task of this Game-Turn.");
        }
        if (state.target(unit) >= 0) {
            return Refusal.because(
                    "R10.0b",
                    counter.name() + " has already been sent against hex "
                            + state.map().grid().number(state.target(unit)) + ": recall it first.");
        }
        return Optional.empty();
    }

    /** The hexes that air units have been sent against, ascending. */
    public static Ids hexes(GameState state) {
        HexSet hexes = new HexSet(state.map().size());
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) >= 0) {
                hexes.add(state.target(unit));
            }
        }
        return Ids.of(hexes.toArray());
    }

    public static boolean anySent(GameState state) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** How many air units have been sent against the hex and are still there. */
    public static int over(GameState state, int hex) {
        int count = 0;
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) == hex) {
                count++;
            }
        }
        return count;
    }

    /** [10.1d, Q54] One air unit beyond its normal range puts the whole attack on the Extended Range table. */
    public static boolean isExtended(GameState state, int hex) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) == hex && !AirRange.isNormal(state, unit, hex)) {
                return true;
            }
        }
        return false;
    }

    /** An air unit over the hex that can stand for any other there, all having come from the same place; otherwise -1 [Q55]. */
    public static int interchangeable(GameState state, int hex) {
        int first = -1;
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) == hex) {
                if (first < 0) {
                    first = unit;
                } else if (state.place(unit) != state.place(first)) {
                    return -1;
                }
            }
        }
        return first;
    }
}
