package seelowe.art.draw;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What may be asked of one drawing by the part behind {@code #} of its address: the colours of the night, the sheet without names
 * or without the numbers of its hexes, or several of these. A part is the name of a group around everything, because only one can be asked for.
 */
final class SvgParts {
    private static final String NAMES = "#labels";
    private static final String NUMBERS = "#numbers";

    /** @param hidden the groups that are left out */
    private record Part(String name, boolean atNight, List<String> hidden) {}

    private static final List<Part> ALL = List.of(
            new Part("night", true, List.of()),
            new Part("unnamed", false, List.of(NAMES)),
            new Part("unnumbered", false, List.of(NUMBERS)),
            new Part("bare", false, List.of(NAMES, NUMBERS)),
            new Part("night-unnamed", true, List.of(NAMES)),
            new Part("night-unnumbered", true, List.of(NUMBERS)),
            new Part("night-bare", true, List.of(NAMES, NUMBERS)));

    private SvgParts() {}

    /** The drawing inside a group for each part. */
    static String around(String drawing) {
        String opening =
                ALL.stream().map(part -> "<g id=\"" + part.name() + "\">").collect(Collectors.joining());
        return opening + "\n" + drawing + "</g>".repeat(ALL.size()) + "\n";
    }

    /** What each part changes. Colours are variables, because these also reach what is stamped. */
    static String styles(Map<String, String> night) {
        String lamps = ALL.stream().filter(Part::atNight).map(SvgParts::asked).collect(Collectors.joining(","));
        String colours = new TreeMap<>(night)
                .entrySet().stream()
                        .map(entry -> SvgStyles.variable(entry.getKey()) + ":" + entry.getValue())
                        .collect(Collectors.joining(";", "{", "}\n"));
        return lamps
                + colours
                + ALL.stream()
                        .flatMap(part -> part.hidden().stream().map(group -> asked(part) + " " + group))
                        .collect(Collectors.joining(",", "", "{display:none}\n"));
    }

    private static String asked(Part part) {
        return "#" + part.name() + ":target";
    }
}
