package seelowe.engine.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.dice.Chance;

class LandFloodTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void a_flood_reaches_what_a_walk_reaches(long seed) {
        Chance chance = new Chance(seed);
        GameMap map = randomMap(chance);
        HexSet open = new HexSet(map.size());
        for (int hex = 0; hex < map.size(); hex++) {
            if (map.isLand(hex) && chance.below(4) > 0) {
                open.add(hex);
            }
        }
        int start = chance.below(map.size());
        HexSet walked = walk(map, start, open);
        Spread spread = new Spread(map.size());
        spread.begin(start);

        while (spread.goesOn()) {
            spread.step(map.landFlood(), open);
        }

        HexSet reached = new HexSet(map.size());
        spread.copyTo(reached);
        assertThat(reached).as("seed %d", seed).isEqualTo(walked);
    }

    private static GameMap randomMap(Chance chance) {
        HexGrid grid = new HexGrid(2 + chance.below(30), 1 + chance.below(70));
        MapBuilder builder = new MapBuilder(grid);
        for (int hex = 0; hex < grid.size(); hex++) {
            builder.terrain(hex, chance.below(8) == 0 ? Terrain.SEA : Terrain.CLEAR);
        }
        for (int i = 0; i < grid.size() / 4; i++) {
            int hex = chance.below(grid.size());
            int next = grid.neighbour(hex, chance.below(HexDirection.COUNT));
            if (next >= 0) {
                builder.sea(hex, next);
            }
        }
        return builder.build();
    }

    private static HexSet walk(GameMap map, int start, HexSet open) {
        HexSet seen = new HexSet(map.size());
        ArrayDeque<Integer> ahead = new ArrayDeque<>();
        seen.add(start);
        ahead.add(start);
        while (!ahead.isEmpty()) {
            int hex = ahead.remove();
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(hex, way);
                if (next >= 0 && !seen.contains(next)) {
                    seen.add(next);
                    if (open.contains(next)) {
                        ahead.add(next);
                    }
                }
            }
        }
        return seen;
    }
}
