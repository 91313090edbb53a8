package seelowe.engine.phase;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.movement.Entry;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.MovePath;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.rule.movement.MovementCost;
import seelowe.engine.rule.movement.RailMovement;
import seelowe.engine.state.GameState;

/** A path taken at random, step by legal step, with a liking for keeping its direction; every legal path can come up. */
final class RandomWalk {
    /** One step in so many is the last. */
    private static final int STAMINA = 8;

    private static final int RAIL_STAMINA = 16;
    private static final int ALL_WAYS = (1 << HexDirection.COUNT) - 1;

    private final GameState state;
    private final Chance chance;
    private final int unit;
    private final int[] path;
    private int length;
    /** How much of the path ends where a move may end. */
    private int legal;

    private RandomWalk(GameState state, Chance chance, int unit, int longest) {
        this.state = state;
        this.chance = chance;
        this.unit = unit;
        this.path = new int[longest];
    }

    /** A move on foot, or null if the unit finds none. */
    static @Nullable Action march(GameState state, int unit, Chance chance) {
        int points = MovementAllowance.available(state, unit);
        RandomWalk walk = new RandomWalk(state, chance, unit, Math.max(1, points));
        walk.march(points);
        return walk.legal == 0 ? null : new Action.Move(unit, walk.legalPath());
    }

    /** A rail move or an entry, or null if the unit finds none. */
    static @Nullable Action train(GameState state, int unit, Chance chance) {
        RandomWalk walk = new RandomWalk(state, chance, unit, RailMovement.HEXES);
        if (!MayMove.canEnter(state, unit)) {
            walk.ride(state.place(unit));
            return walk.legal == 0 ? null : new Action.MoveByRail(unit, walk.legalPath());
        }
        int entry = walk.entryHex();
        if (entry == HexGrid.OFF_MAP) {
            return null;
        }
        walk.add(entry);
        walk.ride(entry);
        return walk.legal == 0 ? null : new Action.EnterByRail(unit, walk.legalPath());
    }

    private Ids legalPath() {
        return Ids.of(path, legal);
    }

    private void march(int points) {
        int at = state.place(unit);
        int left = points;
        int heading = chance.below(HexDirection.COUNT);
        while (length < path.length) {
            int way = affordableWay(at, heading, left);
            if (way < 0) {
                return;
            }
            int to = state.map().link(at, way);
            left -= MovementCost.step(state, state.unit(unit), at, way, to);
            add(to);
            at = to;
            heading = way;
            if (left <= 0 || chance.below(STAMINA) == 0) {
                return;
            }
        }
    }

    /** The heading as often as not, else any way that the unit can go; -1 if there is none. */
    private int affordableWay(int at, int heading, int left) {
        int untried = ALL_WAYS;
        int way = chance.below(2) == 0 ? heading : chance.below(HexDirection.COUNT);
        while (untried != 0) {
            if ((untried & 1 << way) != 0 && isAffordable(at, way, left)) {
                return way;
            }
            untried &= ~(1 << way);
            way = chance.below(HexDirection.COUNT);
        }
        return -1;
    }

    private boolean isAffordable(int at, int way, int left) {
        int to = state.map().link(at, way);
        if (to < 0 || !MovePath.mayStep(state, unit, length, at, to)) {
            return false;
        }
        Unit counter = state.unit(unit);
        return MovementCost.step(state, counter, at, way, to) <= left
                || (length == 0 && MovePath.isGuaranteed(state, counter, at, to));
    }

    private int entryHex() {
        int[] entries = state.map().entryHexes(RailMovement.edge(state, unit));
        int first = entries.length == 0 ? 0 : chance.below(entries.length);
        for (int i = 0; i < entries.length; i++) {
            int hex = entries[(first + i) % entries.length];
            if (RailMovement.mayEnter(state, unit, hex)) {
                return hex;
            }
        }
        return HexGrid.OFF_MAP;
    }

    private void ride(int from) {
        int at = from;
        int heading = chance.below(HexDirection.COUNT);
        while (length < path.length && (length == 0 || chance.below(RAIL_STAMINA) != 0)) {
            int way = railWay(at, heading);
            if (way < 0) {
                return;
            }
            at = state.map().grid().neighbour(at, way);
            add(at);
            heading = way;
        }
    }

    /** A way along the rails, not back if there is another. */
    private int railWay(int at, int heading) {
        GameMap map = state.map();
        int back = HexDirection.opposite(heading);
        int first = chance.below(HexDirection.COUNT);
        boolean mayTurnBack = length == 0;
        for (int i = 0; i < HexDirection.COUNT; i++) {
            int way = (first + i) % HexDirection.COUNT;
            if (map.isRailSide(at, way)
                    && (mayTurnBack || way != back)
                    && RailMovement.mayEnter(state, unit, map.grid().neighbour(at, way))) {
                return way;
            }
        }
        return -1;
    }

    private void add(int hex) {
        path[length++] = hex;
        if (Entry.mayEnd(state, unit, hex)) {
            legal = length;
        }
    }
}
