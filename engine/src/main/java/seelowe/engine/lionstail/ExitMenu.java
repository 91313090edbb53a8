package seelowe.engine.lionstail;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.phase.MovementPhase;
import seelowe.engine.phase.SpecialPlay;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/**
 * Lists exits: for each unit that can leave the map a cheapest path, for every group it may join. On its way a unit may raise a city
 * and be stopped [LT 3.15]: so there is one path for each hex in which it would be, and one on which nothing stops it, if there is any.
 */
final class ExitMenu {
    private static final int NOBODY = -1;
    private static final int UNDISTURBED = -1;

    private final ExitRules rules;

    ExitMenu(ExitRules rules) {
        this.rules = rules;
    }

    void offer(GameState state, Consumer<Action> menu) {
        Groups groups = Groups.of(state);
        Reach reach = new Reach(state.map());
        for (int unit = 0; unit < state.unitCount(); unit++) {
            offer(state, unit, reach, groups, menu);
        }
    }

    void offerOf(GameState state, int unit, Consumer<Action> menu) {
        offer(state, unit, new Reach(state.map()), Groups.of(state), menu);
    }

    private void offer(GameState state, int unit, Reach reach, Groups groups, Consumer<Action> menu) {
        for (Ids path : paths(state, unit, reach)) {
            offer(state, unit, path, groups, menu);
        }
    }

    private void offer(GameState state, int unit, Ids path, Groups groups, Consumer<Action> menu) {
        if (state.unit(unit).side() == Side.BRITISH) {
            menu.accept(new Action.Exit(unit, path, Place.NO_GROUP));
            return;
        }
        for (int group = 1; group <= groups.next(); group++) {
            if (rules.mayJoin(groups, state.unit(unit), group)) {
                menu.accept(new Action.Exit(unit, path, group));
            }
        }
    }

    /** An exit of some unit with any group; a move to the north if it cannot leave the map; null if neither can be. */
    @Nullable
    Action northward(GameState state, Chance chance) {
        int unit = anyMarcher(state, chance);
        if (unit == NOBODY) {
            return null;
        }
        Reach reach = new Reach(state.map());
        Ids path = cheapestPath(state, unit, reach);
        if (path != null) {
            return new Action.Exit(unit, path, anyGroup(state, unit, chance));
        }
        reach.compute(state, unit);
        int north = northernmost(state.map().grid(), reach);
        return north == HexGrid.OFF_MAP ? null : new Action.Move(unit, reach.path(north));
    }

    private static int anyMarcher(GameState state, Chance chance) {
        int count = state.unitCount();
        int first = chance.below(count);
        for (int i = 0; i < count; i++) {
            if (MayMove.canMarch(state, (first + i) % count)) {
                return (first + i) % count;
            }
        }
        return NOBODY;
    }

    private static int northernmost(HexGrid grid, Reach reach) {
        int found = HexGrid.OFF_MAP;
        for (int i = 0; i < reach.size(); i++) {
            if (found == HexGrid.OFF_MAP || grid.row(reach.hex(i)) < grid.row(found)) {
                found = reach.hex(i);
            }
        }
        return found;
    }

    /** The move as an exit from one of the edge hexes that it enters; the move itself if it cannot be one. */
    Action prolong(GameState state, Action.Move move, Chance chance) {
        int cut = 1 + chance.below(move.path().size());
        Ids path = Ids.of(move.path().toArray(), cut);
        return ExitRules.mayLeave(state, move.unit(), path)
                ? new Action.Exit(move.unit(), path, anyGroup(state, move.unit(), chance))
                : move;
    }

    private int anyGroup(GameState state, int unit, Chance chance) {
        if (state.unit(unit).side() == Side.BRITISH) {
            return Place.NO_GROUP;
        }
        Groups groups = Groups.of(state);
        int group = 1 + chance.below(groups.next());
        return rules.mayJoin(groups, state.unit(unit), group) ? group : groups.next();
    }

    private static @Nullable Ids cheapestPath(GameState state, int unit, Reach reach) {
        Ids cheapest = null;
        for (Ids path : paths(state, unit, reach)) {
            if (cheapest == null || isCheaper(state, unit, path, cheapest)) {
                cheapest = path;
            }
        }
        return cheapest;
    }

    /** The undisturbed path, if there is one, comes first. */
    private static Collection<Ids> paths(GameState state, int unit, Reach reach) {
        if (!MayMove.canMarch(state, unit) || isTooFar(state, unit)) {
            return List.of();
        }
        if (ExitRules.mayLeave(state, unit, Ids.none())) {
            return List.of(Ids.none());
        }
        Map<Integer, Ids> byStop = new TreeMap<>();
        reach.compute(state, unit);
        collect(state, unit, reach, byStop);
        if (!byStop.isEmpty() && !byStop.containsKey(UNDISTURBED)) {
            SpecialPlay scenario = SpecialPlay.of(state);
            reach.computeAround(state, unit, hex -> scenario.stops(state, unit, hex));
            collect(state, unit, reach, byStop);
        }
        return byStop.values();
    }

    /** Of the cheapest paths to the hexes of the top row the cheapest for each hex in which something would stop the unit. */
    private static void collect(GameState state, int unit, Reach reach, Map<Integer, Ids> byStop) {
        HexGrid grid = state.map().grid();
        for (int column = 1; column <= grid.columns(); column++) {
            int hex = grid.at(column, 1);
            if (!reach.touches(hex)) {
                continue;
            }
            Ids path = reach.path(hex);
            if (ExitRules.mayLeave(state, unit, path)) {
                int stop = MovementPhase.firstStop(state, unit, path);
                byStop.merge(
                        stop < 0 ? UNDISTURBED : path.get(stop),
                        path,
                        (one, other) -> isCheaper(state, unit, other, one) ? other : one);
            }
        }
    }

    private static boolean isCheaper(GameState state, int unit, Ids path, Ids than) {
        return ExitRules.cost(state, unit, path) < ExitRules.cost(state, unit, than);
    }

    /** No step leads more than one row to the north. */
    private static boolean isTooFar(GameState state, int unit) {
        int row = state.map().grid().row(state.place(unit));
        return row > Math.max(1, MovementAllowance.available(state, unit));
    }
}
