package seelowe.engine.rule.movement;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Edge;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [5.5] British movement along the rails, and entry by them [12.72]. */
@Rule({"R5.5a", "R5.5c", "R5.5d", "Q17", "Q18"})
public final class RailMovement {
    /** Hexes a train may enter in a phase, whatever its load, allowance and supply. */
    public static final int HEXES = 30;

    private RailMovement() {}

    /** Whether the unit's train may enter the hex: neither held nor controlled by Germans. Where it starts is no matter [Q18]. */
    public static boolean mayEnter(GameState state, int unit, int hex) {
        return !isGerman(state, hex)
                && SpecialRules.of(state).closure(state, state.unit(unit), hex).isEmpty();
    }

    private static boolean isGerman(GameState state, int hex) {
        return state.controls(Side.GERMAN, hex) || state.hasGround(Side.GERMAN, hex);
    }

    /** The edge of the map by which a reinforcement enters. */
    @Rule("R12.72")
    public static Edge edge(GameState state, int unit) {
        Deployment deployment = state.scenario().deployments().get(unit);
        return deployment instanceof Deployment.HoldingArea area ? area.edge() : Edge.NORTH;
    }

    /** Why the entrained unit may not make this move now, or empty if it may. */
    public static Optional<Refusal> refusal(GameState state, int unit, Ids path) {
        Optional<Refusal> idle = MayMove.railRefusal(state, unit);
        return idle.isPresent() ? idle : pathRefusal(state, unit, state.place(unit), path, 0);
    }

    /** Why the reinforcement may not enter along this path now, or empty if it may; the entry hex is the path's first. */
    @Rule({"R12.72", "R12.73"})
    public static Optional<Refusal> entryRefusal(GameState state, int unit, Ids path) {
        Optional<Refusal> idle = MayMove.entryRefusal(state, unit);
        if (idle.isPresent()) {
            return idle;
        }
        int entry = path.get(0);
        Edge edge = edge(state, unit);
        if (!state.map().isEntry(edge, entry)) {
            return Refusal.because(
                    "R12.72",
                    state.unit(unit).name() + " enters by a rail hex of the " + text(edge) + " edge; hex "
                            + number(state, entry) + " is none.");
        }
        if (isGerman(state, entry)) {
            return Refusal.because("R12.73", "Germans hold or control entry hex " + number(state, entry) + ".");
        }
        return pathRefusal(state, unit, entry, path, 1);
    }

    private static Optional<Refusal> pathRefusal(GameState state, int unit, int start, Ids path, int first) {
        if (path.size() > HEXES) {
            return Refusal.because("R5.5c", "A train goes " + HEXES + " hexes at most, not " + path.size() + ".");
        }
        int from = start;
        for (int i = first; i < path.size(); i++) {
            int to = path.get(i);
            if (!isRailStep(state.map(), from, to)) {
                return Refusal.because(
                        "R5.5c",
                        "No railway leads from hex " + number(state, from) + " to hex " + number(state, to) + ".");
            }
            Optional<Refusal> barred = barrier(state, unit, to);
            if (barred.isPresent()) {
                return barred;
            }
            from = to;
        }
        return Entry.endRefusal(state, unit, from);
    }

    private static Optional<Refusal> barrier(GameState state, int unit, int hex) {
        return isGerman(state, hex)
                ? Refusal.because(
                        "R5.5d", "Germans hold or control hex " + number(state, hex) + ": no train may enter it.")
                : SpecialRules.of(state).closure(state, state.unit(unit), hex);
    }

    private static boolean isRailStep(GameMap map, int from, int to) {
        int way = map.grid().direction(from, to);
        return way >= 0 && map.isRailSide(from, way);
    }

    /** Why no rail move or entry of the unit in this phase can end in the hex, or empty if one can. */
    static Optional<Refusal> whyNot(GameState state, int unit, int hex) {
        boolean enters = state.place(unit) == Place.HOLDING_AREA;
        Optional<Refusal> idle = enters ? MayMove.entryRefusal(state, unit) : MayMove.railRefusal(state, unit);
        if (idle.isPresent()) {
            return idle;
        }
        if (hex == state.place(unit)) {
            return Refusal.because("R5.0a", state.unit(unit).name() + " is there already.");
        }
        String number = number(state, hex);
        if (!state.map().hasRail(hex)) {
            return Refusal.because("R5.5c", "No railway leads to hex " + number + ".");
        }
        Optional<Refusal> barred = barrier(state, unit, hex);
        if (barred.isPresent()) {
            return barred;
        }
        RailReach reach = new RailReach(state.map());
        reach.compute(state, unit);
        if (reach.touches(hex)) {
            return Entry.endRefusal(state, unit, hex);
        }
        reach.explore(state, unit, Integer.MAX_VALUE);
        return reach.touches(hex)
                ? Refusal.because("R5.5c", "Hex " + number + " is more than " + HEXES + " hexes away by rail.")
                : Refusal.because("R5.5d", "No railway free of Germans leads to hex " + number + ".");
    }

    private static String text(Edge edge) {
        return switch (edge) {
            case NORTH -> "north";
            case WEST -> "west";
        };
    }

    private static String number(GameState state, int hex) {
        return state.map().grid().number(hex);
    }
}
