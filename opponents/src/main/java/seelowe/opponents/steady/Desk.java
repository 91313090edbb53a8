package seelowe.opponents.steady;

import seelowe.engine.board.GameMap;
import seelowe.engine.board.LandingArea;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.state.Scratch;

/** Working memory for one map, kept for a whole game: searches that the rules offer, and distances by land. */
final class Desk {
    /** Farther than any hex of the map is from another; also for what no land leads to. */
    static final short FAR = 999;
    /** Hexes within which an air base serves ships. */
    private static final int FLIGHT = 20;

    final GameMap map;
    final Reach reach;
    final RailReach rails;
    final SupplyTracer tracer;
    final Threats threats;
    final Defences defences;
    final Scratch scratch = new Scratch();
    final Scratch trial = new Scratch();
    private final LandDistances distances;
    private final byte[] areasServed;
    private final int[][] twoAway;

    Desk(GameMap map) {
        this.map = map;
        this.reach = new Reach(map);
        this.rails = new RailReach(map);
        this.tracer = new SupplyTracer(map);
        this.threats = new Threats(map);
        this.defences = new Defences(map);
        this.areasServed = areasServed(map);
        this.distances = LandDistances.of(map);
        this.twoAway = new int[map.size()][];
    }

    /** By hex, how many hexes a way over land to this one has; the printed map decides, not who stands on it. */
    short[] distancesTo(int hex) {
        return distances.to(hex);
    }

    /** All hexes two hexes away as the crow flies. */
    int[] twoAway(int hex) {
        int[] known = twoAway[hex];
        if (known == null) {
            known = map.grid().ring(hex, 2);
            twoAway[hex] = known;
        }
        return known;
    }

    /** Bits of the landing areas whose ships aircraft based in the hex can get at. */
    int areasServed(int hex) {
        return areasServed[hex];
    }

    private static byte[] areasServed(GameMap map) {
        byte[] areas = new byte[map.size()];
        for (LandingArea area : LandingArea.values()) {
            for (int hex = 0; hex < areas.length; hex++) {
                if (map.grid().distance(hex, map.echelonHex(area)) <= FLIGHT) {
                    areas[hex] |= (byte) area.bit();
                }
            }
        }
        return areas;
    }

    /** What to call a hex when speaking of it. */
    String name(int hex) {
        String place = map.placeName(hex);
        return place != null ? place : map.grid().number(hex);
    }
}
