package seelowe.engine.rule.control;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Hexes;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;

/**
 * [6.0] Combat units off the train control the six hexes around them, but never across a sea hexside; friends standing there
 * change nothing. Every rule asks for zones all the time, so for each hex and side the controlling units are counted, and whoever
 * moves a counter keeps the counts true.
 */
@Rule({"R6.0", "R6.1a", "R6.1b", "R5.5g"})
public final class ZonesOfControl {
    private final GameMap map;
    /** By hex, first all German counts, then all British. */
    private final byte[] counts;
    /** Where they are not zero. */
    private final HexSet german;

    private final HexSet british;

    /** Nobody controls anything. */
    public ZonesOfControl(GameMap map) {
        this(map, new byte[2 * map.size()], new HexSet(map.size()), new HexSet(map.size()));
    }

    private ZonesOfControl(GameMap map, byte[] counts, HexSet german, HexSet british) {
        this.map = map;
        this.counts = counts;
        this.german = german;
        this.british = british;
    }

    /** Whether a unit on the map has a zone of control. */
    public static boolean exerts(Unit unit, boolean entrained) {
        return unit.isCombat() && !entrained;
    }

    /** Whether a unit of this side controls the hex. */
    public boolean controls(Side side, int hex) {
        return hexes(side).contains(hex);
    }

    /** All hexes that units of this side control. */
    public Hexes of(Side side) {
        return hexes(side);
    }

    private HexSet hexes(Side side) {
        return side == Side.GERMAN ? german : british;
    }

    /** A unit has come to stand in the hex, or got off its train there. */
    public void add(Unit unit, boolean entrained, int hex) {
        change(unit, entrained, hex, 1);
    }

    /** A unit is about to leave the hex, or to board a train there. */
    public void remove(Unit unit, boolean entrained, int hex) {
        change(unit, entrained, hex, -1);
    }

    private void change(Unit unit, boolean entrained, int hex, int by) {
        if (!exerts(unit, entrained)) {
            return;
        }
        HexSet controlled = hexes(unit.side());
        int base = unit.side() == Side.GERMAN ? 0 : counts.length >> 1;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int neighbour = map.link(hex, way);
            if (neighbour >= 0) {
                counts[base + neighbour] += (byte) by;
                if (counts[base + neighbour] == 0) {
                    controlled.remove(neighbour);
                } else {
                    controlled.add(neighbour);
                }
            }
        }
    }

    public ZonesOfControl copy() {
        return new ZonesOfControl(map, counts.clone(), german.copy(), british.copy());
    }

    /** Makes these the same zones as the others, which are on the same map. */
    public void become(ZonesOfControl others) {
        for (int i = 0; i < counts.length; i++) {
            counts[i] = others.counts[i];
        }
        german.become(others.german);
        british.become(others.british);
    }
}
