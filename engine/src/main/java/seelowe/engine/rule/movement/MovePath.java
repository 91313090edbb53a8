package seelowe.engine.rule.movement;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [5.0] Judges a path hex by hex: any legal path will do, not only the cheapest. */
@Rule({"R5.0a", "R5.0c", "R5.2a", "R5.2b", "R5.2c", "R6.2b", "R6.2c", "C13-T4", "Q10"})
public final class MovePath {
    private MovePath() {}

    /** Whether the unit's step number {@code index}, counted from 0, is free of prohibitions; what it costs is not asked. */
    public static boolean mayStep(GameState state, int unit, int index, int from, int to) {
        Unit counter = state.unit(unit);
        return state.map().linked(from, to)
                && Entry.mayEnter(state, counter, to)
                && (counter.mechanized()
                        || !isControlled(state, counter, from)
                        || (isFirst(state, unit, index) && !isControlled(state, counter, to)));
    }

    /** Whether the step is the first of the unit's whole move, which may have been stopped on its way. */
    private static boolean isFirst(GameState state, int unit, int index) {
        return index == 0 && unit != state.pausedUnit();
    }

    /** [5.2b] Whether the step may be made as the unit's only one, whatever it costs. */
    public static boolean isGuaranteed(GameState state, Unit unit, int from, int to) {
        return unit.id() != state.pausedUnit() && (!isControlled(state, unit, from) || !isControlled(state, unit, to));
    }

    /** The Movement Points that the steps of the path add up to. */
    public static int cost(GameState state, int unit, Ids path) {
        int total = 0;
        int from = state.place(unit);
        for (int i = 0; i < path.size(); i++) {
            int to = path.get(i);
            int way = state.map().grid().direction(from, to);
            total += MovementCost.step(state, state.unit(unit), from, way, to);
            from = to;
        }
        return total;
    }

    /** Why the unit may not make this move now, or empty if it may. */
    public static Optional<Refusal> refusal(GameState state, int unit, Ids path) {
        Optional<Refusal> found = wayRefusal(state, unit, path);
        if (found.isEmpty()) {
            found = costRefusal(state, unit, path);
        }
        return found.isPresent() ? found : Entry.endRefusal(state, unit, path.last());
    }

    /** Why the unit may not take these steps now, be it to end there or to go on; what they cost is not asked. */
    public static Optional<Refusal> wayRefusal(GameState state, int unit, Ids path) {
        Optional<Refusal> found = MayMove.refusal(state, unit);
        int from = state.place(unit);
        for (int i = 0; found.isEmpty() && i < path.size(); i++) {
            found = stepRefusal(state, unit, i, from, path.get(i));
            from = path.get(i);
        }
        return found;
    }

    private static Optional<Refusal> stepRefusal(GameState state, int unit, int index, int from, int to) {
        String there = "from hex " + number(state, from) + " to hex " + number(state, to);
        if (!state.map().grid().adjacent(from, to)) {
            return Refusal.because("R5.0c", "A unit moves hex by hex: there is no step " + there + ".");
        }
        Optional<Refusal> barred = Entry.refusal(state, unit, to);
        if (barred.isPresent()) {
            return barred;
        }
        if (!state.map().linked(from, to)) {
            return Refusal.because("C13-T4", "The sea bars the way " + there + ".");
        }
        return zoneRefusal(state, unit, index, from, to);
    }

    private static Optional<Refusal> zoneRefusal(GameState state, int unit, int index, int from, int to) {
        Unit counter = state.unit(unit);
        if (counter.mechanized() || !isControlled(state, counter, from)) {
            return Optional.empty();
        }
        if (!isFirst(state, unit, index)) {
            return Refusal.because(
                    "R6.2b", counter.name() + " must stop in enemy-controlled hex " + number(state, from) + ".");
        }
        if (isControlled(state, counter, to)) {
            return Refusal.because(
                    "R5.2c",
                    counter.name() + " cannot go directly from enemy-controlled hex " + number(state, from) + " to hex "
                            + number(state, to) + ", which is controlled as well.");
        }
        return Optional.empty();
    }

    private static Optional<Refusal> costRefusal(GameState state, int unit, Ids path) {
        Unit counter = state.unit(unit);
        int cost = cost(state, unit, path);
        int points = MovementAllowance.available(state, unit);
        if (cost <= points) {
            return Optional.empty();
        }
        boolean onlyHex = path.size() == 1;
        if (onlyHex && isGuaranteed(state, counter, state.place(unit), path.last())) {
            return Optional.empty();
        }
        return Refusal.because(
                onlyHex ? "R6.2c" : "R5.0a",
                "This move costs " + cost + " Movement Points; " + counter.name() + " has " + points + ".");
    }

    private static boolean isControlled(GameState state, Unit unit, int hex) {
        return state.controls(unit.side().enemy(), hex);
    }

    private static String number(GameState state, int hex) {
        return state.map().grid().number(hex);
    }
}
