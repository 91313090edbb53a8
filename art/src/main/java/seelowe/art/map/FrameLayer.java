package seelowe.art.map;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography.RailExit;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Point;

/** The white margin with the frame and the names of the railways' destinations. */
final class FrameLayer {
    private static final double BORDER = 7;

    private FrameLayer() {}

    static Mark.Group draw(HexLayout layout, Rectangle2D sheet, List<RailExit> exits) {
        Rectangle2D frame = layout.frame();
        Path2D margin = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        margin.append(sheet, false);
        margin.append(frame, false);
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Drawn(margin, Ink.fill(Palette.PAPER)));
        marks.add(Mark.Drawn.of(frame, Ink.line(Palette.FRAME, 1)));
        marks.add(Mark.Drawn.of(grown(frame, BORDER), Ink.line(Palette.FRAME, 2.6)));
        for (RailExit exit : exits) {
            marks.addAll(exit(RailLayer.edge(layout, exit), exit));
        }
        return Mark.Group.of("frame", marks);
    }

    private static List<Mark> exit(Point edge, RailExit exit) {
        Path2D arrow = new Path2D.Double();
        String text = "to " + exit.towards();
        double width = Letterings.EXIT.width(text);
        if (exit.north()) {
            arrow.moveTo(edge.x() - 4.5, edge.y() - 12);
            arrow.lineTo(edge.x(), edge.y() - 20);
            arrow.lineTo(edge.x() + 4.5, edge.y() - 12);
            arrow.closePath();
            return List.of(
                    new Mark.Drawn(arrow, Ink.fill(Palette.INK)),
                    Mark.Text.centred(edge.x(), edge.y() - 27, text, Letterings.EXIT));
        }
        arrow.moveTo(edge.x() - 12, edge.y() - 4.5);
        arrow.lineTo(edge.x() - 20, edge.y());
        arrow.lineTo(edge.x() - 12, edge.y() + 4.5);
        arrow.closePath();
        return List.of(
                new Mark.Drawn(arrow, Ink.fill(Palette.INK)),
                new Mark.Text(text, edge.x() - 26, edge.y() + width / 2, -90, Letterings.EXIT));
    }

    private static Rectangle2D grown(Rectangle2D frame, double by) {
        return new Rectangle2D.Double(
                frame.getX() - by, frame.getY() - by, frame.getWidth() + 2 * by, frame.getHeight() + 2 * by);
    }
}
