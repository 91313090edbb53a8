package seelowe.press.sheet;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.List;
import java.util.TreeMap;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.draw.Picture;
import seelowe.art.type.Typeface;
import seelowe.press.pdf.Paper;
import seelowe.press.pdf.PdfBook;

/** The map on one large sheet, or on pages to be glued together. */
public final class MapSheets {
    /** Neighbouring pages show the same strip, to glue one over the other. */
    private static final double OVERLAP = 8;

    private static final Lettering LABEL = Lettering.of(Typeface.SANS, 8, "#2b2a26");

    private final PdfBook book;
    private final Picture map;

    public MapSheets(PdfBook book, Picture map) {
        this.book = book;
        this.map = map;
    }

    public void onOneSheet() throws IOException {
        double width = map.width() * Scale.MM;
        double height = map.height() * Scale.MM;
        book.page(
                width,
                height,
                List.of(new PdfBook.Placed(map, 0, 0, Scale.MM, new Rectangle2D.Double(0, 0, width, height))));
    }

    /** Pages across, as many as it takes. */
    public void tiled(Paper paper) throws IOException {
        double width = paper.height();
        double height = paper.width();
        Rectangle2D window = Scale.printable(width, height);
        double stepAcross = window.getWidth() - OVERLAP;
        double stepDown = window.getHeight() - OVERLAP;
        int columns = pages(map.width() * Scale.MM, stepAcross);
        int rows = pages(map.height() * Scale.MM, stepDown);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                double x = window.getX() - column * stepAcross;
                double y = window.getY() - row * stepDown;
                String place = "Map, row " + (row + 1) + " of " + rows + ", page " + (column + 1) + " of " + columns
                        + ". The last 8 mm on the right and below lie under the next page.";
                book.page(
                        width,
                        height,
                        List.of(new PdfBook.Placed(map, x, y, Scale.MM, window), label(place, width, height)));
            }
        }
    }

    private static int pages(double length, double step) {
        return Math.max(1, (int) Math.ceil((length - OVERLAP) / step));
    }

    private static PdfBook.Placed label(String text, double width, double height) {
        Picture line = new Picture(
                width / Scale.MM,
                20,
                new TreeMap<>(),
                List.of(
                        Mark.Text.at(0, 12, text, LABEL),
                        Mark.Drawn.of(
                                new Rectangle2D.Double(0, 1, (width - 2 * Paper.MARGIN) / Scale.MM, 0.1),
                                Ink.line("#2b2a26", 0.4))));
        double top = height - Paper.MARGIN;
        return new PdfBook.Placed(
                line, Paper.MARGIN, top, Scale.MM, new Rectangle2D.Double(0, top, width, Paper.MARGIN));
    }
}
