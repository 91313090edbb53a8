package seelowe.art.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.art.geography.Geography.River;
import seelowe.art.geography.Geography.Side;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;

/**
 * Turns the hexsides of each river into a course from source to mouth: smooth, with a little meander, tributaries ending
 * on the bank of what they flow into, and mouths at the drawn shore.
 */
public final class RiverCourses {
    private static final double SNAP = 22;
    private static final double MEANDER = 2.6;

    private final HexLayout layout;
    private final Landform land;
    private final Map<River, List<Trail>> courses = new LinkedHashMap<>();

    public RiverCourses(HexLayout layout, Landform land, List<River> rivers) {
        this.layout = layout;
        this.land = land;
        List<River> longestFirst = new ArrayList<>(rivers);
        longestFirst.sort(
                Comparator.comparingInt((River river) -> -river.sides().size()).thenComparing(River::name));
        for (River river : longestFirst) {
            List<Trail> trails = new ArrayList<>();
            for (List<Point> chain : chains(river.sides())) {
                trails.add(course(chain));
            }
            courses.put(river, trails);
        }
    }

    /** The courses by river, the longest rivers first. */
    public Map<River, List<Trail>> byRiver() {
        return courses;
    }

    private List<List<Point>> chains(List<Side> sides) {
        Strands strands = new Strands();
        for (Side side : sides) {
            int way = layout.grid().direction(side.hex(), side.neighbour());
            List<Point> ends = layout.side(side.hex(), way);
            strands.add(ends.get(0), ends.get(1));
        }
        return strands.chains();
    }

    private Trail course(List<Point> chain) {
        List<Point> corners = new ArrayList<>(chain);
        if (mouthValue(corners.get(0)) < mouthValue(corners.get(corners.size() - 1))) {
            java.util.Collections.reverse(corners);
        }
        snap(corners, 0);
        snap(corners, corners.size() - 1);
        List<Point> smooth = new Trail(Curves.spline(corners, 6)).even(8);
        return new Trail(toShore(meander(smooth)));
    }

    /** Low where a river ends: in the sea, else in a bigger river. */
    private double mouthValue(Point end) {
        double joins = courses.values().stream()
                .flatMap(List::stream)
                .mapToDouble(trail -> trail.nearest(end).distance(end))
                .min()
                .orElse(SNAP);
        return land.shore().at(end) + (joins < SNAP ? -20 : 0);
    }

    private void snap(List<Point> corners, int i) {
        Point end = corners.get(i);
        courses.values().stream()
                .flatMap(List::stream)
                .map(trail -> trail.nearest(end))
                .filter(bank -> bank.distance(end) < SNAP)
                .min(Comparator.comparingDouble(end::distance))
                .ifPresent(bank -> corners.set(i, bank));
    }

    private static List<Point> meander(List<Point> smooth) {
        Noise noise = new Noise(91);
        List<Point> line = new ArrayList<>();
        for (int i = 0; i < smooth.size(); i++) {
            Point point = smooth.get(i);
            boolean end = i == 0 || i == smooth.size() - 1;
            double sway = end ? 0 : MEANDER;
            line.add(point.plus(
                    sway * noise.at(point.x() / 15, point.y() / 15), sway * noise.at(point.y() / 15, point.x() / 15)));
        }
        return line;
    }

    /** Cuts the course off in the shallows, or leads it on to them if it ends a little way inland. */
    private List<Point> toShore(List<Point> line) {
        List<Point> course = new ArrayList<>(line);
        while (course.size() > 3 && land.shore().at(course.get(course.size() - 2)) < 0) {
            course.remove(course.size() - 1);
        }
        Point end = course.get(course.size() - 1);
        for (int step = 0; step < 12 && land.shore().at(end) > 0 && land.shore().at(end) < 24; step++) {
            end = downhill(end);
            course.add(end);
        }
        int last = course.size() - 1;
        Point before = course.get(last - 1);
        for (int step = 9; step > 0 && land.shore().at(course.get(last)) < 0; step--) {
            course.set(last, before.towards(end, step / 10.0));
        }
        return course;
    }

    private Point downhill(Point from) {
        Point best = from.plus(4, 0);
        for (int k = 1; k < 16; k++) {
            Point next = from.plus(4 * Math.cos(k * Math.PI / 8), 4 * Math.sin(k * Math.PI / 8));
            best = land.shore().at(next) < land.shore().at(best) ? next : best;
        }
        return best;
    }
}
