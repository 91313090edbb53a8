package seelowe.engine.rule.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/** What a side can attack as things stand: every hex and group of hexes, with the units that may take part [8.1, 8.2]. */
@Rule({"R8.11", "R8.13a", "R8.23"})
public final class AttackTargets {
    /** More units than can stand around a hex, overstacked ones included. */
    private static final int MOST_ATTACKERS = 36;

    private final GameState state;
    private final Side side;
    private final GameMap map;

    /** Hexes that can be attacked in one combat, and every unit that may take part in it. */
    public record Group(Ids hexes, Ids attackers) {}

    public AttackTargets(GameState state, Side side) {
        this.state = state;
        this.side = side;
        this.map = state.map();
    }

    /** Whether some unit that may attack stands next to an enemy that may be attacked. */
    public boolean hasAny() {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (mayAttackSomebody(unit)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this unit may attack one of its neighbours. */
    public boolean mayAttackSomebody(int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).side() == side
                && state.unit(unit).isCombat()
                && around(state.place(unit)) != 0
                && AttackRules.mayAttack(state, side, unit);
    }

    /** Bits of the directions in which something can be attacked from a hex. */
    public int around(int hex) {
        int bits = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = map.link(hex, way);
            if (next >= 0 && AttackRules.isTarget(state, side, next)) {
                bits |= 1 << way;
            }
        }
        return bits;
    }

    /** The units that may attack all of these hexes together. */
    public Ids attackers(Ids targets) {
        int[] found = new int[MOST_ATTACKERS];
        int count = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = map.link(targets.get(0), way);
            if (hex < 0 || !isLinkedToAll(hex, targets)) {
                continue;
            }
            for (int unit = state.first(hex); unit >= 0 && count < found.length; unit = state.next(unit)) {
                if (state.unit(unit).side() == side && AttackRules.mayAttack(state, side, unit)) {
                    found[count++] = unit;
                }
            }
        }
        return Ids.of(found, count);
    }

    private boolean isLinkedToAll(int hex, Ids targets) {
        for (int i = 1; i < targets.size(); i++) {
            if (!map.linked(hex, targets.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Every hex and group of hexes that somebody may attack, whatever the odds. */
    public List<Group> groups() {
        List<Ids> seen = new ArrayList<>();
        List<Group> groups = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (mayAttackSomebody(unit)) {
                collect(state.place(unit), seen, groups);
            }
        }
        return groups;
    }

    private void collect(int from, List<Ids> seen, List<Group> groups) {
        int around = around(from);
        for (int subset = around; subset != 0; subset = (subset - 1) & around) {
            Ids targets = hexes(from, subset);
            if (!seen.contains(targets)) {
                seen.add(targets);
                groups.add(new Group(targets, attackers(targets)));
            }
        }
    }

    private Ids hexes(int from, int ways) {
        int[] found = new int[HexDirection.COUNT];
        int count = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if ((ways & 1 << way) != 0) {
                found[count++] = map.link(from, way);
            }
        }
        Arrays.sort(found, 0, count);
        return Ids.of(found, count);
    }
}
