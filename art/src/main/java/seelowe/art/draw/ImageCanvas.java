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

/** Paper made of pixels. */
public final class ImageCanvas implements Canvas {
    private final Graphics2D paper;

    private ImageCanvas(Graphics2D paper) {
        this.paper = paper;
    }

    /** An image of this width in pixels on white; the height follows from the picture. */
    public static BufferedImage paint(Picture picture, int width) {
        return paint(picture, width, BufferedImage.TYPE_INT_RGB);
    }

    /** The same, see-through where nothing is drawn. */
    public static BufferedImage paintOnNothing(Picture picture, int width) {
        return paint(picture, width, BufferedImage.TYPE_INT_ARGB);
    }

    private static BufferedImage paint(Picture picture, int width, int type) {
        double scale = width / picture.width();
        int height = (int) Math.round(picture.height() * scale);
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D paper = image.createGraphics();
        paper.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paper.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        if (type == BufferedImage.TYPE_INT_RGB) {
            paper.setColor(Color.WHITE);
            paper.fillRect(0, 0, width, height);
        }
        paper.scale(scale, scale);
        Painter.paint(picture, new ImageCanvas(paper));
        paper.dispose();
        return image;
    }

    @Override
    public void fill(Path2D path, String colour, double opacity) {
        paper.setColor(colour(colour, opacity));
        paper.fill(path);
    }

    @Override
    public void line(Path2D path, Ink ink) {
        paper.setColor(colour(ink.stroke(), ink.opacity()));
        paper.setStroke(stroke(ink));
        paper.draw(path);
    }

    @Override
    public void stamp(Mark.Stamp stamp, Runnable marks) {
        AffineTransform before = paper.getTransform();
        paper.translate(stamp.x(), stamp.y());
        paper.scale(stamp.scale(), stamp.scale());
        marks.run();
        paper.setTransform(before);
    }

    @Override
    public void clipped(Path2D clip, Runnable marks) {
        Shape before = paper.getClip();
        paper.clip(new Area(clip));
        marks.run();
        paper.setClip(before);
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
