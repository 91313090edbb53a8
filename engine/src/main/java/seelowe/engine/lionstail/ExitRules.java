package seelowe.engine.lionstail;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.movement.MovePath;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [Q103] Leaving the map over its north edge: a step more of a unit's move, from a hex of the top row, and its last. */
@Rule({"Q103", "Q104", "LT4.11", "LT4.21"})
final class ExitRules {
    private static final int STEP = 1;

    private final int groupSize;

    ExitRules(Terms terms) {
        this.groupSize = terms.groupSize();
    }

    /** Why the unit may not exit like this now, or empty if it may. */
    Optional<Refusal> refusal(GameState state, Action.Exit exit) {
        Optional<Refusal> found = MovePath.wayRefusal(state, exit.unit(), exit.path());
        if (found.isEmpty()) {
            found = edgeRefusal(state, exit.unit(), exit.path());
        }
        if (found.isEmpty()) {
            found = costRefusal(state, exit.unit(), exit.path());
        }
        return found.isPresent() ? found : groupRefusal(state, exit.unit(), exit.group());
    }

    private static Optional<Refusal> edgeRefusal(GameState state, int unit, Ids path) {
        int from = lastHex(state, unit, path);
        String number = state.map().grid().number(from);
        if (!state.map().isNorthEdge(from)) {
            return Refusal.because(
                    "Q103", "Units leave the map from a hex of the top row; hex " + number + " is not one.");
        }
        return mustStop(state, unit, path)
                ? Refusal.because(
                        "R6.2b", state.unit(unit).name() + " must stop in enemy-controlled hex " + number + ".")
                : Optional.empty();
    }

    private static Optional<Refusal> costRefusal(GameState state, int unit, Ids path) {
        if (isAffordable(state, unit, path)) {
            return Optional.empty();
        }
        return Refusal.because(
                "Q103",
                "To leave the map like this costs " + cost(state, unit, path) + " Movement Points; "
                        + state.unit(unit).name() + " has " + MovementAllowance.available(state, unit) + ".");
    }

    private Optional<Refusal> groupRefusal(GameState state, int unit, int group) {
        Unit counter = state.unit(unit);
        if (counter.side() == Side.GERMAN) {
            return Groups.of(state).refusal(counter, group, groupSize);
        }
        return group == Place.NO_GROUP
                ? Optional.empty()
                : Refusal.because("LT4.11", "British units beyond the edge form no groups and need no supply.");
    }

    /** Whether a unit that has come along this path, every step of which is allowed, may leave the map as well. */
    static boolean mayLeave(GameState state, int unit, Ids path) {
        return state.map().isNorthEdge(lastHex(state, unit, path))
                && !mustStop(state, unit, path)
                && isAffordable(state, unit, path);
    }

    /** Whether the unit may come into this group. */
    boolean mayJoin(Groups groups, Unit unit, int group) {
        return groups.mayJoin(unit, group, groupSize);
    }

    /** The Movement Points of the path and of the step over the edge. */
    static int cost(GameState state, int unit, Ids path) {
        return MovePath.cost(state, unit, path) + stepCost(state, unit, lastHex(state, unit, path));
    }

    /** What the step over the edge costs from this hex: there are no zones beyond. */
    static int stepCost(GameState state, int unit, int from) {
        return isControlled(state, unit, from)
                ? STEP + state.scenario().terrain().zoneExitCost()
                : STEP;
    }

    /** [6.2b] A unit that comes into an enemy-controlled hex goes no further; one that begins there may leave. */
    private static boolean mustStop(GameState state, int unit, Ids path) {
        boolean hasMoved = !path.isEmpty() || state.pausedUnit() == unit;
        return hasMoved && !state.unit(unit).mechanized() && isControlled(state, unit, lastHex(state, unit, path));
    }

    /** [5.2b] The step over the edge is as good as any other for a unit that can make but one. */
    private static boolean isAffordable(GameState state, int unit, Ids path) {
        boolean guaranteed = path.isEmpty() && state.pausedUnit() != unit;
        return guaranteed || cost(state, unit, path) <= MovementAllowance.available(state, unit);
    }

    private static boolean isControlled(GameState state, int unit, int hex) {
        return state.controls(state.unit(unit).side().enemy(), hex);
    }

    private static int lastHex(GameState state, int unit, Ids path) {
        return path.isEmpty() ? state.place(unit) : path.last();
    }
}
