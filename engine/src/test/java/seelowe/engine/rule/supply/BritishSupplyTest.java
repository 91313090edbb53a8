package seelowe.engine.rule.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.term.SupplyStatus.ISOLATED;
import static seelowe.engine.term.SupplyStatus.SUPPLIED;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Edge;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.SupplyStatus;
import seelowe.engine.testing.Board;

class BritishSupplyTest {
    /** Land without a source, south of the top row: c at one end, b at the other, a narrow way between them. */
    private static Board country() {
        return Board.draw("""


                c   2   4   6   8   x   z
                  1   3   5   7   9   y   b
                """).unit('b', "2-5");
    }

    private static SupplyStatus status(Board board, String key) {
        GameState state = board.state();
        int unit = board.unit(key);
        SupplyStatus judged = SupplyJudgement.of(state, Side.BRITISH).status(unit);
        assertThat(SupplyJudgement.status(new SupplyTracer(state.map()), state, unit))
                .isEqualTo(judged);
        return judged;
    }

    @Test
    void R9_2_a_path_of_any_length_to_a_city_of_two_hexes_gives_supply() {
        assertThat(status(country().city("London", "c1"), "b")).isEqualTo(SUPPLIED);
    }

    @Test
    void R9_2_a_city_of_one_hex_is_no_source() {
        assertThat(status(country().city("Oxford", "c"), "b")).isEqualTo(ISOLATED);
        assertThat(status(country().city("Oxford", "b"), "b")).isEqualTo(ISOLATED);
    }

    @Test
    void R9_2_a_path_to_the_north_edge_gives_supply() {
        Board board = Board.draw("""
                .

                .

                b
                """).unit('b', "2-5");
        assertThat(status(board, "b")).isEqualTo(SUPPLIED);
    }

    @Test
    void Q49_the_west_edge_is_no_source() {
        assertThat(status(country().entry(Edge.WEST, 'c').rail("c1"), "b")).isEqualTo(ISOLATED);
    }

    @Test
    @Tag("R9.2")
    void R9_4_no_British_unit_is_ever_unsupplied() {
        Board board = country().city("London", "c1");
        "123456789xyz".chars().forEach(hex -> board.unitOf(Side.BRITISH, (char) hex, "2-3"));
        SupplyJudgement judgement = SupplyJudgement.of(board.state(), Side.BRITISH);
        for (String key : "b 1 2 3 4 5 6 7 8 9 x y z".split(" ")) {
            assertThat(judgement.status(board.unit(key))).isEqualTo(SUPPLIED);
        }
    }

    @Test
    void R9_2_an_enemy_unit_cuts_the_path() {
        Board cut = country().city("London", "c1").unitOf(Side.GERMAN, '5', "6-4");
        assertThat(status(cut, "b")).isEqualTo(ISOLATED);
    }

    @Test
    @Tag("X66")
    void R9_2_a_sea_hexside_blocks() {
        assertThat(status(gap(), "b")).isEqualTo(SUPPLIED);
        assertThat(status(gap().seaSide('n', 's'), "b")).isEqualTo(ISOLATED);
    }

    @Test
    @Tag("Q44")
    void R9_2_a_ringed_unit_is_isolated_until_one_zone_is_broken() {
        assertThat(status(gap().unit('G', "6-4"), "b")).isEqualTo(ISOLATED);
        assertThat(status(gap().unit('G', "supply"), "b")).isEqualTo(SUPPLIED);
        assertThat(status(gap().unit('G', "6-4").unitOf(Side.BRITISH, 'n', "2-3"), "b"))
                .isEqualTo(SUPPLIED);
    }

    /** One way out, to the north edge over o and n, on which the German beside it may lay his zone. */
    private static Board gap() {
        return Board.draw("""
                s

                n
                  G
                o

                b
                """).unit('b', "2-5").unitOf(Side.BRITISH, 'o', "2-3", Mark.ENTRAINED);
    }

    @Test
    void Q44_Home_Guard_does_not_open_a_controlled_hex() {
        Board board = gap().unit('G', "6-4").city("Town", "n").homeGuard("n");
        assertThat(status(board, "b")).isEqualTo(ISOLATED);
    }

    @Test
    void R14_2_the_British_trace_freely_through_Home_Guard() {
        assertThat(status(gap().city("Town", "n").homeGuard("n"), "b")).isEqualTo(SUPPLIED);
    }

    @Test
    @Tag("Q44")
    void R6_5_an_enemy_controlled_city_hex_is_a_source_only_with_a_friendly_ground_unit_on_it() {
        assertThat(status(town(), "b")).isEqualTo(SUPPLIED);
        assertThat(status(town().unit('G', "6-4"), "b")).isEqualTo(ISOLATED);
        assertThat(status(town().unit('G', "6-4").unit('d', "2-3"), "b")).isEqualTo(SUPPLIED);
        assertThat(status(town().unit('G', "6-4").unit('d', "air"), "b")).isEqualTo(ISOLATED);
    }

    @Test
    void R6_5_the_hex_of_the_tracing_unit_never_blocks_it() {
        Board board = town().unitOf(Side.GERMAN, 'x', "6-4");
        assertThat(board.state().controls(Side.GERMAN, board.hex('b'))).isTrue();
        assertThat(status(board, "b")).isEqualTo(SUPPLIED);
    }

    /** London, c and d, south of the top row, with a German or none beside it; b below it, with x beside b alone. */
    private static Board town() {
        return Board.draw("""


                c
                  G
                d

                b
                  x
                """).city("London", "cd").unit('b', "2-5");
    }

    @Test
    void R9_3b_German_supply_units_are_no_British_source() {
        assertThat(status(country().unitOf(Side.GERMAN, 'z', "supply"), "b")).isEqualTo(ISOLATED);
    }

    @Test
    @Tag("R9.2")
    void Q48_a_city_once_taken_serves_again_when_the_enemy_is_gone() {
        Board taken = country().city("London", "c1").germanHeld("c1");
        assertThat(status(taken, "b")).isEqualTo(SUPPLIED);
    }

    @Test
    void Q48_a_city_that_the_enemy_occupies_or_controls_does_not_serve() {
        assertThat(status(country().city("London", "c1").unitOf(Side.GERMAN, '1', "6-4"), "b"))
                .isEqualTo(ISOLATED);
        assertThat(status(country().city("London", "c1").unitOf(Side.GERMAN, 'c', "6-4"), "b"))
                .isEqualTo(ISOLATED);
    }

    @Test
    @Tag("R4.1-BC")
    void R9_2_partisans_and_air_units_are_always_supplied() {
        Board board = country().unitOf(Side.BRITISH, '3', "1-3 partisan").unitOf(Side.BRITISH, '4', "air");
        assertThat(status(board, "3")).isEqualTo(SUPPLIED);
        assertThat(status(board, "4")).isEqualTo(SUPPLIED);
    }

    @Test
    @Tag("Q52")
    void R11_51_on_Game_Turn_1_every_British_unit_is_supplied() {
        assertThat(status(country().turn(1), "b")).isEqualTo(SUPPLIED);
        assertThat(status(country().turn(2), "b")).isEqualTo(ISOLATED);
    }
}
