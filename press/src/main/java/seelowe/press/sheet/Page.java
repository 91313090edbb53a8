package seelowe.press.sheet;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.draw.Picture;
import seelowe.art.type.Typeface;
import seelowe.press.pdf.Paper;
import seelowe.press.pdf.PdfBook;

/** Lines and tables one below the other, in two columns, on as many pages as it takes. */
final class Page {
    private static final String INK = "#2b2a26";
    private static final Lettering TITLE = Lettering.of(Typeface.SERIF, 22, INK).spaced(0.6);
    private static final Lettering HEADING = Lettering.of(Typeface.SERIF_ITALIC, 13, INK);
    private static final Lettering TEXT = Lettering.of(Typeface.SANS, 7.4, INK);
    private static final Lettering BOLD = Lettering.of(Typeface.SANS_BOLD, 7.4, INK);
    private static final double LINE = 10.4;
    private static final double GUTTER = 24;
    private static final double TOP = 44;

    private final PdfBook book;
    private final Paper paper;
    private final String title;
    private final double width;
    private final double height;
    private final List<Mark> marks = new ArrayList<>();
    private int column;
    private double y = TOP;

    Page(PdfBook book, Paper paper, String title) {
        this.book = book;
        this.paper = paper;
        this.title = title;
        Rectangle2D room = Scale.printable(paper.width(), paper.height());
        this.width = room.getWidth() / Scale.MM;
        this.height = room.getHeight() / Scale.MM;
    }

    private double columnWidth() {
        return (width - GUTTER) / 2;
    }

    private double left() {
        return column * (columnWidth() + GUTTER);
    }

    void heading(String text) throws IOException {
        room(3 * LINE);
        y += LINE;
        marks.add(Mark.Text.at(left(), y, text, HEADING));
        y += 4;
        marks.add(Mark.Drawn.of(new Line2D.Double(left(), y, left() + columnWidth(), y), Ink.line(INK, 0.5)));
        y += LINE;
    }

    /** A bold word and what there is to say of it, wrapped. */
    void entry(String head, String text) throws IOException {
        double indent = Math.max(64, BOLD.width(head) + 6);
        List<String> lines = wrap(text, columnWidth() - indent);
        room(lines.size() * LINE);
        marks.add(Mark.Text.at(left(), y, head, BOLD));
        for (String line : lines) {
            marks.add(Mark.Text.at(left() + indent, y, line, TEXT));
            y += LINE;
        }
    }

    /** The first row and the first column are headings. */
    void table(List<List<String>> rows) throws IOException {
        room(rows.size() * LINE + LINE);
        double[] widths = widths(rows);
        double fit = Math.min(1, columnWidth() / Arrays.stream(widths).sum());
        for (int i = 0; i < rows.size(); i++) {
            double x = left();
            for (int cell = 0; cell < rows.get(i).size(); cell++) {
                Lettering face = i == 0 || cell == 0 ? BOLD : TEXT;
                Lettering fitting = Lettering.of(face.face(), face.size() * fit, face.colour());
                marks.add(Mark.Text.at(x, y, rows.get(i).get(cell), fitting));
                x += widths[cell] * fit;
            }
            y += LINE;
        }
        y += LINE / 2;
    }

    /** As wide as their words need, the rest shared out. */
    private double[] widths(List<List<String>> rows) {
        double[] widths = new double[rows.get(0).size()];
        double sum = 0;
        for (int cell = 0; cell < widths.length; cell++) {
            for (List<String> row : rows) {
                widths[cell] = Math.max(widths[cell], BOLD.width(row.get(cell)));
            }
            sum += widths[cell];
        }
        double more = Math.max(6, Math.min(14, (columnWidth() - sum) / widths.length));
        for (int cell = 0; cell < widths.length; cell++) {
            widths[cell] += more;
        }
        return widths;
    }

    private static List<String> wrap(String text, double room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && TEXT.width(line + " " + word) > room) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private void room(double needed) throws IOException {
        if (y + needed <= height) {
            return;
        }
        if (column == 1) {
            finish();
        } else {
            column = 1;
            y = TOP;
        }
    }

    void finish() throws IOException {
        marks.add(Mark.Text.at(0, 20, title, TITLE));
        Picture picture = new Picture(width, height, new TreeMap<>(), marks);
        book.page(
                paper.width(),
                paper.height(),
                List.of(new PdfBook.Placed(
                        picture,
                        Paper.MARGIN,
                        Paper.MARGIN,
                        Scale.MM,
                        new Rectangle2D.Double(0, 0, paper.width(), paper.height()))));
        marks.clear();
        column = 0;
        y = TOP;
    }
}
