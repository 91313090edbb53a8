package seelowe.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import seelowe.study.figures.Spread;

/** The kinds of chart that a report has. Game-Turns go to the right. */
final class Chart {
    private static final int WIDTH = 460;
    private static final int HEIGHT = 240;
    private static final int LEFT = 44;
    private static final int RIGHT = 12;
    private static final int TOP = 14;
    private static final int BOTTOM = 30;
    private static final int STEPS = 4;
    private static final int LEGEND = 24;
    private static final int LEGEND_ROOM = 34;
    private static final double LETTER = 6.5;

    private Chart() {}

    /** A line over the turns, with the band in which eight games of ten lie. */
    record Line(String name, String css, List<Spread> spreads) {}

    /** One part of a whole, in percent of each Game-Turn's games. */
    record Part(String name, String css, List<Double> shares) {}

    static String lines(String label, List<Line> lines) {
        Svg svg = new Svg(WIDTH, HEIGHT, label);
        double top = lines.stream()
                .flatMap(line -> line.spreads().stream())
                .mapToDouble(Spread::high)
                .max()
                .orElse(1);
        int turns = lines.stream().mapToInt(line -> line.spreads().size()).max().orElse(1);
        double most = axes(svg, top, turns);
        for (Line line : lines) {
            StringBuilder band = new StringBuilder();
            StringBuilder means = new StringBuilder();
            List<Spread> spreads = line.spreads();
            for (int i = 0; i < spreads.size(); i++) {
                band.append(point(x(i, turns), y(spreads.get(i).high(), most)));
                means.append(point(x(i, turns), y(spreads.get(i).mean(), most)));
            }
            for (int i = spreads.size() - 1; i >= 0; i--) {
                band.append(point(x(i, turns), y(spreads.get(i).low(), most)));
            }
            svg.shape("polygon", band.toString().trim(), "band " + line.css(), "", "");
            svg.shape("polyline", means.toString().trim(), "mean " + line.css(), "", line.name());
            for (int i = 0; i < spreads.size(); i++) {
                Spread spread = spreads.get(i);
                String tip = String.format(
                        Locale.ROOT,
                        "%s, Game-Turn %d: %.1f on the average, eight games of ten from %d to %d",
                        line.name(),
                        i + 1,
                        spread.mean(),
                        spread.low(),
                        spread.high());
                svg.dot(x(i, turns), y(spread.mean(), most), "dot " + line.css(), tip);
            }
        }
        return svg.toString();
    }

    /** A column for each Game-Turn. */
    static String columns(String label, List<Double> values, String unit) {
        Svg svg = new Svg(WIDTH, HEIGHT, label);
        double top = values.stream().mapToDouble(value -> value).max().orElse(1);
        int turns = Math.max(1, values.size());
        double most = axes(svg, top, turns);
        double wide = (double) (WIDTH - LEFT - RIGHT) / turns * 0.7;
        for (int i = 0; i < values.size(); i++) {
            double y = y(values.get(i), most);
            String tip = String.format(Locale.ROOT, "Game-Turn %d: %.1f %s", i + 1, values.get(i), unit);
            svg.rect(x(i, turns) - wide / 2, y, wide, HEIGHT - BOTTOM - y, "column", tip);
        }
        return svg.toString();
    }

    /** Columns of parts that make up a whole, the first at the bottom, and what each colour means. */
    static String stacked(String label, List<Part> parts) {
        Svg svg = new Svg(WIDTH, HEIGHT + LEGEND, label);
        int turns = parts.stream().mapToInt(part -> part.shares().size()).max().orElse(1);
        double most = axes(svg, 100, turns);
        double wide = (double) (WIDTH - LEFT - RIGHT) / turns * 0.8;
        double[] below = new double[turns];
        double legend = LEFT;
        for (Part part : parts) {
            for (int turn = 0; turn < part.shares().size(); turn++) {
                double share = part.shares().get(turn);
                double top = y(below[turn] + share, most);
                String tip = String.format(Locale.ROOT, "Game-Turn %d: %s %.0f %%", turn + 1, part.name(), share);
                svg.rect(x(turn, turns) - wide / 2, top, wide, y(below[turn], most) - top, part.css(), tip);
                below[turn] += share;
            }
            svg.rect(legend, HEIGHT + LEGEND - 14, 10, 10, part.css(), "");
            svg.words(legend + 16, HEIGHT + LEGEND - 5, "start", "tick", part.name());
            legend += LEGEND_ROOM + LETTER * part.name().length();
        }
        return svg.toString();
    }

    /** The same, of games in percent. */
    static String shares(String label, SortedMap<Integer, Integer> games, int last) {
        double all =
                Math.max(1, games.values().stream().mapToInt(count -> count).sum());
        List<Double> values = new ArrayList<>();
        for (int turn = 1; turn <= last; turn++) {
            values.add(100 * games.getOrDefault(turn, 0) / all);
        }
        return columns(label, values, "% of the games");
    }

    /** Draws them, and says what the top of the scale stands for. */
    private static double axes(Svg svg, double top, int turns) {
        double step = step(top / STEPS);
        double most = step * Math.max(1, Math.ceil(top / step));
        for (double value = 0; value <= most + step / 2; value += step) {
            svg.line(LEFT, y(value, most), WIDTH - RIGHT, y(value, most), value == 0 ? "axis" : "grid");
            String tick = step < 1 ? String.format(Locale.ROOT, "%.1f", value) : String.valueOf(Math.round(value));
            svg.words(LEFT - 6, y(value, most) + 4, "end", "tick", tick);
        }
        for (int i = 0; i < turns; i++) {
            svg.words(x(i, turns), HEIGHT - BOTTOM + 18, "middle", "tick", String.valueOf(i + 1));
        }
        return most;
    }

    /** 1, 2 or 5 times a power of ten, at least as much. */
    private static double step(double least) {
        double power = 0.1;
        while (true) {
            for (int times : new int[] {1, 2, 5}) {
                if (power * times >= least) {
                    return power * times;
                }
            }
            power *= 10;
        }
    }

    private static double x(int turn, int turns) {
        return LEFT + (turn + 0.5) * (WIDTH - LEFT - RIGHT) / turns;
    }

    private static double y(double value, double most) {
        return HEIGHT - BOTTOM - value / most * (HEIGHT - TOP - BOTTOM);
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, "%.1f,%.1f ", x, y);
    }
}
