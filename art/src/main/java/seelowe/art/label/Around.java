package seelowe.art.label;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;

/** Candidates for a name: around a point, near a point, or along a trail. */
public final class Around {
    private static final int[][] SIDES = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {1, 1}, {-1, -1}, {-1, 1}};
    private static final double[] UNUSUAL = {0, 1.2, 1.6, 1.4, 0.8, 1, 1.8, 2};

    private static final double DISTANCE_COST = 0.45;
    private static final double STRAYING_COST = 0.05;
    private static final double SHARPEST_BEND = 15;

    private Around() {}

    /** To the right, left, below, above and in the corners, close by and up to a reach farther off. */
    public static List<Candidate> point(Point at, double gap, double reach, String text, Lettering lettering) {
        List<Candidate> candidates = new ArrayList<>();
        double width = lettering.width(text);
        double rise = 0.3 * lettering.size();
        for (double more = 0; more <= reach; more += 3) {
            for (int i = 0; i < SIDES.length; i++) {
                double away = gap + more;
                double slant = SIDES[i][0] != 0 && SIDES[i][1] != 0 ? 0.7 : 1;
                double x = at.x() + SIDES[i][0] * away * slant + (SIDES[i][0] - 1) * width / 2;
                double y = at.y() + rise + SIDES[i][1] * (away * slant + 0.4 * lettering.size());
                for (int nudge = -2; nudge <= 2; nudge++) {
                    double shift = SIDES[i][0] == 0 ? nudge * width / 5 : 0;
                    double lift = SIDES[i][1] == 0 ? nudge * rise : 0;
                    Mark.Text line = new Mark.Text(text, x + shift, y + lift, 0, lettering);
                    candidates.add(Candidate.of(line, UNUSUAL[i] + more * DISTANCE_COST + Math.abs(nudge) * 0.5));
                }
            }
        }
        return candidates;
    }

    /** Centred on the point, or a short way off it in any direction. */
    public static List<Candidate> near(Point at, double angle, double reach, String text, Lettering lettering) {
        List<Candidate> candidates = new ArrayList<>();
        double turn = Math.toRadians(angle);
        double half = lettering.width(text) / 2;
        for (double away = 0; away <= reach; away += 4) {
            int spokes = away == 0 ? 1 : 12;
            for (int k = 0; k < spokes; k++) {
                double x = at.x() + away * Math.cos(k * Math.PI / 6) - half * Math.cos(turn);
                double y = at.y() + away * Math.sin(k * Math.PI / 6) - half * Math.sin(turn);
                double down = 0.26 * lettering.size();
                Mark.Text line =
                        new Mark.Text(text, x - down * Math.sin(turn), y + down * Math.cos(turn), angle, lettering);
                candidates.add(Candidate.of(line, away * STRAYING_COST));
            }
        }
        return candidates;
    }

    /** Along a trail at a distance to either side of it, read from left to right; the penalty is the caller's wish. */
    public static List<Candidate> trail(
            Trail trail, double off, double step, String text, Lettering lettering, ToDoubleFunction<Point> wish) {
        List<Candidate> candidates = new ArrayList<>();
        double width = lettering.width(text);
        for (double start = 6; start + width + 6 < trail.length(); start += step) {
            boolean leftward = trail.at(start).x() > trail.at(start + width).x();
            Trail way = leftward ? trail.reversed() : trail;
            double from = leftward ? trail.length() - start - width : start;
            for (double side : new double[] {-off, off + 0.66 * lettering.size()}) {
                Mark.Curved line = along(way, from, side, text, lettering);
                double bend = bend(line);
                if (bend < SHARPEST_BEND) {
                    candidates.add(Candidate.of(line, wish.applyAsDouble(trail.at(start + width / 2)) + bend / 2));
                }
            }
        }
        return candidates;
    }

    private static double bend(Mark.Curved line) {
        double total = 0;
        double worst = 0;
        for (int i = 1; i < line.spots().size(); i++) {
            double turn = Math.abs(
                    line.spots().get(i).angle() - line.spots().get(i - 1).angle());
            worst = Math.max(worst, Math.min(turn, 360 - turn));
            total += Math.min(turn, 360 - turn);
        }
        return worst / 2 + total / 10;
    }

    /** Letters set along a trail; a positive side is below the line of travel. */
    public static Mark.Curved along(Trail trail, double from, double side, String text, Lettering lettering) {
        double[] at = lettering.face().font().positions(text, lettering.size(), lettering.spacing());
        List<Mark.Spot> spots = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            double middle = from + (at[i] + at[i + 1] - lettering.spacing()) / 2;
            double half = (at[i + 1] - at[i] - lettering.spacing()) / 2;
            double heading = trail.heading(middle, 56);
            Point point = trail.at(middle);
            spots.add(new Mark.Spot(
                    point.x() - half * Math.cos(heading) - side * Math.sin(heading),
                    point.y() - half * Math.sin(heading) + side * Math.cos(heading),
                    Math.toDegrees(heading)));
        }
        return new Mark.Curved(text, spots, lettering);
    }
}
