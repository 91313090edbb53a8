package seelowe.art.label;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import seelowe.art.shape.Point;

/**
 * Gives each name the best of its candidates. Room once taken is never given away again and no name leaves the frame; of
 * what remains, the least cluttered place wins. A name for which nothing remains is left out.
 */
public final class LabelPlacer {
    private static final double GAP = 1.2;

    private final Rectangle2D area;
    private final Clutter clutter;
    private final List<Box> taken = new ArrayList<>();

    public LabelPlacer(Rectangle2D area, Clutter clutter) {
        this.area = area;
        this.clutter = clutter;
    }

    /** Takes room for something that is no name: a symbol, a line, a panel. */
    public void reserve(Box box) {
        taken.add(box);
    }

    public void reserveLine(List<Point> points, double halfWidth) {
        for (int i = 1; i < points.size(); i++) {
            reserve(Box.along(points.get(i - 1), points.get(i), halfWidth));
        }
    }

    public Optional<Candidate> place(List<Candidate> candidates) {
        Candidate best = null;
        double bestCost = Double.MAX_VALUE;
        for (Candidate candidate : candidates) {
            if (candidate.penalty() < bestCost && fits(candidate.boxes())) {
                double cost = candidate.penalty() + clutter.under(candidate.boxes());
                if (cost < bestCost) {
                    best = candidate;
                    bestCost = cost;
                }
            }
        }
        if (best != null) {
            best.boxes().forEach(box -> taken.add(box.grown(GAP)));
        }
        return Optional.ofNullable(best);
    }

    public boolean fits(List<Box> boxes) {
        for (Box box : boxes) {
            for (Point corner : box.corners()) {
                if (!area.contains(corner.x(), corner.y())) {
                    return false;
                }
            }
            for (Box other : taken) {
                if (box.overlaps(other)) {
                    return false;
                }
            }
        }
        return true;
    }
}
