package seelowe.study.report;

import java.util.Locale;

/** A drawing, put together piece by piece. */
final class Svg {
    private final StringBuilder text = new StringBuilder();
    private final int width;
    private final int height;
    private final String label;

    /** @param label what a reader who cannot see it is told */
    Svg(int width, int height, String label) {
        this.width = width;
        this.height = height;
        this.label = label;
    }

    Svg line(double x1, double y1, double x2, double y2, String css) {
        text.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>",
                x1,
                y1,
                x2,
                y2,
                css));
        return this;
    }

    Svg rect(double x, double y, double wide, double high, String css, String tip) {
        text.append(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"%s\">%s</rect>",
                x,
                y,
                wide,
                high,
                css,
                tip(tip)));
        return this;
    }

    Svg dot(double x, double y, String css, String tip) {
        text.append(String.format(
                Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" class=\"%s\">%s</circle>", x, y, css, tip(tip)));
        return this;
    }

    /** @param anchor {@code start}, {@code middle} or {@code end} */
    Svg words(double x, double y, String anchor, String css, String words) {
        text.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" class=\"%s\">%s</text>",
                x,
                y,
                anchor,
                css,
                Html.escape(words)));
        return this;
    }

    /** @param points {@code x,y x,y ...} */
    Svg shape(String kind, String points, String css, String style, String tip) {
        text.append('<')
                .append(kind)
                .append(" points=\"")
                .append(points)
                .append("\" class=\"")
                .append(css);
        text.append(style.isEmpty() ? "\">" : "\" style=\"" + style + "\">");
        text.append(tip(tip)).append("</").append(kind).append('>');
        return this;
    }

    /** Everything that {@link #hidden} drew under this name. */
    Svg use(String id) {
        text.append("<use href=\"#").append(id).append("\"/>");
        return this;
    }

    /** The drawing as something to use elsewhere on the page. */
    String hidden(String id) {
        return "<svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs><g id=\"" + id + "\">" + text
                + "</g></defs></svg>\n";
    }

    private static String tip(String tip) {
        return tip.isEmpty() ? "" : "<title>" + Html.escape(tip) + "</title>";
    }

    @Override
    public String toString() {
        return "<svg viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width + "\" role=\"img\" aria-label=\""
                + Html.escape(label) + "\">" + text + "</svg>";
    }
}
