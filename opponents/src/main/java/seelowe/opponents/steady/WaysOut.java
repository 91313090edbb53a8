package seelowe.opponents.steady;

import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/**
 * The hexes beside an attacked one by which defenders could give way [8.71], each with the directions from which attackers would bar it.
 * A work space: look once, then ask for any set of attackers.
 */
final class WaysOut {
    private static final int MOST = HexDirection.COUNT * HexDirection.COUNT;

    /** For each way out, bits of the directions from the first attacked hex. */
    private final int[] barredFrom = new int[MOST];

    private int count;

    void look(GameState state, Side attacker, Ids targets) {
        count = 0;
        for (int i = 0; i < targets.size(); i++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int hex = state.map().link(targets.get(i), way);
                if (hex >= 0 && !targets.contains(hex) && !state.hasGround(attacker, hex)) {
                    note(state, attacker, targets.get(0), hex);
                }
            }
        }
    }

    /** Friends of the defenders make room where they are; elsewhere zones of control bar the way, those of the attackers included. */
    private void note(GameState state, Side attacker, int target, int hex) {
        boolean befriended = state.hasGround(attacker.enemy(), hex);
        if (befriended || !state.controls(attacker, hex)) {
            barredFrom[count++] = sidesThatBar(state.map(), target, hex, !befriended);
        }
    }

    private static int sidesThatBar(GameMap map, int target, int hex, boolean byZones) {
        int sides = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int from = map.link(target, way);
            if (from == hex || (byZones && from >= 0 && map.linked(from, hex))) {
                sides |= 1 << way;
            }
        }
        return sides;
    }

    /** Whether a way is left open by attackers in these directions. */
    boolean anyOpen(int attackedFrom) {
        for (int i = 0; i < count; i++) {
            if ((barredFrom[i] & attackedFrom) == 0) {
                return true;
            }
        }
        return false;
    }
}
