package seelowe.art.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography.RailExit;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;

/** Railways: a thin line with sleepers, curving from hex to hex, led off the map at the exits. */
public final class RailLayer {
    private final List<Trail> lines = new ArrayList<>();

    public RailLayer(GameMap map, HexLayout layout, List<RailExit> exits) {
        Strands strands = new Strands();
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT / 2; way++) {
                int next = layout.grid().neighbour(hex, way);
                if (next >= 0 && map.isRailSide(hex, way)) {
                    strands.add(layout.centre(hex), layout.centre(next));
                }
            }
        }
        for (RailExit exit : exits) {
            strands.add(layout.centre(exit.hex()), edge(layout, exit));
        }
        for (List<Point> chain : strands.chains()) {
            lines.add(new Trail(Curves.spline(chain, 8)));
        }
    }

    /** Where a line crosses the map's frame. */
    static Point edge(HexLayout layout, RailExit exit) {
        Point centre = layout.centre(exit.hex());
        return exit.north()
                ? new Point(centre.x(), layout.frame().getMinY())
                : new Point(layout.frame().getMinX(), centre.y());
    }

    public List<Trail> lines() {
        return lines;
    }

    Mark.Group draw() {
        Path2D path = new Path2D.Double();
        for (Trail line : lines) {
            path.append(Curves.curve(Curves.simplify(line.points(), 0.35)), false);
        }
        return Mark.Group.of("rail", symbol(path));
    }

    static List<Mark> symbol(Path2D path) {
        return List.of(
                new Mark.Drawn(path, Ink.line(Palette.LAND_LIGHT, 3.4).opacity(0.65)),
                new Mark.Drawn(path, Ink.line(Palette.RAIL, 1.15)),
                new Mark.Drawn(path, Ink.line(Palette.RAIL, 4.2).dashed(0.9, 6.1)));
    }
}
