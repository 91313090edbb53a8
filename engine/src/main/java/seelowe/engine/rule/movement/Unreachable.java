package seelowe.engine.rule.movement;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/**
 * Says why a unit cannot go to a hex, by looking for a way with one obstacle after another taken away. The first true reason is given: a
 * hex that is out of reach anyway is too far, whoever stands there or in between.
 */
@Rule({"R5.0a", "R5.2c", "R5.2d", "R6.2b", "R6.2c", "C13-T4", "R5.5c", "R5.5d"})
public final class Unreachable {
    /** Enough points to go anywhere: no path of the cheapest kind on a map costs as much. */
    private static final int PLENTY = 400;

    private Unreachable() {}

    /** Why no move of the unit in this phase can end in the hex, or empty if one can. */
    public static Optional<Refusal> why(GameState state, int unit, int hex) {
        boolean byRail = state.has(unit, Mark.ENTRAINED) || state.place(unit) == Place.HOLDING_AREA;
        return byRail ? RailMovement.whyNot(state, unit, hex) : whyNotOnFoot(state, unit, hex);
    }

    private static Optional<Refusal> whyNotOnFoot(GameState state, int unit, int hex) {
        Optional<Refusal> idle = MayMove.refusal(state, unit);
        if (idle.isPresent()) {
            return idle;
        }
        if (hex == state.place(unit)) {
            return Refusal.because("R5.0a", state.unit(unit).name() + " is there already.");
        }
        Reach reach = new Reach(state.map());
        reach.compute(state, unit);
        Optional<Refusal> barred = Entry.refusal(state, unit, hex);
        if (barred.isPresent()) {
            return tooFarAnyway(state, unit, hex).or(() -> barred);
        }
        return reach.touches(hex) ? Entry.endRefusal(state, unit, hex) : wayRefusal(state, unit, hex, reach);
    }

    private static Optional<Refusal> wayRefusal(GameState state, int unit, int hex, Reach reach) {
        Unit counter = state.unit(unit);
        String name = counter.name();
        String number = state.map().grid().number(hex);
        reach.flood(state, counter, state.place(unit), PLENTY, counter.mechanized());
        if (reach.touches(hex)) {
            int points = MovementAllowance.available(state, unit);
            return Refusal.because(
                    "R5.0a",
                    "Hex " + number + " is " + reach.cost(hex) + " Movement Points away; " + name + " has " + points
                            + ".");
        }
        Optional<Refusal> tooFar = tooFarAnyway(state, unit, hex);
        if (tooFar.isPresent()) {
            return tooFar;
        }
        reach.flood(state, counter, state.place(unit), PLENTY, true);
        if (reach.touches(hex)) {
            return Refusal.because(
                    "R6.2b",
                    name + " would have to pass enemy-controlled hexes to reach hex " + number
                            + "; only mechanized units can.");
        }
        return isJoinedByLand(state.map(), state.place(unit), hex)
                ? Refusal.because("R5.2d", "Enemies bar every way of " + name + " to hex " + number + ".")
                : Refusal.because("C13-T4", "No way over land leads to hex " + number + ".");
    }

    /** Whether the points would not do even if no enemy were about; a neighbouring hex is never too far [5.2]. */
    private static Optional<Refusal> tooFarAnyway(GameState state, int unit, int hex) {
        Unit counter = state.unit(unit);
        int needed = OpenCountry.cost(state, counter, state.place(unit), hex);
        int points = MovementAllowance.available(state, unit);
        if (needed == OpenCountry.NOWHERE || needed <= points || state.map().linked(state.place(unit), hex)) {
            return Optional.empty();
        }
        return Refusal.because(
                "R5.0a",
                "Hex " + state.map().grid().number(hex) + " is at least " + needed + " Movement Points away; "
                        + counter.name() + " has " + points + ".");
    }

    private static boolean isJoinedByLand(GameMap map, int from, int to) {
        HexSet seen = new HexSet(map.size());
        int[] queue = new int[map.size()];
        int queued = 0;
        queue[queued++] = from;
        seen.add(from);
        for (int i = 0; i < queued; i++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(queue[i], way);
                if (next >= 0 && !seen.contains(next)) {
                    seen.add(next);
                    queue[queued++] = next;
                }
            }
        }
        return seen.contains(to);
    }
}
