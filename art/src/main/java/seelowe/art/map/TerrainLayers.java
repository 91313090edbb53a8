package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Field;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Terrain;

/** The ground cover of the hexes, from the lowest ink to the highest. */
final class TerrainLayers {
    private static final double HEX_RADIUS = 30;
    private static final double LARGE_CITY_RADIUS = 32.5;
    private static final double CITY_RADIUS = 20;

    private final GameMap map;
    private final Regions regions;

    TerrainLayers(GameMap map, Regions regions) {
        this.map = map;
        this.regions = regions;
    }

    Mark.Group terrain() {
        List<Mark> marks = new ArrayList<>();
        marks.addAll(ReliefTexture.draw(patch(Terrain.ROUGH, 11, 4, 101)));
        marks.addAll(MarshTexture.draw(patch(Terrain.SWAMP, 11, 1.5, 103)));
        marks.addAll(ForestTexture.draw(patch(Terrain.FOREST, 11, 4, 102)));
        return Mark.Group.of("terrain", marks);
    }

    Mark.Group cities() {
        return CityLayer.draw(cityPatch());
    }

    /** Positive where ground is built up; a large city does not grow together with its neighbours. */
    Field cityPatch() {
        Field large = regions.patch(map::isLargeCity, hex -> LARGE_CITY_RADIUS, 12, 2, 104);
        Field small = regions.patch(hex -> map.isCity(hex) && !map.isLargeCity(hex), hex -> CITY_RADIUS, 12, 2, 104);
        large.change((x, y, before) -> Math.max(before, small.at(x, y)));
        return large;
    }

    private Field patch(Terrain kind, double unrest, double shoreGap, int seed) {
        return regions.patch(hex -> map.terrain(hex) == kind, hex -> HEX_RADIUS, unrest, shoreGap, seed);
    }
}
