package seelowe.art.draw;

import java.awt.geom.Path2D;
import java.util.List;

/** Puts a picture down mark by mark, letters as outlines, so that no font of the machine is asked for. */
public final class Painter {
    private final Picture picture;
    private final Canvas canvas;

    private Painter(Picture picture, Canvas canvas) {
        this.picture = picture;
        this.canvas = canvas;
    }

    public static void paint(Picture picture, Canvas canvas) {
        new Painter(picture, canvas).marks(picture.marks());
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
            canvas.stamp(stamp, () -> marks(picture.symbol(stamp.symbol())));
        } else if (mark instanceof Mark.Group group) {
            group(group);
        }
    }

    private void drawn(Mark.Drawn drawn) {
        Ink ink = drawn.ink();
        if (!ink.fill().isEmpty()) {
            canvas.fill(drawn.path(), ink.fill(), ink.opacity());
        }
        if (!ink.stroke().isEmpty()) {
            canvas.line(drawn.path(), ink);
        }
    }

    private void letters(Path2D outline, Lettering lettering) {
        if (!lettering.halo().isEmpty()) {
            canvas.line(
                    outline, Ink.line(lettering.halo(), lettering.haloWidth()).opacity(lettering.opacity()));
        }
        canvas.fill(outline, lettering.colour(), lettering.opacity());
    }

    private void group(Mark.Group group) {
        if (group.clip() == null) {
            marks(group.marks());
        } else {
            canvas.clipped(group.clip(), () -> marks(group.marks()));
        }
    }
}
