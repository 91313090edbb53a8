package seelowe.engine.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HexGridTest {
    private final HexGrid grid = new HexGrid(52, 33);

    @Test
    void R3_1_every_hex_has_a_number_of_its_own_that_leads_back_to_it() {
        assertThat(java.util.stream.IntStream.range(0, grid.size())
                        .mapToObj(grid::number)
                        .distinct()
                        .count())
                .isEqualTo(grid.size());
        for (int hex = 0; hex < grid.size(); hex++) {
            assertThat(grid.parse(grid.number(hex))).isEqualTo(hex);
        }
    }

    @Test
    void R3_1_what_is_no_hex_number_is_off_the_map() {
        assertThat(new String[] {"", "312", "31280", "0128x", "0034", "0100", "5301", "0134", "-128", "３１２８"})
                .allSatisfy(text -> assertThat(grid.parse(text)).isEqualTo(HexGrid.OFF_MAP));
    }

    @Test
    void K24_neighbours_of_odd_and_even_columns_follow_the_stagger() {
        assertThat(neighbours("3128")).containsExactly("3127", "3227", "3228", "3129", "3028", "3027");
        assertThat(neighbours("4424")).containsExactly("4423", "4524", "4525", "4425", "4325", "4324");
    }

    @Test
    void K24_neighbourhood_is_mutual_and_a_step_back_is_the_opposite_way() {
        for (int hex = 0; hex < grid.size(); hex++) {
            for (HexDirection way : HexDirection.values()) {
                int next = grid.neighbour(hex, way);
                if (next != HexGrid.OFF_MAP) {
                    assertThat(grid.neighbour(next, way.opposite())).isEqualTo(hex);
                    assertThat(grid.distance(hex, next)).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void Q01_distance_is_the_number_of_hexes_entered_as_a_flood_finds_it() {
        for (String start : new String[] {"0101", "3128", "5233", "2601", "0217"}) {
            int[] flood = flood(grid.parse(start));
            for (int hex = 0; hex < grid.size(); hex++) {
                assertThat(grid.distance(grid.parse(start), hex)).isEqualTo(flood[hex]);
            }
        }
    }

    @Test
    void rings_and_discs_hold_what_the_distance_says() {
        int centre = grid.parse("3128");
        for (int radius = 0; radius < 6; radius++) {
            int wanted = radius;
            assertThat(java.util.Arrays.stream(grid.ring(centre, radius)))
                    .allMatch(hex -> grid.distance(centre, hex) == wanted);
        }
        assertThat(grid.disc(centre, 3)).hasSize(37);
        assertThat(grid.disc(grid.parse("0101"), 1)).hasSize(3);
    }

    private String[] neighbours(String number) {
        String[] found = new String[HexDirection.COUNT];
        for (int way = 0; way < HexDirection.COUNT; way++) {
            found[way] = grid.number(grid.neighbour(grid.parse(number), way));
        }
        return found;
    }

    private int[] flood(int start) {
        int[] distance = new int[grid.size()];
        java.util.Arrays.fill(distance, -1);
        java.util.ArrayDeque<Integer> open = new java.util.ArrayDeque<>();
        distance[start] = 0;
        open.add(start);
        while (!open.isEmpty()) {
            int hex = open.remove();
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = grid.neighbour(hex, way);
                if (next >= 0 && distance[next] < 0) {
                    distance[next] = distance[hex] + 1;
                    open.add(next);
                }
            }
        }
        return distance;
    }
}
