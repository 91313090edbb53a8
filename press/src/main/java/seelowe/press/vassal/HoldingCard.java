package seelowe.press.vassal;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.draw.Picture;
import seelowe.art.shape.Point;
import seelowe.art.type.Typeface;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;

/** A board beside the map with a box for all that is ready and for each arrival. */
final class HoldingCard {
    private static final double WIDTH = 1200;
    private static final double STEP = 48;
    private static final double HEAD = 28;
    private static final double GAP = 14;
    private static final int MOST_IN_ROW = 10;
    private static final String INK = "#2b2a26";
    private static final Lettering HEADING = Lettering.of(Typeface.SERIF_ITALIC, 17, INK);
    private static final Lettering TITLE = Lettering.of(Typeface.SERIF, 30, INK).spaced(1.5);

    private final List<Mark> marks = new ArrayList<>();
    private final Map<Unit, Point> places = new LinkedHashMap<>();
    private double x = GAP;
    private double y = 60;
    private double rowHeight;

    HoldingCard(Scenario scenario) {
        marks.add(Mark.Text.at(GAP, 40, scenario.title(), TITLE));
        Box.of(scenario).forEach(this::add);
    }

    private void add(Box box) {
        int across = Math.min(MOST_IN_ROW, box.units().size());
        int down = (box.units().size() + MOST_IN_ROW - 1) / MOST_IN_ROW;
        double width = Math.max(across * STEP + GAP, HEADING.width(box.name()) + 2 * GAP);
        double height = HEAD + down * STEP + GAP / 2;
        if (x + width + GAP > WIDTH) {
            x = GAP;
            y += rowHeight + GAP;
            rowHeight = 0;
        }
        marks.add(Mark.Drawn.of(
                new Rectangle2D.Double(x, y, width, height), Ink.fill("#eae4d2").outlined("#4a463c", 1.1)));
        marks.add(Mark.Text.at(x + GAP / 2, y + 19, box.name(), HEADING));
        for (int i = 0; i < box.units().size(); i++) {
            int row = i / MOST_IN_ROW;
            places.put(
                    box.units().get(i),
                    new Point(x + GAP / 2 + (i % MOST_IN_ROW + 0.5) * STEP, y + HEAD + (row + 0.5) * STEP));
        }
        x += width + GAP;
        rowHeight = Math.max(rowHeight, height);
    }

    Picture picture() {
        double height = y + rowHeight + GAP;
        List<Mark> all = new ArrayList<>();
        all.add(Mark.Drawn.of(new Rectangle2D.Double(0, 0, WIDTH, height), Ink.fill("#f6f1e2")));
        all.addAll(marks);
        return new Picture(WIDTH, height, new TreeMap<>(), all);
    }

    /** The middle of each counter. */
    Map<Unit, Point> places() {
        return places;
    }
}
