package seelowe.study.report;

import java.util.List;
import seelowe.study.figures.Interval;

/** Intervals one below the other on one scale. Text and bars are the page's own, so that they stay legible on a telephone. */
final class Whiskers {
    private static final int STEPS = 4;
    private static final double PERCENT = 100;

    private final double low;
    private final double high;
    private final double mark;

    /** @param mark where the upright line stands */
    Whiskers(double low, double high, double mark) {
        this.low = low;
        this.high = high;
        this.mark = mark;
    }

    /**
     * A named interval.
     *
     * @param value it in figures
     * @param clear whether it is drawn in full colour
     */
    record Whisker(String name, Interval interval, String value, boolean clear) {}

    String draw(String label, List<Whisker> whiskers) {
        StringBuilder html =
                new StringBuilder("<div class=\"whiskers\" role=\"img\" aria-label=\"" + Html.escape(label) + "\">");
        whiskers.forEach(whisker -> html.append(row(whisker)));
        html.append("<div class=\"row scale\"><span></span><span class=\"bar\">");
        for (int i = 0; i <= STEPS; i++) {
            double value = low + (high - low) * i / STEPS;
            html.append(Tables.text("<em style=\"left:%.1f%%\">%.0f</em>", at(value), PERCENT * value));
        }
        return html.append("</span><span></span></div></div>\n").toString();
    }

    private String row(Whisker whisker) {
        double from = at(Math.max(low, whisker.interval().low()));
        double to = at(Math.min(high, whisker.interval().high()));
        return Tables.text(
                "<div class=\"row%s\"><span class=\"name\">%s</span><span class=\"bar\"><s style=\"left:%.1f%%\"></s>"
                        + "<i style=\"left:%.1f%%;width:%.1f%%\"></i><b style=\"left:%.1f%%\"></b></span><span class=\"value\">%s</span></div>\n",
                whisker.clear() ? "" : " faint",
                Html.escape(whisker.name()),
                at(mark),
                from,
                Math.max(0.3, to - from),
                at(whisker.interval().value()),
                Html.escape(whisker.value()));
    }

    /** How far to the right, in percent. */
    private double at(double value) {
        return PERCENT * (value - low) / (high - low);
    }
}
