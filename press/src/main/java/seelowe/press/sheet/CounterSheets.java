package seelowe.press.sheet;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.art.counter.CounterSymbol;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.draw.Picture;
import seelowe.art.shape.Point;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;
import seelowe.press.pdf.Paper;
import seelowe.press.pdf.PdfBook;

/** Counters to cut out: a page of fronts, and after it the page of their backs, for printing on both sides. */
public final class CounterSheets {
    private static final double STEP = 44;
    /** Room for the last hair line. */
    private static final double EDGE = 0.5;

    private final PdfBook book;
    private final Paper paper;
    private final int columns;
    private final int rows;

    public CounterSheets(PdfBook book, Paper paper) {
        this.book = book;
        this.paper = paper;
        Rectangle2D room = Scale.printable(paper.width(), paper.height());
        this.columns = (int) (room.getWidth() / Scale.MM / STEP);
        this.rows = (int) (room.getHeight() / Scale.MM / STEP);
    }

    /** Every counter of these scenarios once; one whose values differ by season once for each. */
    public static List<Unit> of(List<Scenario> scenarios) {
        Map<String, Unit> counters = new LinkedHashMap<>();
        for (Scenario scenario : scenarios) {
            for (Unit unit : scenario.roster()) {
                counters.putIfAbsent(unit.key() + " " + unit.factors(), unit);
            }
        }
        List<Unit> units = new ArrayList<>(counters.values());
        units.sort(java.util.Comparator.comparing(Unit::side));
        return units;
    }

    public void print(List<Unit> units) throws IOException {
        int each = columns * rows;
        for (int from = 0; from < units.size(); from += each) {
            List<Unit> some = units.subList(from, Math.min(units.size(), from + each));
            page(some, false);
            page(some, true);
        }
    }

    private void page(List<Unit> units, boolean backs) throws IOException {
        List<Mark> marks = new ArrayList<>(cuts());
        for (int i = 0; i < units.size(); i++) {
            int column = i % columns;
            // The backs lie mirrored, so that they meet their fronts when the sheet is turned over its long edge.
            double x = ((backs ? columns - 1 - column : column) + 0.5) * STEP;
            int row = i / columns;
            Point at = new Point(x, (row + 0.5) * STEP);
            marks.add(backs ? CounterSymbol.back(units.get(i).side(), at) : CounterSymbol.draw(units.get(i), at));
        }
        Picture sheet = new Picture(columns * STEP + EDGE, rows * STEP + EDGE, CounterSymbol.symbols(), marks);
        double x = (paper.width() - sheet.width() * Scale.MM) / 2;
        double y = (paper.height() - sheet.height() * Scale.MM) / 2;
        book.page(
                paper.width(),
                paper.height(),
                List.of(new PdfBook.Placed(
                        sheet, x, y, Scale.MM, new Rectangle2D.Double(0, 0, paper.width(), paper.height()))));
    }

    /** Hair lines between the counters. */
    private List<Mark> cuts() {
        List<Mark> lines = new ArrayList<>();
        Ink hair = Ink.line("#8a857a", 0.25);
        for (int column = 0; column <= columns; column++) {
            lines.add(Mark.Drawn.of(new Rectangle2D.Double(column * STEP, 0, 0, rows * STEP), hair));
        }
        for (int row = 0; row <= rows; row++) {
            lines.add(Mark.Drawn.of(new Rectangle2D.Double(0, row * STEP, columns * STEP, 0), hair));
        }
        return lines;
    }
}
