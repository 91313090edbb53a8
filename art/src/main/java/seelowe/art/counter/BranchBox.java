package seelowe.art.counter;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.type.Typeface;
import seelowe.engine.force.UnitType;

/** The military symbols of the branches. */
final class BranchBox {
    private static final double WIDE = 10.5;
    private static final double HIGH = 7;
    private static final String INK = "#1d1c19";
    private static final Ink LINE = Ink.line(INK, 1);
    private static final Ink SOLID = Ink.fill(INK);

    private BranchBox() {}

    static List<Mark> draw(UnitType type, String ground) {
        List<Mark> marks = new ArrayList<>();
        marks.add(Mark.Drawn.of(
                new Rectangle2D.Double(-WIDE, -HIGH, 2 * WIDE, 2 * HIGH),
                Ink.fill(ground).outlined(INK, 1)));
        marks.addAll(figure(type));
        return marks;
    }

    private static List<Mark> figure(UnitType type) {
        Mark cross = new Mark.Drawn(Outlines.lines(-WIDE, -HIGH, WIDE, HIGH, -WIDE, HIGH, WIDE, -HIGH), LINE);
        Mark track = new Mark.Drawn(Outlines.oval(7, 4), Ink.line(INK, 1.1));
        return switch (type) {
            case INFANTRY -> List.of(cross);
            case MOUNTAIN_INFANTRY -> List.of(cross, new Mark.Drawn(Outlines.triangle(4, 0.8, HIGH), SOLID));
            case MOTORIZED_INFANTRY -> List.of(cross, new Mark.Drawn(Outlines.lines(0, -HIGH, 0, HIGH), LINE));
            case PARACHUTE -> List.of(cross, new Mark.Drawn(Outlines.arches(3.6, 2.2), Ink.line(INK, 1.2)));
            case AIRLANDING -> List.of(cross, new Mark.Drawn(Outlines.lines(-4.4, 3.4, 0, 6, 0, 6, 4.4, 3.4), LINE));
            case MECHANIZED_INFANTRY -> List.of(cross, track);
            case ARMOR -> List.of(track);
            case AMPHIBIOUS_ARMOR -> List.of(track, new Mark.Drawn(Outlines.wave(WIDE, 4.6, 2.6), LINE));
            case PARTISAN -> List.of(letter("P"));
            case SUPPLY -> List.of(new Mark.Drawn(Outlines.lines(-WIDE, 3.4, WIDE, 3.4), LINE));
            case AIR -> List.of(new Mark.Drawn(Outlines.airscrew(7.6, 3.4), SOLID));
        };
    }

    private static Mark letter(String text) {
        return Mark.Text.centred(0, 3.6, text, Lettering.of(Typeface.SANS_BOLD, 10.5, INK));
    }
}
