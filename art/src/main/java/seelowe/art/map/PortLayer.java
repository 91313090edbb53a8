package seelowe.art.map;

import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.label.LabelPlacer;
import seelowe.art.shape.Point;
import seelowe.engine.board.GameMap;

/** An anchor in a disc for each port, in the water beside it where there is room. */
final class PortLayer {
    static final String ANCHOR = "anchor";
    private static final double RADIUS = 9;

    private final GameMap map;
    private final HexLayout layout;
    private final Landform land;

    PortLayer(GameMap map, HexLayout layout, Landform land) {
        this.map = map;
        this.layout = layout;
        this.land = land;
    }

    Mark.Group draw(LabelPlacer placer) {
        List<Mark> marks = new ArrayList<>();
        for (int hex : map.portHexes()) {
            Point at = place(hex, placer);
            placer.reserve(Box.around(at, RADIUS + 1, RADIUS + 1));
            marks.add(new Mark.Stamp(ANCHOR, at.x(), at.y(), 1));
        }
        return Mark.Group.of("ports", marks);
    }

    private Point place(int hex, LabelPlacer placer) {
        Point centre = layout.centre(hex);
        Point best = centre;
        double bestCost = Double.MAX_VALUE;
        for (double away = 0; away <= 21; away += 3) {
            for (int k = 0; k < 24; k++) {
                Point at = centre.plus(away * Math.cos(k * Math.PI / 12), away * Math.sin(k * Math.PI / 12));
                double offshore = Math.abs(land.shore().at(at) + RADIUS);
                boolean free = placer.fits(List.of(Box.around(at, RADIUS, RADIUS)));
                double cost = offshore + away / 5 + (free ? 0 : 200);
                if (cost < bestCost) {
                    bestCost = cost;
                    best = at;
                }
            }
        }
        return best;
    }

    static List<Mark> anchor() {
        Path2D iron = new Path2D.Double();
        iron.append(new Ellipse2D.Double(-1.4, -6.2, 2.8, 2.8), false);
        iron.moveTo(0, -3.4);
        iron.lineTo(0, 5.6);
        iron.moveTo(-2.8, -1.5);
        iron.lineTo(2.8, -1.5);
        iron.append(new Arc2D.Double(-4.6, -3.4, 9.2, 9.2, 190, 160, Arc2D.OPEN), false);
        iron.moveTo(-5.3, 1.2);
        iron.lineTo(-4.5, 3.2);
        iron.moveTo(5.3, 1.2);
        iron.lineTo(4.5, 3.2);
        return List.of(
                Mark.Drawn.of(
                        new Ellipse2D.Double(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS),
                        Ink.fill(Palette.NAVY).outlined(Palette.WHITE, 1.1)),
                new Mark.Drawn(iron, Ink.line(Palette.WHITE, 1.4)));
    }
}
