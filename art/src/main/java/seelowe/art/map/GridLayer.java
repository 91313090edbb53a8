package seelowe.art.map;

import java.awt.geom.Path2D;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Point;

/** The hex grid as a fine net, each hexside once. */
final class GridLayer {
    private GridLayer() {}

    static Mark.Group draw(HexLayout layout) {
        Path2D net = new Path2D.Double();
        for (int hex = 0; hex < layout.grid().size(); hex++) {
            Point start = layout.corner(hex, 5);
            net.moveTo(start.x(), start.y());
            for (int way = 0; way < 6; way++) {
                Point end = layout.corner(hex, way);
                boolean owned = way < 3 || layout.grid().neighbour(hex, way) < 0;
                if (owned) {
                    net.lineTo(end.x(), end.y());
                } else {
                    net.moveTo(end.x(), end.y());
                }
            }
        }
        return Mark.Group.of(
                "grid", List.of(new Mark.Drawn(net, Ink.line(Palette.GRID, 0.7).opacity(0.42))));
    }
}
