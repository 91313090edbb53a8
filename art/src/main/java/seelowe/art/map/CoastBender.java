package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Field;
import seelowe.art.shape.Point;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;

/** Bends the true coast where it contradicts the hexes: land and sea in hex centres, sea hexsides, ways across. */
final class CoastBender {
    private static final double CENTRE_ROOM = 15;
    private static final double CHANNEL = 6.5;
    private static final double BLEND = 10;
    private static final double REACH = Landform.REACH;

    private final GameMap map;
    private final HexLayout layout;
    private final Field shore;
    private final List<Point> required = new ArrayList<>();

    CoastBender(GameMap map, HexLayout layout, Field shore) {
        this.map = map;
        this.layout = layout;
        this.shore = shore;
    }

    void bend() {
        for (int hex = 0; hex < map.size(); hex++) {
            if (map.isLand(hex) && shore.at(layout.centre(hex)) < CENTRE_ROOM) {
                raise(layout.centre(hex), layout.centre(hex), CENTRE_ROOM + 4);
            }
        }
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT / 2; way++) {
                bridge(hex, way);
            }
        }
        for (int hex = 0; hex < map.size(); hex++) {
            cutChannels(hex);
            if (!map.isLand(hex) && shore.at(layout.centre(hex)) > -CENTRE_ROOM) {
                flood(layout.centre(hex), layout.centre(hex), CENTRE_ROOM + 3);
            }
            if (!map.isLand(hex)) {
                required.add(layout.centre(hex));
            }
        }
        new Ponds(shore).drain(required);
    }

    /** Two hexes one can walk between must not be parted by drawn water. */
    private void bridge(int hex, int way) {
        int next = map.link(hex, way);
        if (next < 0) {
            return;
        }
        List<Point> side = layout.side(hex, way);
        double best = -REACH;
        for (int k = 1; k < 8; k++) {
            best = Math.max(best, shore.at(side.get(0).towards(side.get(1), k / 8.0)));
        }
        if (best < 5) {
            raise(layout.centre(hex), layout.centre(next), 8);
        }
    }

    private void cutChannels(int hex) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = layout.grid().neighbour(hex, way);
            if (next > hex && map.isLand(hex) && map.isLand(next) && map.isSeaSide(hex, way)) {
                List<Point> side = layout.side(hex, way);
                flood(side.get(0), side.get(1), CHANNEL);
                required.add(side.get(0).towards(side.get(1), 0.5));
                openTo(hex, (way + 5) % HexDirection.COUNT, side.get(0));
                openTo(hex, (way + 1) % HexDirection.COUNT, side.get(1));
            }
        }
    }

    /** A channel whose end touches a sea hex must reach that sea. */
    private void openTo(int hex, int way, Point end) {
        int beyond = layout.grid().neighbour(hex, way);
        if (beyond >= 0 && !map.isLand(beyond)) {
            flood(end, layout.centre(beyond), CHANNEL);
        }
    }

    private void raise(Point a, Point b, double radius) {
        shore.changeNear(
                a,
                b,
                REACH,
                (x, y, before) -> Field.smoothMax(before, radius - new Point(x, y).distanceTo(a, b), BLEND));
    }

    private void flood(Point a, Point b, double radius) {
        shore.changeNear(
                a,
                b,
                REACH,
                (x, y, before) -> Field.smoothMin(before, new Point(x, y).distanceTo(a, b) - radius, BLEND));
    }
}
