package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class MovementCostTest {
    /** A column of hexes, and three beside it, each touching two of them. */
    private static Board column() {
        return Board.draw("""
                A
                  p
                B
                  q
                C
                  r
                D
                """).in(PhaseName.GERMAN_MOVEMENT);
    }

    private static int cost(Board board, String unit, String path) {
        return MovePath.cost(board.state(), board.unit(unit), board.hexes(path));
    }

    @ParameterizedTest
    @Tag("R5.3b")
    @Tag("Q07")
    @CsvSource({
        "6-4, 1, 2, 2, 2, 1, 2",
        "supply, 1, 2, 2, 2, 1, 2",
        "5-6 armor, 1, 2, 2, 2, 1, 2",
        "3-6 amphibious armor, 1, 2, 2, 2, 1, 2",
        "3-6 mechanized infantry, 1, 2, 2, 2, 1, 2",
        "4-5 mountain infantry, 1, 1, 1, 1, 1, 1",
        "2-5 parachute, 1, 1, 1, 1, 1, 1",
        "2-5 airlanding, 1, 1, 1, 1, 1, 1"
    })
    void C13_T1_german_units_pay_for_terrain_by_type(
            String counter, int clear, int forest, int rough, int swamp, int city, int river) {
        assertThat(entering(Side.GERMAN, counter, Terrain.CLEAR)).isEqualTo(clear);
        assertThat(entering(Side.GERMAN, counter, Terrain.FOREST)).isEqualTo(forest);
        assertThat(entering(Side.GERMAN, counter, Terrain.ROUGH)).isEqualTo(rough);
        assertThat(entering(Side.GERMAN, counter, Terrain.SWAMP)).isEqualTo(swamp);
        assertThat(entering(Side.GERMAN, counter, Terrain.CITY)).isEqualTo(city);
        assertThat(cost(column().unit('A', counter).river('A', 'B'), "A", "B")).isEqualTo(river);
    }

    @ParameterizedTest
    @Tag("C13-T1")
    @CsvSource({"2-3", "13-8 motorized infantry", "5-6 armor", "2-3 partisan"})
    void R5_3a_british_units_pay_one_for_each_hex(String counter) {
        for (Terrain terrain : Terrain.values()) {
            assertThat(entering(Side.BRITISH, counter, terrain)).isEqualTo(1);
        }
        Board board =
                column().unitOf(Side.BRITISH, 'A', counter).river('A', 'B').terrain('B', Terrain.FOREST);
        assertThat(cost(board, "A", "B")).isEqualTo(1);
    }

    private static int entering(Side side, String counter, Terrain terrain) {
        Board board = column().unitOf(side, 'A', counter).terrain('B', terrain);
        return cost(board, "A", "B");
    }

    @Test
    void R5_3a_british_units_pay_for_zones_of_control() {
        Board board = column().unitOf(Side.BRITISH, 'A', "2-5").unitOf(Side.GERMAN, 'q', "6-4");
        assertThat(cost(board, "A", "B")).isEqualTo(3);
    }

    @Test
    @Tag("Q06")
    void R5_2a_all_additions_add_up() {
        Board board =
                column().unit('B', "5-6 armor").unit('q', "2-5").river('B', 'C').terrain('C', Terrain.FOREST);
        assertThat(cost(board, "B", "C")).isEqualTo(1 + 1 + 1 + 2 + 1);
    }

    @Test
    void R5_3b_exempt_units_still_pay_for_zones() {
        Board board = column().unit('A', "4-5 mountain infantry")
                .unit('q', "2-5")
                .river('A', 'B')
                .terrain('B', Terrain.FOREST);
        assertThat(cost(board, "A", "B")).isEqualTo(3);
    }

    @Test
    void R6_2a_entering_a_controlled_hex_costs_two_more_and_leaving_it_one_more() {
        Board german = column().unit('A', "3-6 armor").unit('q', "2-5");
        assertThat(cost(german, "A", "B")).isEqualTo(3);
        assertThat(cost(german, "A", "BCD")).isEqualTo(3 + 4 + 2);
        Board british = column().unitOf(Side.BRITISH, 'C', "2-5").unitOf(Side.GERMAN, 'q', "6-4");
        assertThat(cost(british, "C", "D")).isEqualTo(2);
    }

    @Test
    void R6_2a_an_uncontrolled_hex_costs_nothing_more() {
        assertThat(cost(column().unit('A', "3-6 armor").unit('r', "2-5"), "A", "B"))
                .isEqualTo(1);
    }

    @Test
    void R6_0_a_friend_in_the_hex_does_not_make_it_cheaper() {
        Board board = column().unit('A', "6-4").unit('B', "6-4").unit('q', "2-5");
        assertThat(cost(board, "A", "B")).isEqualTo(3);
    }

    @Test
    @Tag("R12.52")
    void R12_51_landing_costs_the_hex_its_terrain_and_its_zone_but_no_river() {
        Board board = column().river('A', 'B')
                .terrain('C', Terrain.SWAMP)
                .unit('D', "3-6 armor", Mark.DEBARKED)
                .unit('B', "3-6 armor", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE)
                .unit('C', "3-6 armor", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE);
        assertThat(MovementCost.landing(board.state(), board.unit("D"))).isEqualTo(1);
        assertThat(MovementCost.landing(board.state(), board.unit("B"))).isEqualTo(3);
        assertThat(MovementCost.landing(board.state(), board.unit("C"))).isEqualTo(4);
    }

    @Test
    void X21_infantry_crosses_a_river_into_forest_and_goes_on() {
        Board board = column().unit('A', "6-4").river('A', 'B').terrain('B', Terrain.FOREST);
        assertThat(cost(board, "A", "BC")).isEqualTo(4);
        assertThat(MovePath.refusal(board.state(), board.unit("A"), board.hexes("BC")))
                .isEmpty();
        assertThat(MovePath.refusal(board.state(), board.unit("A"), board.hexes("BCD"))
                        .orElseThrow()
                        .rule())
                .isEqualTo("R5.0a");
    }

    @Test
    void X22_mountain_infantry_goes_the_same_way_for_two() {
        Board board =
                column().unit('A', "4-5 mountain infantry").river('A', 'B').terrain('B', Terrain.FOREST);
        assertThat(cost(board, "A", "BC")).isEqualTo(2);
        assertThat(MovePath.refusal(board.state(), board.unit("A"), board.hexes("BCD")))
                .isEmpty();
    }

    @Test
    void X28_a_supply_unit_in_forest_and_across_a_river() {
        Board forest = column().unit('A', "supply").terrain('B', Terrain.FOREST);
        assertThat(cost(forest, "A", "B")).isEqualTo(2);
        assertThat(MovePath.refusal(forest.state(), forest.unit("A"), forest.hexes("B")))
                .isEmpty();
        Board both = column().unit('A', "supply").terrain('B', Terrain.FOREST).river('A', 'B');
        assertThat(cost(both, "A", "B")).isEqualTo(3);
        assertThat(MovePath.refusal(both.state(), both.unit("A"), both.hexes("B")))
                .isEmpty();
        assertThat(MovePath.refusal(both.state(), both.unit("A"), both.hexes("BC")))
                .isPresent();
    }
}
