package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;

/** Rough ground as shaded hills: ridges are raised over the patch and lit from the north-west. */
final class ReliefTexture {
    private static final double STEP = 3;
    private static final double RIDGE = 34;
    private static final double HEIGHT = 15;
    private static final double SMALLEST = 20;

    private ReliefTexture() {}

    static List<Mark> draw(Field patch) {
        Field light = light(patch);
        Field dark = light.like(0);
        dark.change((x, y, before) -> -light.at(x, y));
        List<Mark> marks = new ArrayList<>();
        marks.add(ground(patch, -2, 0.35));
        marks.add(ground(patch, 4, 0.4));
        for (double level : new double[] {0.14, 0.32, 0.52}) {
            marks.add(shape(dark, level, Palette.SHADE, 0.2));
        }
        for (double level : new double[] {0.16, 0.38}) {
            marks.add(shape(light, level, Palette.LIGHT, 0.45));
        }
        return marks;
    }

    private static Mark ground(Field patch, double level, double opacity) {
        return new Mark.Drawn(
                Curves.outline(patch.contours(level), 0.9),
                Ink.fill(Palette.ROUGH).opacity(opacity));
    }

    private static Mark shape(Field field, double level, String colour, double opacity) {
        return new Mark.Drawn(
                Curves.outline(large(field.contours(level)), 1.4),
                Ink.fill(colour).opacity(opacity));
    }

    private static List<List<Point>> large(List<List<Point>> rings) {
        return rings.stream().filter(ring -> Curves.area(ring) > SMALLEST).toList();
    }

    private static Field light(Field patch) {
        Noise noise = new Noise(31);
        Field hills = patch.like(0);
        hills.change((x, y, before) -> height(noise, patch, x, y));
        Field light = patch.like(0);
        light.change((x, y, before) -> {
            if (patch.at(x, y) < -8) {
                return 0;
            }
            double across = hills.at(x + STEP, y) - hills.at(x - STEP, y);
            double down = hills.at(x, y + STEP) - hills.at(x, y - STEP);
            return (0.6 * across + 0.8 * down) / (2 * STEP);
        });
        return light;
    }

    private static double height(Noise noise, Field patch, double x, double y) {
        double inside = Math.max(0, Math.min(1, (patch.at(x, y) + 3) / 16));
        if (inside == 0) {
            return 0;
        }
        double bend = 0.5 * noise.at(x / 50, y / 50);
        double ridge = 1 - Math.abs(noise.at(x / RIDGE + bend, y / RIDGE - bend));
        double detail = noise.layered(x / 13 + 40, y / 13, 2);
        return inside * HEIGHT * (0.2 + ridge * ridge + 0.18 * detail);
    }
}
