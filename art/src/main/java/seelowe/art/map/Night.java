package seelowe.art.map;

import java.util.Map;

/** The same sheet by lamplight: what each colour of the day becomes. Ink turns light, paper and water turn dark; counters stay as they are. */
public final class Night {
    public static final Map<String, String> COLOURS = Map.ofEntries(
            Map.entry(Palette.PAPER, "#1a1f25"),
            Map.entry(Palette.INK, "#f1ead8"),
            Map.entry(Palette.FRAME, "#8b8474"),
            Map.entry(Palette.SEA, "#16283a"),
            Map.entry(Palette.SEA_OUTER, "#192d41"),
            Map.entry(Palette.SEA_MIDDLE, "#1e354b"),
            Map.entry(Palette.SEA_INNER, "#243f56"),
            Map.entry(Palette.SEA_LINE, "#4f7690"),
            Map.entry(Palette.COAST, "#7aa7c2"),
            Map.entry(Palette.WATER_INK, "#9fc9e4"),
            Map.entry(Palette.LAND, "#3b3a33"),
            Map.entry(Palette.LAND_WARM, "#4a4334"),
            Map.entry(Palette.LAND_LIGHT, "#33332e"),
            Map.entry(Palette.ROUGH, "#6a5b40"),
            Map.entry(Palette.SHADE, "#120e08"),
            Map.entry(Palette.LIGHT, "#8b7b5c"),
            Map.entry(Palette.FOREST, "#33482e"),
            Map.entry(Palette.TREE, "#527344"),
            Map.entry(Palette.TREE_DARK, "#1f3020"),
            Map.entry(Palette.TREE_LIGHT, "#6d8f5a"),
            Map.entry(Palette.MARSH, "#2d4a49"),
            Map.entry(Palette.MARSH_INK, "#77b0ae"),
            Map.entry(Palette.CITY, "#5d463f"),
            Map.entry(Palette.CITY_LINE, "#a5806f"),
            Map.entry(Palette.CITY_BLOCK, "#a07c6d"),
            Map.entry(Palette.RIVER, "#5b9cc4"),
            Map.entry(Palette.RIVER_EDGE, "#1d4560"),
            Map.entry(Palette.RAIL, "#cfc8b8"),
            Map.entry(Palette.SAND, "#705b2c"),
            Map.entry(Palette.SAND_INK, "#d9b25a"),
            Map.entry(Palette.NAVY, "#a9cbee"),
            Map.entry(Palette.RANGE, "#f0937f"),
            Map.entry(Palette.LAND_NAME, "#e0c592"),
            Map.entry(Palette.FOREST_NAME, "#acd39c"),
            Map.entry(Palette.GRID, "#98a4a8"),
            Map.entry(Palette.NUMBER, "#c9c4b4"),
            Map.entry(Palette.SEA_NUMBER, "#b2cfe1"),
            Map.entry(Palette.WHITE, "#101c29"),
            Map.entry(Palette.DISC, "#16283a"),
            Map.entry(Palette.SPOT, "#1a1f25"),
            Map.entry(Palette.GLOW, "#1a1712"));

    private Night() {}
}
