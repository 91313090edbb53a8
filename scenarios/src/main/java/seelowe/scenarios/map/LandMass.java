package seelowe.scenarios.map;

import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;

/** Which hexes hang together. */
final class LandMass {
    private LandMass() {}

    /** The greatest body of land that can be walked all over. */
    static HexSet largest(GameMap map) {
        HexSet unseen = new HexSet(map.size());
        for (int hex = 0; hex < map.size(); hex++) {
            if (map.isLand(hex)) {
                unseen.add(hex);
            }
        }
        HexSet best = new HexSet(map.size());
        for (int hex = unseen.next(0); hex >= 0; hex = unseen.next(hex + 1)) {
            HexSet mass = spread(hex, map, unseen, true);
            for (int member : mass.toArray()) {
                unseen.remove(member);
            }
            best = mass.size() > best.size() ? mass : best;
        }
        return best;
    }

    /** The hexes among those allowed that can be reached from the start, over land or from neighbour to neighbour. */
    static HexSet spread(int start, GameMap map, HexSet allowed, boolean overLand) {
        HexSet reached = new HexSet(map.size());
        int[] queue = new int[map.size()];
        int end = 0;
        queue[end++] = start;
        reached.add(start);
        for (int i = 0; i < end; i++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = overLand ? map.link(queue[i], way) : map.grid().neighbour(queue[i], way);
                if (next >= 0 && allowed.contains(next) && !reached.contains(next)) {
                    reached.add(next);
                    queue[end++] = next;
                }
            }
        }
        return reached;
    }
}
