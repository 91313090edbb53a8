package seelowe.art.draw;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Inks and letterings as CSS. */
final class SvgStyles {
    private static final Pattern COLOUR = Pattern.compile("(fill|stroke):(#[0-9a-f]{6})");

    private SvgStyles() {}

    static String of(Ink ink) {
        StringBuilder css = new StringBuilder("fill:").append(ink.fill().isEmpty() ? "none" : ink.fill());
        if (!ink.stroke().isEmpty()) {
            css.append(";stroke:").append(ink.stroke());
            css.append(";stroke-width:").append(SvgNumbers.fine(ink.width())).append(";stroke-linejoin:round");
            css.append(";stroke-linecap:").append(ink.dash().isEmpty() ? "round" : "butt");
        }
        if (!ink.dash().isEmpty()) {
            css.append(";stroke-dasharray:");
            css.append(ink.dash().stream().map(SvgNumbers::fine).collect(Collectors.joining(" ")));
        }
        return css + opacity(ink.opacity());
    }

    static String of(Lettering lettering) {
        StringBuilder css = new StringBuilder("font:");
        css.append(lettering.face().style().equals("italic") ? "italic " : "")
                .append(lettering.face().weight());
        css.append(' ').append(SvgNumbers.fine(lettering.size())).append("px '");
        css.append(lettering.face().family()).append("';fill:").append(lettering.colour());
        if (lettering.spacing() != 0) {
            css.append(";letter-spacing:")
                    .append(SvgNumbers.fine(lettering.spacing()))
                    .append("px");
        }
        if (!lettering.halo().isEmpty()) {
            css.append(";stroke:").append(lettering.halo());
            css.append(";stroke-width:").append(SvgNumbers.fine(lettering.haloWidth()));
            css.append(";stroke-linejoin:round;paint-order:stroke");
        }
        return css + opacity(lettering.opacity());
    }

    /** A style whose colours change at night. Who does not know variables keeps to the plain colour before each. */
    static String changing(String css, Map<String, String> night) {
        return COLOUR.matcher(css)
                .replaceAll(found -> night.containsKey(found.group(2)) ? changing(found) : found.group());
    }

    private static String changing(MatchResult found) {
        String property = found.group(1);
        String colour = found.group(2);
        return property + ":" + colour + ";" + property + ":var(" + variable(colour) + "," + colour + ")";
    }

    static String variable(String colour) {
        return "--" + colour.substring(1);
    }

    private static String opacity(double value) {
        return value == 1 ? "" : ";opacity:" + SvgNumbers.fine(value);
    }
}
