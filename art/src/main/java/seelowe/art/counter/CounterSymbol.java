package seelowe.art.counter;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Point;
import seelowe.art.type.Typeface;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;

/** One counter: size mark, branch in its box, strength and movement, name up the side. */
public final class CounterSymbol {
    public static final double SIZE = 40;

    private static final String INK = "#1d1c19";
    private static final double HALF = SIZE / 2;
    private static final Lettering FACTORS = Lettering.of(Typeface.SANS_BOLD, 13, INK);
    private static final Lettering SIZE_MARK =
            Lettering.of(Typeface.SANS_BOLD, 6, INK).spaced(0.2);
    private static final Lettering NAME = Lettering.of(Typeface.SANS, 4.6, INK);
    private static final Lettering BACK = Lettering.of(Typeface.SERIF_ITALIC, 10, INK);
    private static final double LONGEST_NAME = 36;

    private CounterSymbol() {}

    /** The parts that all counters share, by symbol name. */
    public static SortedMap<String, List<Mark>> symbols() {
        SortedMap<String, List<Mark>> symbols = new TreeMap<>();
        for (Side side : Side.values()) {
            symbols.put(CounterColours.symbol(side), face(CounterColours.of(side)));
            for (UnitType type : UnitType.values()) {
                symbols.put(
                        branch(side, type),
                        BranchBox.draw(type, CounterColours.of(side).box()));
            }
        }
        return symbols;
    }

    /** The counter with its middle at a point, as a group named for the unit. */
    public static Mark.Group draw(Unit unit, Point at) {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Stamp(CounterColours.symbol(unit.side()), at.x(), at.y(), 1));
        marks.add(new Mark.Stamp(branch(unit.side(), unit.type()), at.x() + 1.5, at.y() - 3, 1));
        if (!unit.size().symbol().isEmpty()) {
            marks.add(Mark.Text.centred(at.x() + 1.5, at.y() - 12, unit.size().symbol(), SIZE_MARK));
        }
        if (!unit.isAir()) {
            marks.add(Mark.Text.centred(at.x() + 1.5, at.y() + 16, unit.factors(), FACTORS));
        }
        marks.add(name(unit, at));
        return Mark.Group.of(id(unit), marks);
    }

    /** A counter turned over: whose it is, and nothing more. */
    public static Mark.Group back(Side side, Point at) {
        String nation = side == Side.GERMAN ? "German" : "British";
        return Mark.Group.of(
                "back",
                List.of(
                        new Mark.Stamp(CounterColours.symbol(side), at.x(), at.y(), 1),
                        Mark.Text.centred(at.x(), at.y() + 3, nation, BACK)));
    }

    /** The id of a unit's group in the picture. */
    public static String id(Unit unit) {
        return "unit-" + unit.key();
    }

    private static Mark name(Unit unit, Point at) {
        String text = unit.name();
        double fit = Math.min(1, LONGEST_NAME / NAME.width(text));
        Lettering lettering = Lettering.of(NAME.face(), NAME.size() * fit, NAME.colour());
        double half = lettering.width(text) / 2;
        return new Mark.Text(text, at.x() - HALF + 5.6, at.y() + half, -90, lettering);
    }

    /** The symbol of a branch in a side's colours. */
    static String branch(Side side, UnitType type) {
        String kind = type.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        return (side == Side.GERMAN ? "german-" : "british-") + kind;
    }

    private static List<Mark> face(CounterColours colours) {
        return List.of(
                square(-HALF + 1.6, -HALF + 1.8, Ink.fill("#26241f").opacity(0.35)),
                square(-HALF, -HALF, Ink.fill(colours.face()).outlined(colours.dark(), 0.8)),
                new Mark.Drawn(Outlines.corner(HALF - 1.1), Ink.line(colours.light(), 1.1)));
    }

    private static Mark square(double x, double y, Ink ink) {
        return Mark.Drawn.of(new java.awt.geom.RoundRectangle2D.Double(x, y, SIZE, SIZE, 4, 4), ink);
    }
}
