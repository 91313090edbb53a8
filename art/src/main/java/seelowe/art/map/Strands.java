package seelowe.art.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.art.shape.Point;

/** Strings loose pieces together into as few lines as possible: each runs from one end or fork to another. */
final class Strands {
    private final Map<Long, Point> points = new LinkedHashMap<>();
    private final Map<Long, List<Long>> links = new LinkedHashMap<>();

    void add(Point a, Point b) {
        long from = key(a);
        long to = key(b);
        points.putIfAbsent(from, a);
        points.putIfAbsent(to, b);
        linksOf(from).add(to);
        linksOf(to).add(from);
    }

    /** Lines from ends first, then what is left between forks and in loops. */
    List<List<Point>> chains() {
        List<List<Point>> chains = new ArrayList<>();
        List<Long> starts = new ArrayList<>(links.keySet());
        List<Long> forks =
                starts.stream().filter(key -> linksOf(key).size() > 2).toList();
        for (long start : starts) {
            if (linksOf(start).size() == 1) {
                chains.add(walk(start, forks));
            }
        }
        for (long fork : forks) {
            while (!linksOf(fork).isEmpty()) {
                chains.add(walk(fork, forks));
            }
        }
        for (long start : starts) {
            if (!linksOf(start).isEmpty()) {
                chains.add(walk(start, forks));
            }
        }
        return chains;
    }

    private List<Point> walk(long start, List<Long> forks) {
        List<Point> chain = new ArrayList<>();
        long here = start;
        chain.add(point(here));
        while (!linksOf(here).isEmpty()) {
            long next = linksOf(here).remove(0);
            linksOf(next).remove((Long) here);
            here = next;
            chain.add(point(here));
            if (forks.contains(here)) {
                break;
            }
        }
        return chain;
    }

    private Point point(long key) {
        return points.getOrDefault(key, new Point(0, 0));
    }

    private List<Long> linksOf(long key) {
        return links.computeIfAbsent(key, fresh -> new ArrayList<>());
    }

    /** Corners of neighbouring hexes agree only to within rounding. */
    private static long key(Point point) {
        return Math.round(point.x() / 4) * 100_000 + Math.round(point.y() / 4);
    }
}
