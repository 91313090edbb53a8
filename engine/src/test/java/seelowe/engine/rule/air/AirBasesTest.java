package seelowe.engine.rule.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Terrain;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class AirBasesTest {
    @Test
    void R10_2a_a_base_is_a_clear_hex() {
        Board board = Board.draw("""
                  x
                f   r
                  o
                s   c
                """)
                .terrain('f', Terrain.FOREST)
                .terrain('r', Terrain.ROUGH)
                .terrain('s', Terrain.SWAMP)
                .city("Cambridge", "c")
                .unit('x', "air");
        GameState state = board.state();
        assertThat(AirBases.mayBase(state, board.unit("x"), board.hex('o'))).isTrue();
        for (char hex : "frsc".toCharArray()) {
            assertThat(refusedBy(board, state, "x", hex)).as("hex " + hex).contains("R10.2a");
        }
    }

    @Test
    void R10_2a_two_air_units_fill_a_base() {
        Board board = Strips.northToSouth("xoy")
                .unit('x', "air")
                .unit('o', "air")
                .unit('y', "air")
                .unit('y', "air");
        GameState state = board.state();
        assertThat(refusedBy(board, state, "x", 'o')).isEmpty();
        assertThat(refusedBy(board, state, "x", 'y')).contains("R10.2a");
    }

    @Test
    @Tag("Q25")
    void R10_21a_one_air_unit_shares_a_hex_with_combat_units() {
        Board board = Strips.northToSouth("xab")
                .unit('x', "air")
                .unit('a', "2-5")
                .unit('b', "2-5")
                .unit('b', "air");
        GameState state = board.state();
        assertThat(refusedBy(board, state, "x", 'a')).isEmpty();
        assertThat(refusedBy(board, state, "x", 'b')).contains("R10.21a");
    }

    @Test
    @Tag("Q03")
    void R10_1f_no_base_is_occupied_or_controlled_by_germans() {
        Board board =
                Strips.northToSouth("xo.cG.S").unit('x', "air").unit('G', "6-4").unit('S', "supply");
        GameState state = board.state();
        assertThat(refusedBy(board, state, "x", 'c')).as("next to a 6-4").contains("R10.1f");
        assertThat(refusedBy(board, state, "x", 'G')).as("under a 6-4").contains("R10.1f");
        assertThat(refusedBy(board, state, "x", 'S')).as("under a supply unit").contains("R10.1f");
        assertThat(refusedBy(board, state, "x", 'o')).isEmpty();
    }

    @Test
    void R10_1f_a_hex_once_held_by_germans_is_a_base_again_when_they_have_gone() {
        Board board = Strips.northToSouth("xo").unit('x', "air").germanHeld("o");
        assertThat(refusedBy(board, board.state(), "x", 'o')).isEmpty();
    }

    @Test
    @Tag("Q56")
    void R10_2b_after_a_mission_the_new_base_lies_within_20_hexes_of_the_target() {
        Board board = Strips.northToSouth("x" + Strips.clear(4) + "T" + Strips.clear(19) + "no")
                .unit('x', "air", Mark.AIRBORNE);
        GameState state = sentAgainst(board, "x", 'T');
        assertThat(refusedBy(board, state, "x", 'n')).as("20 from the target").isEmpty();
        assertThat(refusedBy(board, state, "x", 'o')).as("21 from the target").contains("R10.2b");
    }

    @Test
    @Tag("Q56")
    void R10_2b_the_old_base_may_be_farther_away_but_must_still_be_legal() {
        String strip = "x" + Strips.clear(24) + "T";
        Board free = Strips.northToSouth(strip).unit('x', "air", Mark.AIRBORNE);
        assertThat(refusedBy(free, sentAgainst(free, "x", 'T'), "x", 'x')).isEmpty();
        Board lost =
                Strips.northToSouth("G" + strip).unit('x', "air", Mark.AIRBORNE).unit('G', "6-4");
        assertThat(refusedBy(lost, sentAgainst(lost, "x", 'T'), "x", 'x')).contains("R10.1f");
    }

    @Test
    @Tag("R10.21d")
    void Q56_without_a_mission_the_new_base_lies_within_20_hexes_of_the_old_one() {
        Board board = Strips.northToSouth("x" + Strips.clear(19) + "no").unit('x', "air");
        GameState state = board.state();
        assertThat(refusedBy(board, state, "x", 'n')).isEmpty();
        assertThat(refusedBy(board, state, "x", 'o')).contains("R10.2b");
        assertThat(refusedBy(board, state, "x", 'x')).as("where it is").contains("R10.2b");
    }

    @Test
    void Q57_a_unit_that_flew_may_find_no_base_at_all() {
        Board shut =
                Board.draw("""
                  x
                T   G
                """).unit('x', "air", Mark.AIRBORNE).unit('G', "6-4").unitOf(Side.GERMAN, 'T', "6-4");
        assertThat(AirBases.hasBase(sentAgainst(shut, "x", 'T'), shut.unit("x")))
                .isFalse();
        Board open =
                Strips.northToSouth("xT..o").unit('x', "air", Mark.AIRBORNE).unit('T', "6-4");
        assertThat(AirBases.hasBase(sentAgainst(open, "x", 'T'), open.unit("x")))
                .as("at o")
                .isTrue();
    }

    @Test
    void R10_2a_air_units_still_in_the_air_take_no_room() {
        Board board = Strips.northToSouth("xoT")
                .unit('x', "air")
                .unit('o', "air", Mark.AIRBORNE)
                .unit('o', "air");
        GameState state = sentAgainst(board, "o", 'T');
        assertThat(refusedBy(board, state, "x", 'o')).isEmpty();
    }

    private static GameState sentAgainst(Board board, String airUnit, char hex) {
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        scratch.apply(new Event.AirAssigned(board.unit(airUnit), board.hex(hex)));
        return state;
    }

    private static Optional<String> refusedBy(Board board, GameState state, String airUnit, char hex) {
        Optional<String> rule =
                AirBases.refusal(state, board.unit(airUnit), board.hex(hex)).map(Refusal::rule);
        assertThat(AirBases.mayBase(state, board.unit(airUnit), board.hex(hex))).isEqualTo(rule.isEmpty());
        return rule;
    }
}
