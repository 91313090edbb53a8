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

    /** Positive where ground is built up. */
    Field cityPatch() {
        return regions.patch(map::isCity, hex -> map.isLargeCity(hex) ? 29 : 21, 6, 2, 104);
    }

    private Field patch(Terrain kind, double unrest, double shoreGap, int seed) {
        return regions.patch(hex -> map.terrain(hex) == kind, hex -> HEX_RADIUS, unrest, shoreGap, seed);
    }
}
