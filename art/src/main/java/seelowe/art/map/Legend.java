package seelowe.art.map;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Point;
import seelowe.art.type.Typeface;

/** Title and key of the map, in the corner of the Channel where no unit goes. */
final class Legend {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 334;
    private static final double INSET = 0;
    private static final double ROW = 29;
    private static final double COLUMN = 203;
    private static final Lettering TEXT = Lettering.of(Typeface.SANS, 12, Palette.INK);
    private static final Lettering TITLE =
            Lettering.of(Typeface.SERIF, 60, Palette.NAVY).spaced(10);
    private static final Lettering SUBTITLE =
            Lettering.of(Typeface.SERIF_ITALIC, 21, Palette.INK).spaced(0.4);
    private static final Lettering SMALL = Lettering.of(Typeface.SERIF_ITALIC, 12.5, Palette.INK);

    private final Rectangle2D panel;
    private final double hexMiles;
    private final List<Mark> marks = new ArrayList<>();

    Legend(HexLayout layout, double hexMiles) {
        Rectangle2D frame = layout.frame();
        this.panel = new Rectangle2D.Double(
                frame.getMaxX() - INSET - WIDTH, frame.getMaxY() - INSET - HEIGHT, WIDTH, HEIGHT);
        this.hexMiles = hexMiles;
    }

    Rectangle2D panel() {
        return panel;
    }

    Mark.Group draw() {
        double left = panel.getX();
        double top = panel.getY();
        marks.add(Mark.Drawn.of(panel, Ink.fill(Palette.PAPER).outlined(Palette.FRAME, 2.4)));
        marks.add(Mark.Drawn.of(
                new Rectangle2D.Double(left + 5, top + 5, WIDTH - 10, HEIGHT - 10), Ink.line(Palette.FRAME, 0.8)));
        marks.add(Mark.Text.at(left + 22, top + 60, "SEELÖWE", TITLE));
        marks.add(Mark.Text.at(left + 372, top + 38, "The German Invasion", SUBTITLE));
        marks.add(Mark.Text.at(left + 372, top + 61, "of Britain, 1940", SUBTITLE));
        marks.add(new Mark.Drawn(
                line(new Point(left + 22, top + 78), new Point(left + WIDTH - 22, top + 78)),
                Ink.line(Palette.FRAME, 0.8)));
        ground();
        lines();
        places();
        scale(new Point(left + 432, top + HEIGHT - 72));
        marks.add(Mark.Text.at(left + 432, top + HEIGHT - 22, "Made with Natural Earth", SMALL));
        return Mark.Group.of("legend", marks);
    }

    private void ground() {
        entry(0, 0, "Clear", at -> List.of(LegendSwatches.plain(at)));
        entry(0, 1, "Rough", LegendSwatches::rough);
        entry(0, 2, "Forest", LegendSwatches::forest);
        entry(0, 3, "Swamp", LegendSwatches::swamp);
        entry(0, 4, "City", LegendSwatches::city);
        entry(0, 5, "Sea", LegendSwatches::sea);
        entry(0, 6, "Sea hexside", LegendSwatches::seaSide);
        entry(0, 7, "River hexside", LegendSwatches::river);
    }

    private void lines() {
        entry(1, 0, "Railway", at -> RailLayer.symbol(stroke(at)));
        entry(1, 1, "Limit of Landing Area", at -> EchelonLayer.limit(stroke(at)));
        entry(1, 2, "German normal air range", at -> RangeLayer.symbol(stroke(at)));
        entry(1, 3, "Port", at -> List.of(new Mark.Stamp(PortLayer.ANCHOR, at.x(), at.y(), 1)));
        entry(1, 4, "Beach and its Area", LegendSwatches::beach);
        entry(1, 5, "Landing echelon", LegendSwatches::echelon);
        entry(1, 6, "Town", at -> List.of(new Mark.Stamp(TownLayer.TOWN, at.x(), at.y(), 1)));
        entry(1, 7, "Airfield", at -> List.of(new Mark.Stamp(TownLayer.AIRFIELD, at.x(), at.y(), 1)));
    }

    private void places() {
        entry(2, 0, "Large city", at -> name(at, "BRISTOL", 11, 0.8));
        entry(2, 1, "City over 100,000", at -> name(at, "Brighton", 12.5, 0));
        entry(2, 2, "City", at -> name(at, "Dover", 11.5, 0));
        entry(2, 3, "Hex number", at -> List.of(Mark.Text.centred(at.x(), at.y() + 3, "3128", Letterings.NUMBER)));
        entry(2, 4, "Railway leaves the map", LegendSwatches::exit);
    }

    private static List<Mark> name(Point at, String text, double size, double spacing) {
        Lettering lettering =
                Lettering.of(Typeface.SANS_BOLD, size, Palette.INK).spaced(spacing);
        return List.of(Mark.Text.centred(at.x(), at.y() + 4, text, lettering));
    }

    /** Draws one entry's symbol about a point. */
    private interface Symbol {
        List<Mark> at(Point point);
    }

    private void entry(int column, int row, String text, Symbol symbol) {
        double x = panel.getX() + 22 + column * COLUMN;
        double y = panel.getY() + 98 + row * ROW;
        marks.addAll(symbol.at(new Point(x + 24, y)));
        marks.add(Mark.Text.at(x + 58, y + 4, text, TEXT));
    }

    private static Path2D stroke(Point at) {
        return line(at.plus(-24, 0), at.plus(24, 0));
    }

    private static Path2D line(Point a, Point b) {
        return Curves.line(List.of(a, b));
    }

    private void scale(Point at) {
        double hex = HexLayout.HEIGHT;
        for (int i = 0; i < 3; i++) {
            marks.add(Mark.Drawn.of(
                    new Rectangle2D.Double(at.x() + i * hex, at.y(), hex, 5),
                    Ink.fill(i % 2 == 0 ? Palette.INK : Palette.WHITE).outlined(Palette.INK, 0.8)));
        }
        for (int i = 0; i <= 3; i++) {
            String miles = Long.toString(Math.round(i * hexMiles));
            marks.add(Mark.Text.centred(at.x() + i * hex, at.y() - 5, miles, SMALL));
        }
        long kilometres = Math.round(hexMiles * 1.609);
        String text = "miles; one hex is " + Math.round(hexMiles) + " miles or " + kilometres + " km";
        marks.add(Mark.Text.at(at.x(), at.y() + 20, text, SMALL));
    }
}
