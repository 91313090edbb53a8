package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;

/** The drawn shore as lines that can be cut up by hexes. */
final class Shoreline {
    private static final double SHORTEST = 9;

    private final HexLayout layout;
    private final Landform land;
    private final List<List<Point>> rings;

    Shoreline(HexLayout layout, Landform land) {
        this.layout = layout;
        this.land = land;
        this.rings = land.shore().contours(0);
    }

    List<List<Point>> rings() {
        return rings;
    }

    /** The stretches of shore inside a hex, the longest first. */
    List<Trail> within(int hex) {
        var outline = layout.outline(hex);
        List<Trail> runs = new ArrayList<>();
        for (List<Point> ring : rings) {
            List<Point> run = new ArrayList<>();
            for (int i = 0; i <= ring.size(); i++) {
                Point point = ring.get(i % ring.size());
                if (outline.contains(point.x(), point.y())) {
                    run.add(point);
                } else {
                    keep(run, runs);
                    run = new ArrayList<>();
                }
            }
            keep(run, runs);
        }
        runs.sort((a, b) -> Double.compare(b.length(), a.length()));
        return runs;
    }

    private static void keep(List<Point> run, List<Trail> runs) {
        if (run.size() > 2 && new Trail(run).length() > SHORTEST) {
            runs.add(new Trail(run));
        }
    }

    /** The place this far from the shore to seaward, going straight out from a point of the shore. */
    Point seaward(Point shore, double distance) {
        Point best = shore;
        double deepest = Double.MAX_VALUE;
        for (int k = 0; k < 24; k++) {
            double angle = k * Math.PI / 12;
            Point out = shore.plus(distance * Math.cos(angle), distance * Math.sin(angle));
            double depth = land.shore().at(out);
            if (depth < deepest) {
                deepest = depth;
                best = out;
            }
        }
        return best;
    }
}
