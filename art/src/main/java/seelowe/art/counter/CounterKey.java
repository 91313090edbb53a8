package seelowe.art.counter;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.type.Typeface;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitType;

/** What the signs on the counters mean. */
final class CounterKey {
    static final double WIDTH = 640;

    private static final int COLUMNS = 4;
    private static final double PAD = 14;
    private static final double COLUMN = 154;
    private static final double ROW = 26;
    private static final String INK = "#2b2a26";
    private static final Lettering HEADING = Lettering.of(Typeface.SERIF_ITALIC, 17, INK);
    private static final Lettering TEXT = Lettering.of(Typeface.SANS, 12, INK);
    private static final String EXPLANATION = "Counters: size above the branch, strength and Movement Allowance below";
    private static final String SIZES =
            "XX division,  X brigade,  III regiment,  II battalion;  (1) only defends;  grey German, brown British";

    private CounterKey() {}

    static List<Mark> draw(Rectangle2D room) {
        List<Mark> marks = new ArrayList<>();
        marks.add(Mark.Drawn.of(room, Ink.fill("#eae4d2").outlined("#4a463c", 1.1)));
        marks.add(Mark.Text.at(room.getX() + PAD, room.getY() + 20, EXPLANATION, HEADING));
        marks.add(Mark.Text.at(room.getX() + PAD, room.getY() + 39, SIZES, TEXT));
        UnitType[] types = UnitType.values();
        for (int i = 0; i < types.length; i++) {
            int row = i / COLUMNS;
            double x = room.getX() + PAD + 12 + COLUMN * (i % COLUMNS);
            double y = room.getY() + 61 + ROW * row;
            marks.add(new Mark.Stamp(CounterSymbol.branch(Side.BRITISH, types[i]), x, y, 1));
            marks.add(Mark.Text.at(x + 18, y + 4, name(types[i]), TEXT));
        }
        return marks;
    }

    private static String name(UnitType type) {
        String words = type.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
