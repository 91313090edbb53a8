package seelowe.study.report;

import java.util.List;
import java.util.regex.Pattern;

/** Pieces of a page. */
final class Html {
    private static final Pattern FIGURES = Pattern.compile("[-+±]? ?\\d[\\d.,]*( %| ± [\\d.]+| to [\\d.]+ %)?");

    private Html() {}

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String heading(int level, String words) {
        return "<h" + level + ">" + escape(words) + "</h" + level + ">\n";
    }

    static String paragraph(String words) {
        return words.isEmpty() ? "" : "<p>" + escape(words) + "</p>\n";
    }

    static String figure(String picture, String caption) {
        return "<figure>" + picture + "<figcaption>" + escape(caption) + "</figcaption></figure>\n";
    }

    /** A file beside the page, and why it is there. */
    static String record(String file, String words, String why) {
        return "<li><a href=\"" + escape(file) + "\" download>" + escape(words) + "</a>: " + escape(why) + "</li>\n";
    }

    /** The first column is for names, the others for figures. */
    static String table(Grid grid) {
        StringBuilder html = new StringBuilder("<div class=\"wide\"><table><thead>");
        html.append(row("th", grid.header())).append("</thead><tbody>");
        grid.rows().forEach(row -> html.append(row("td", row)));
        return html.append("</tbody></table></div>\n").toString();
    }

    /** Figures stand to the right and are not broken. */
    private static String row(String kind, List<String> cells) {
        StringBuilder html = new StringBuilder("<tr>");
        cells.forEach(cell -> html.append('<')
                .append(kind)
                .append(FIGURES.matcher(cell).matches() ? " class=\"n\">" : ">")
                .append(escape(cell))
                .append("</")
                .append(kind)
                .append('>'));
        return html.append("</tr>\n").toString();
    }
}
