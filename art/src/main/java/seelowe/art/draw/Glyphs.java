package seelowe.art.draw;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import seelowe.art.type.TrueTypeFont;

/** Lines of text as outlines. */
public final class Glyphs {
    private Glyphs() {}

    public static Path2D outline(Mark.Text text) {
        Lettering lettering = text.lettering();
        TrueTypeFont font = lettering.face().font();
        double[] at = font.positions(text.text(), lettering.size(), lettering.spacing());
        Path2D line = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (int i = 0; i < text.text().length(); i++) {
            AffineTransform place = AffineTransform.getTranslateInstance(text.x(), text.y());
            place.rotate(Math.toRadians(text.angle()));
            place.translate(at[i], 0);
            place.scale(lettering.size(), lettering.size());
            line.append(place.createTransformedShape(font.outline(text.text().charAt(i))), false);
        }
        return line;
    }

    public static Path2D outline(Mark.Curved curved) {
        Lettering lettering = curved.lettering();
        Path2D line = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (int i = 0; i < curved.text().length(); i++) {
            Mark.Spot spot = curved.spots().get(i);
            AffineTransform place = AffineTransform.getTranslateInstance(spot.x(), spot.y());
            place.rotate(Math.toRadians(spot.angle()));
            place.scale(lettering.size(), lettering.size());
            line.append(
                    place.createTransformedShape(
                            lettering.face().font().outline(curved.text().charAt(i))),
                    false);
        }
        return line;
    }
}
