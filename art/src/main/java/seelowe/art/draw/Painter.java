package seelowe.art.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** Paints a picture into an image, letters as outlines, so that no font of the machine is asked for. */
public final class Painter {
    private final Picture picture;
    private final Graphics2D paper;

    private Painter(Picture picture, Graphics2D paper) {
        this.picture = picture;
        this.paper = paper;
    }

    /** An image of this width in pixels; the height follows from the picture. */
    public static BufferedImage paint(Picture picture, int width) {
        double scale = width / picture.width();
        int height = (int) Math.round(picture.height() * scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D paper = image.createGraphics();
        paper.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paper.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        paper.setColor(Color.WHITE);
        paper.fillRect(0, 0, width, height);
        paper.scale(scale, scale);
        new Painter(picture, paper).marks(picture.marks());
        paper.dispose();
        return image;
    }

    private void marks(List<Mark> marks) {
        for (Mark mark : marks) {
            mark(mark);
        }
    }

    private void mark(Mark mark) {
        if (mark instanceof Mark.Drawn drawn) {
            drawn(drawn);
        } else if (mark instanceof Mark.Text text) {
            letters(Glyphs.outline(text), text.lettering());
        } else if (mark instanceof Mark.Curved curved) {
            letters(Glyphs.outline(curved), curved.lettering());
        } else if (mark instanceof Mark.Stamp stamp) {
            stamp(stamp);
        } else if (mark instanceof Mark.Group group) {
            group(group);
        }
    }

    private void drawn(Mark.Drawn drawn) {
        Ink ink = drawn.ink();
        if (!ink.fill().isEmpty()) {
            paper.setColor(colour(ink.fill(), ink.opacity()));
            paper.fill(drawn.path());
        }
        if (!ink.stroke().isEmpty()) {
            paper.setColor(colour(ink.stroke(), ink.opacity()));
            paper.setStroke(stroke(ink));
            paper.draw(drawn.path());
        }
    }

    private void letters(Path2D outline, Lettering lettering) {
        if (!lettering.halo().isEmpty()) {
            paper.setColor(colour(lettering.halo(), lettering.opacity()));
            paper.setStroke(stroke(Ink.line(lettering.halo(), lettering.haloWidth())));
            paper.draw(outline);
        }
        paper.setColor(colour(lettering.colour(), lettering.opacity()));
        paper.fill(outline);
    }

    private void stamp(Mark.Stamp stamp) {
        AffineTransform before = paper.getTransform();
        paper.translate(stamp.x(), stamp.y());
        paper.scale(stamp.scale(), stamp.scale());
        marks(picture.symbol(stamp.symbol()));
        paper.setTransform(before);
    }

    private void group(Mark.Group group) {
        Shape clip = paper.getClip();
        if (group.clip() != null) {
            paper.clip(new Area(group.clip()));
        }
        marks(group.marks());
        paper.setClip(clip);
    }

    private static BasicStroke stroke(Ink ink) {
        if (ink.dash().isEmpty()) {
            return new BasicStroke((float) ink.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        }
        float[] dash = new float[ink.dash().size()];
        for (int i = 0; i < dash.length; i++) {
            dash[i] = ink.dash().get(i).floatValue();
        }
        return new BasicStroke((float) ink.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
    }

    private static Color colour(String code, double opacity) {
        int rgb = Integer.parseInt(code.substring(1), 16);
        return new Color(rgb >> 16, rgb >> 8 & 255, rgb & 255, (int) Math.round(opacity * 255));
    }
}
