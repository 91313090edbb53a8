package seelowe.art.map;

import java.util.Locale;
import seelowe.art.draw.Lettering;
import seelowe.art.geography.Geography.Name;
import seelowe.art.geography.Geography.NameStyle;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.HexLayout;
import seelowe.art.type.Typeface;
import seelowe.engine.board.City;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Terrain;

/** Which letters say what: the larger the place the larger its name, water in blue italics, hills in brown. */
final class Letterings {
    static final Lettering RIVER =
            Lettering.of(Typeface.SERIF_ITALIC, 12.5, Palette.WATER_INK).spaced(0.5);
    static final Lettering RANGE =
            Lettering.of(Typeface.SANS_BOLD, 8.5, Palette.RANGE).spaced(1.6);
    static final Lettering NUMBER = Lettering.of(Typeface.SANS, 7.2, Palette.NUMBER)
            .halo(Palette.LAND, 1.5)
            .opacity(0.85);
    static final Lettering SEA_NUMBER =
            Lettering.of(Typeface.SANS, 7.2, Palette.SEA_NUMBER).opacity(0.8);
    static final Lettering EXIT = Lettering.of(Typeface.SERIF_ITALIC, 15, Palette.INK);

    private static final double MANY_HEXES = 4;

    private Letterings() {}

    static Lettering city(City city, double thousands) {
        if (city.hexes().size() > MANY_HEXES) {
            return Lettering.of(Typeface.SANS_BOLD, 34, Palette.INK).spaced(7);
        }
        if (city.isLarge()) {
            return Lettering.of(Typeface.SANS_BOLD, 16, Palette.INK).spaced(0.6);
        }
        return Lettering.of(Typeface.SANS_BOLD, thousands >= 100 ? 15.5 : 13.5, Palette.INK);
    }

    static String cityText(City city) {
        return city.isLarge() ? city.name().toUpperCase(Locale.ROOT) : city.name();
    }

    static Lettering town(Place place) {
        return Lettering.of(Typeface.SANS, place.populationThousands() >= 18 ? 11.2 : 10, Palette.INK);
    }

    /** A town's name as printed: what stands in brackets only tells namesakes apart. */
    static String withoutRemark(String name) {
        int bracket = name.indexOf(" (");
        return bracket < 0 ? name : name.substring(0, bracket);
    }

    static Lettering name(Name name, GameMap map, HexLayout layout) {
        String colour = name.style() == NameStyle.LAND ? landColour(name, map, layout) : Palette.WATER_INK;
        Lettering lettering =
                Lettering.of(Typeface.SERIF_ITALIC, name.size(), colour).spaced(name.spacing());
        return name.style() == NameStyle.SEA ? lettering.opacity(0.75) : lettering;
    }

    private static String landColour(Name name, GameMap map, HexLayout layout) {
        HexGrid grid = layout.grid();
        int nearest = 0;
        for (int hex = 1; hex < grid.size(); hex++) {
            var at = layout.place(name.at());
            nearest = layout.centre(hex).distance(at) < layout.centre(nearest).distance(at) ? hex : nearest;
        }
        return map.terrain(nearest) == Terrain.FOREST ? Palette.FOREST_NAME : Palette.LAND_NAME;
    }
}
