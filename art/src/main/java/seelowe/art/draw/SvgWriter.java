package seelowe.art.draw;

import java.awt.geom.Path2D;
import java.util.Base64;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import seelowe.art.type.Typeface;

/**
 * Writes a picture as SVG that needs nothing beside it: styles, symbols and fonts stand inside. Who asks for a part such as
 * {@code #night} of the file gets the same drawing in other colours, or without its names and numbers: see {@link SvgParts}.
 */
public final class SvgWriter {
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder clips = new StringBuilder();
    private final Map<String, String> classes = new LinkedHashMap<>();
    private final Set<Typeface> faces = new HashSet<>();
    private final Map<String, String> night;
    private int clipCount;

    private SvgWriter(Map<String, String> night) {
        this.night = night;
    }

    /** @param night what becomes of colours at night; the others stay */
    public static String write(Picture picture, String title, Map<String, String> night) {
        return new SvgWriter(night).document(picture, title);
    }

    private String document(Picture picture, String title) {
        picture.symbols().forEach((name, marks) -> group("<g id=\"" + name + "\">", marks));
        String symbols = out.toString();
        out.setLength(0);
        picture.marks().forEach(this::mark);
        String size = SvgNumbers.of(picture.width()) + " " + SvgNumbers.of(picture.height());
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + "\" role=\"img\">\n"
                + "<title>" + escape(title) + "</title>\n"
                + "<style>" + fonts() + styles() + SvgParts.styles(night) + "</style>\n"
                + "<defs>\n" + clips + symbols + "</defs>\n"
                + SvgParts.around(out.toString()) + "</svg>\n";
    }

    private void mark(Mark mark) {
        if (mark instanceof Mark.Drawn drawn) {
            drawn(drawn);
        } else if (mark instanceof Mark.Text text) {
            text(text);
        } else if (mark instanceof Mark.Curved curved) {
            curved(curved);
        } else if (mark instanceof Mark.Stamp stamp) {
            stamp(stamp);
        } else if (mark instanceof Mark.Group group) {
            group(opening(group), group.marks());
        }
    }

    private String opening(Mark.Group group) {
        String id = group.id().isEmpty() ? "" : " id=\"" + group.id() + "\"";
        Path2D clip = group.clip();
        return "<g" + id + (clip == null ? "" : " clip-path=\"url(#" + clip(clip) + ")\"") + ">";
    }

    private void group(String opening, List<Mark> marks) {
        out.append(opening).append('\n');
        marks.forEach(this::mark);
        out.append("</g>\n");
    }

    private String clip(Path2D shape) {
        String id = "clip-" + ++clipCount;
        clips.append("<clipPath id=\"").append(id).append("\"><path").append(rule(shape, "clip-rule"));
        clips.append(" d=\"").append(SvgNumbers.path(shape)).append("\"/></clipPath>\n");
        return id;
    }

    private void drawn(Mark.Drawn drawn) {
        String data = SvgNumbers.path(drawn.path());
        if (!data.isEmpty()) {
            out.append("<path class=\"").append(styleOf(drawn.ink())).append('"');
            out.append(rule(drawn.path(), "fill-rule"))
                    .append(" d=\"")
                    .append(data)
                    .append("\"/>\n");
        }
    }

    private static String rule(Path2D path, String attribute) {
        return path.getWindingRule() == Path2D.WIND_EVEN_ODD ? " " + attribute + "=\"evenodd\"" : "";
    }

    private void text(Mark.Text text) {
        String x = SvgNumbers.of(text.x());
        String y = SvgNumbers.of(text.y());
        out.append("<text class=\"").append(styleOf(text.lettering())).append('"');
        out.append(" x=\"").append(x).append("\" y=\"").append(y).append('"');
        if (text.angle() != 0) {
            String turn = SvgNumbers.of(text.angle()) + " " + x + " " + y;
            out.append(" transform=\"rotate(").append(turn).append(")\"");
        }
        out.append('>').append(escape(text.text())).append("</text>\n");
    }

    private void curved(Mark.Curved curved) {
        Lettering lettering = curved.lettering();
        if (!lettering.halo().isEmpty()) {
            curvedRun(curved, styleOf(lettering));
        }
        curvedRun(curved, styleOf(lettering.halo("", 0)));
    }

    private void curvedRun(Mark.Curved curved, String style) {
        out.append("<text class=\"").append(style).append('"');
        list(" x", curved.spots().stream().map(Mark.Spot::x).toList());
        list(" y", curved.spots().stream().map(Mark.Spot::y).toList());
        list(" rotate", curved.spots().stream().map(Mark.Spot::angle).toList());
        out.append('>').append(escape(curved.text())).append("</text>\n");
    }

    private void list(String attribute, List<Double> values) {
        out.append(attribute).append("=\"");
        out.append(values.stream().map(SvgNumbers::of).collect(Collectors.joining(" ")));
        out.append('"');
    }

    private void stamp(Mark.Stamp stamp) {
        String x = SvgNumbers.of(stamp.x());
        String y = SvgNumbers.of(stamp.y());
        out.append("<use href=\"#").append(stamp.symbol());
        if (stamp.scale() == 1) {
            out.append("\" x=\"").append(x).append("\" y=\"").append(y);
        } else {
            out.append("\" transform=\"translate(").append(x).append(' ').append(y);
            out.append(")scale(").append(SvgNumbers.fine(stamp.scale())).append(')');
        }
        out.append("\"/>\n");
    }

    private String styleOf(Ink ink) {
        return styleClass(SvgStyles.of(ink));
    }

    private String styleOf(Lettering lettering) {
        faces.add(lettering.face());
        return styleClass(SvgStyles.of(lettering));
    }

    private String styleClass(String css) {
        return classes.computeIfAbsent(css, key -> "m" + classes.size());
    }

    private String styles() {
        return classes.entrySet().stream()
                .map(entry -> "." + entry.getValue() + "{" + SvgStyles.changing(entry.getKey(), night) + "}\n")
                .collect(Collectors.joining());
    }

    /** Only those that something is written in. */
    private String fonts() {
        StringBuilder css = new StringBuilder();
        for (Typeface face : Typeface.ALL) {
            if (!faces.contains(face)) {
                continue;
            }
            css.append("@font-face{font-family:'").append(face.family()).append("';font-weight:");
            css.append(face.weight()).append(";font-style:").append(face.style());
            css.append(";src:url(data:font/ttf;base64,");
            css.append(Base64.getEncoder().encodeToString(face.file())).append(") format('truetype')}\n");
        }
        return css.toString();
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
