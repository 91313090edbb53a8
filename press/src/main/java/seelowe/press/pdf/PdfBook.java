package seelowe.press.pdf;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.OutputStream;
import java.util.IdentityHashMap;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import seelowe.art.draw.Picture;

/** A document of pages; the same pages give the same bytes. */
public final class PdfBook implements AutoCloseable {
    private static final float POINTS_PER_MM = 72 / 25.4f;
    /** In the place of one made from the clock. */
    private static final long ID = 1940;

    private final PDDocument document = new PDDocument();
    private final IdentityHashMap<Picture, PDFormXObject> forms = new IdentityHashMap<>();

    public PdfBook(String title) {
        document.setDocumentId(ID);
        document.getDocumentInformation().setTitle(title);
    }

    /**
     * A picture, or the part of it within a window, somewhere on a page; all in millimetres.
     *
     * @param scale millimetres for one unit of the picture
     * @param window on the page, outside which nothing of it is seen
     */
    public record Placed(Picture picture, double x, double y, double scale, Rectangle2D window) {}

    public void page(double width, double height, List<Placed> parts) throws IOException {
        PDPage page = new PDPage(new PDRectangle((float) width * POINTS_PER_MM, (float) height * POINTS_PER_MM));
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            // From here on as on paper: millimetres, from the upper left corner.
            content.transform(new Matrix(POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, (float) height * POINTS_PER_MM));
            for (Placed part : parts) {
                place(content, part);
            }
        }
    }

    private void place(PDPageContentStream content, Placed part) throws IOException {
        content.saveGraphicsState();
        Rectangle2D window = part.window();
        content.addRect(
                (float) window.getX(), (float) window.getY(), (float) window.getWidth(), (float) window.getHeight());
        content.clip();
        float scale = (float) part.scale();
        content.transform(new Matrix(scale, 0, 0, scale, (float) part.x(), (float) part.y()));
        content.drawForm(form(part.picture()));
        content.restoreGraphicsState();
    }

    private PDFormXObject form(Picture picture) throws IOException {
        PDFormXObject known = forms.get(picture);
        if (known == null) {
            known = PdfCanvas.form(document, picture);
            forms.put(picture, known);
        }
        return known;
    }

    public int pages() {
        return document.getNumberOfPages();
    }

    public void write(OutputStream out) throws IOException {
        document.save(out);
    }

    @Override
    public void close() throws IOException {
        document.close();
    }
}
