package seelowe.press.pdf;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDFormContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.util.Matrix;
import seelowe.art.draw.Canvas;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.draw.Painter;
import seelowe.art.draw.Picture;

/** Draws a picture once as a form, which any number of pages can show; a symbol is a form within it. */
final class PdfCanvas implements Canvas {
    private static final int ROUND = 1;
    private static final int FLAT = 0;
    /** Room for a symbol about its origin. */
    private static final float SYMBOL = 2000;

    private final PDDocument document;
    private final Map<String, PDFormXObject> symbols = new HashMap<>();
    private final Map<Float, PDExtendedGraphicsState> opacities = new HashMap<>();
    private PDFormContentStream content;

    private PdfCanvas(PDDocument document, PDFormContentStream content) {
        this.document = document;
        this.content = content;
    }

    /** The picture in its own measures, its first row on top. */
    static PDFormXObject form(PDDocument document, Picture picture) throws IOException {
        PDFormXObject form = empty(document, new PDRectangle((float) picture.width(), (float) picture.height()));
        try (PDFormContentStream content = new PDFormContentStream(form)) {
            Painter.paint(picture, new PdfCanvas(document, content));
        }
        pack(form);
        return form;
    }

    private static PDFormXObject empty(PDDocument document, PDRectangle box) {
        PDFormXObject form = new PDFormXObject(document);
        form.setBBox(box);
        form.setResources(new PDResources());
        return form;
    }

    private static void pack(PDFormXObject form) throws IOException {
        byte[] plain = form.getContentStream().toByteArray();
        try (var out = form.getStream().createOutputStream(COSName.FLATE_DECODE)) {
            out.write(plain);
        }
    }

    @Override
    public void fill(Path2D path, String colour, double opacity) {
        attempt(() -> {
            int rgb = rgb(colour);
            content.setNonStrokingColor((rgb >> 16) / 255f, (rgb >> 8 & 255) / 255f, (rgb & 255) / 255f);
            content.setGraphicsStateParameters(state(opacity));
            trace(path);
            if (path.getWindingRule() == Path2D.WIND_EVEN_ODD) {
                content.fillEvenOdd();
            } else {
                content.fill();
            }
        });
    }

    @Override
    public void line(Path2D path, Ink ink) {
        attempt(() -> {
            int rgb = rgb(ink.stroke());
            content.setStrokingColor((rgb >> 16) / 255f, (rgb >> 8 & 255) / 255f, (rgb & 255) / 255f);
            content.setGraphicsStateParameters(state(ink.opacity()));
            content.setLineWidth((float) ink.width());
            content.setLineJoinStyle(ROUND);
            content.setLineCapStyle(ink.dash().isEmpty() ? ROUND : FLAT);
            content.setLineDashPattern(dash(ink), 0);
            trace(path);
            content.stroke();
        });
    }

    @Override
    public void stamp(Mark.Stamp stamp, Runnable marks) {
        attempt(() -> {
            PDFormXObject form = symbols.get(stamp.symbol());
            if (form == null) {
                form = symbol(marks);
                symbols.put(stamp.symbol(), form);
            }
            content.saveGraphicsState();
            content.transform(new Matrix(
                    (float) stamp.scale(), 0, 0, (float) stamp.scale(), (float) stamp.x(), (float) stamp.y()));
            content.drawForm(form);
            content.restoreGraphicsState();
        });
    }

    private PDFormXObject symbol(Runnable marks) throws IOException {
        PDFormXObject form = empty(document, new PDRectangle(-SYMBOL, -SYMBOL, 2 * SYMBOL, 2 * SYMBOL));
        PDFormContentStream around = content;
        try (PDFormContentStream within = new PDFormContentStream(form)) {
            content = within;
            marks.run();
        } finally {
            content = around;
        }
        pack(form);
        return form;
    }

    @Override
    public void clipped(Path2D clip, Runnable marks) {
        attempt(() -> {
            content.saveGraphicsState();
            trace(clip);
            if (clip.getWindingRule() == Path2D.WIND_EVEN_ODD) {
                content.clipEvenOdd();
            } else {
                content.clip();
            }
            marks.run();
            content.restoreGraphicsState();
        });
    }

    private void trace(Path2D path) throws IOException {
        double[] at = new double[6];
        double x = 0;
        double y = 0;
        for (PathIterator each = path.getPathIterator(null); !each.isDone(); each.next()) {
            switch (each.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> content.moveTo((float) at[0], (float) at[1]);
                case PathIterator.SEG_LINETO -> content.lineTo((float) at[0], (float) at[1]);
                case PathIterator.SEG_QUADTO -> quadratic(x, y, at);
                case PathIterator.SEG_CUBICTO ->
                    content.curveTo(
                            (float) at[0], (float) at[1], (float) at[2], (float) at[3], (float) at[4], (float) at[5]);
                default -> content.closePath();
            }
            int last = lastPoint(each.currentSegment(at));
            if (last >= 0) {
                x = at[last];
                y = at[last + 1];
            }
        }
    }

    private static int lastPoint(int segment) {
        return switch (segment) {
            case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 0;
            case PathIterator.SEG_QUADTO -> 2;
            case PathIterator.SEG_CUBICTO -> 4;
            default -> -1;
        };
    }

    /** A PDF knows cubic curves only. */
    private void quadratic(double x, double y, double[] at) throws IOException {
        content.curveTo(
                (float) (x + (at[0] - x) * 2 / 3),
                (float) (y + (at[1] - y) * 2 / 3),
                (float) (at[2] + (at[0] - at[2]) * 2 / 3),
                (float) (at[3] + (at[1] - at[3]) * 2 / 3),
                (float) at[2],
                (float) at[3]);
    }

    private PDExtendedGraphicsState state(double opacity) {
        return opacities.computeIfAbsent((float) opacity, value -> {
            PDExtendedGraphicsState state = new PDExtendedGraphicsState();
            state.setNonStrokingAlphaConstant(value);
            state.setStrokingAlphaConstant(value);
            return state;
        });
    }

    private static float[] dash(Ink ink) {
        float[] dash = new float[ink.dash().size()];
        for (int i = 0; i < dash.length; i++) {
            dash[i] = ink.dash().get(i).floatValue();
        }
        return dash;
    }

    private static int rgb(String colour) {
        return Integer.parseInt(colour.substring(1), 16);
    }

    private interface Step {
        void run() throws IOException;
    }

    private static void attempt(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            throw new UncheckedIOException("The page cannot be written", e);
        }
    }
}
