package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Edge;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class RailMovementTest {
    private static final String NAMES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";

    /** A railway of 36 hexes in one column, from a in the north to J in the south, with clear hexes to the east. */
    private static Board line() {
        String drawing = String.join("\n  .\n", NAMES.split(""));
        return Board.draw(drawing).rail(NAMES).in(PhaseName.BRITISH_MOVEMENT);
    }

    private static Board triangle() {
        return Board.draw("""
                a
                  b
                c
                  d
                """).in(PhaseName.BRITISH_MOVEMENT);
    }

    private static String refusal(Board board, String unit, String path) {
        return RailMovement.refusal(board.state(), board.unit(unit), board.hexes(path))
                .map(found -> found.rule())
                .orElse("");
    }

    private static String entryRefusal(Board board, String unit, String path) {
        return RailMovement.entryRefusal(board.state(), board.unit(unit), board.hexes(path))
                .map(found -> found.rule())
                .orElse("");
    }

    private static RailReach reach(Board board, String unit) {
        GameState state = board.state();
        RailReach reach = new RailReach(state.map());
        reach.compute(state, board.unit(unit));
        return reach;
    }

    @Test
    void R5_5c_thirty_hexes_and_not_one_more() {
        Board board = line().unit('a', "2-3", Mark.ENTRAINED);
        assertThat(refusal(board, "a", NAMES.substring(1, 31))).isEmpty();
        assertThat(refusal(board, "a", NAMES.substring(1, 32))).isEqualTo("R5.5c");
        RailReach reach = reach(board, "a");
        assertThat(reach.size()).isEqualTo(30);
        assertThat(reach.distance(board.hex(NAMES.charAt(30)))).isEqualTo(30);
        assertThat(reach.path(board.hex('c'))).isEqualTo(board.hexes("bc"));
        assertThat(reach.touches(board.hex(NAMES.charAt(31)))).isFalse();
    }

    @Test
    void Q17_isolation_does_not_shorten_the_way_by_rail() {
        assertThat(reach(line().unit('a', "2-3", Mark.ENTRAINED, Mark.ISOLATED), "a")
                        .size())
                .isEqualTo(30);
    }

    @Test
    void R5_5c_touching_rail_hexes_without_a_line_are_not_connected() {
        Board board = triangle().rail("ab").rail("cd").unit('a', "2-3", Mark.ENTRAINED);
        assertThat(refusal(board, "a", "c")).isEqualTo("R5.5c");
        assertThat(refusal(board, "a", "bd")).isEqualTo("R5.5c");
        assertThat(refusal(board, "a", "b")).isEmpty();
        assertThat(reach(board, "a").size()).isEqualTo(1);
    }

    @Test
    void R5_5a_any_number_of_units_and_only_british_ones_use_the_rails() {
        Board board = line();
        for (char name : "abcdefghij".toCharArray()) {
            board.unit(name, "2-3", Mark.ENTRAINED);
        }
        board.unitOf(Side.GERMAN, 'J', "6-4");
        for (char name : "abcdefghij".toCharArray()) {
            int next = NAMES.indexOf(name) + 1;
            assertThat(refusal(board, String.valueOf(name), NAMES.substring(next, next + 1)))
                    .isEmpty();
        }
        assertThat(refusal(board, "J", "I")).isEqualTo("R5.1");
        assertThat(refusal(board.in(PhaseName.GERMAN_MOVEMENT), "J", "I")).isEqualTo("R5.5c");
    }

    @Test
    void R5_5b_only_entrained_units_move_by_rail_and_only_by_rail() {
        Board board = line().unit('a', "2-3").unit('b', "2-3", Mark.ENTRAINED);
        assertThat(refusal(board, "a", "b")).isEqualTo("R5.5b");
        assertThat(MovePath.refusal(board.state(), board.unit("b"), board.hexes("c"))
                        .orElseThrow()
                        .rule())
                .isEqualTo("R5.5c");
    }

    @Test
    @Tag("R4.1-BE")
    void Q19_no_train_runs_in_the_mechanized_phase() {
        Board board = line().unit('a', "5-6 armor", Mark.ENTRAINED).in(PhaseName.BRITISH_MECHANIZED);
        assertThat(refusal(board, "a", "b")).isEqualTo("R5.5c");
        assertThat(reach(board, "a").size()).isZero();
        assertThat(MovePath.refusal(board.state(), board.unit("a"), board.hexes("b"))
                        .orElseThrow()
                        .rule())
                .isEqualTo("Q19");
    }

    @Test
    void R5_5d_no_train_enters_a_hex_that_germans_hold_or_control() {
        Board supply = line().unit('a', "2-3", Mark.ENTRAINED).unitOf(Side.GERMAN, 'e', "supply");
        assertThat(refusal(supply, "a", "bcd")).isEmpty();
        assertThat(refusal(supply, "a", "bcde")).isEqualTo("R5.5d");
        assertThat(refusal(supply, "a", "bcdef")).isEqualTo("R5.5d");
        Board zone = line().unit('a', "2-3", Mark.ENTRAINED).unit('d', "2-5").unitOf(Side.GERMAN, 'e', "6-4");
        assertThat(refusal(zone, "a", "bc")).isEmpty();
        assertThat(refusal(zone, "a", "bcd")).isEqualTo("R5.5d");
        assertThat(reach(zone, "a").size()).isEqualTo(2);
    }

    @Test
    void Q18_a_train_in_a_controlled_hex_may_leave_it() {
        Board board = line().unit('d', "2-3", Mark.ENTRAINED).unitOf(Side.GERMAN, 'e', "6-4");
        assertThat(refusal(board, "d", "c")).isEmpty();
        assertThat(refusal(board, "d", "e")).isEqualTo("R5.5d");
        assertThat(reach(board, "d").size()).isEqualTo(3);
    }

    @Test
    @Tag("R10.81d")
    void R5_5i_a_unit_that_must_detrain_does_not_move() {
        Board board = line().unit('a', "2-3", Mark.ENTRAINED, Mark.MUST_DETRAIN);
        assertThat(refusal(board, "a", "b")).isEqualTo("R5.5i");
        assertThat(reach(board, "a").size()).isZero();
    }

    @Test
    void R5_0c_a_train_moves_once_in_a_phase() {
        assertThat(refusal(line().unit('a', "2-3", Mark.ENTRAINED, Mark.MOVED), "a", "b"))
                .isEqualTo("R5.0c");
    }

    @Test
    void Q25_a_train_passes_two_air_units_but_does_not_stop_with_them() {
        Board board = line().unit('a', "2-3", Mark.ENTRAINED).unit('b', "air").unit('b', "air");
        assertThat(refusal(board, "a", "b")).isEqualTo("R7.4d");
        assertThat(refusal(board, "a", "bc")).isEmpty();
        assertThat(reach(board, "a").size()).isEqualTo(29);
    }

    @Test
    @Tag("R12.71")
    void R12_72_a_reinforcement_enters_by_a_rail_hex_of_its_edge() {
        Board board = line().entry(Edge.NORTH, 'a')
                .entry(Edge.WEST, 'd')
                .reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED)
                .reinforcement("W", "2-3", Edge.WEST, Mark.ACTIVATED)
                .reinforcement("idle", "2-3", Edge.NORTH)
                .unit('c', "2-5");
        assertThat(entryRefusal(board, "N", "a")).isEmpty();
        assertThat(entryRefusal(board, "N", "d")).isEqualTo("R12.72");
        assertThat(entryRefusal(board, "W", "d")).isEmpty();
        assertThat(entryRefusal(board, "W", "a")).isEqualTo("R12.72");
        assertThat(entryRefusal(board, "idle", "a")).isEqualTo("R12.71");
        assertThat(entryRefusal(board, "c", "a")).isEqualTo("R12.72");
        assertThat(entryRefusal(board.in(PhaseName.BRITISH_MECHANIZED), "N", "a"))
                .isEqualTo("R12.72");
        assertThat(reach(board, "N").size()).isZero();
    }

    @Test
    @Tag("X29")
    void R12_73_the_entry_hex_is_the_first_of_the_thirty() {
        Board board = line().entry(Edge.NORTH, 'a').reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED);
        assertThat(entryRefusal(board, "N", NAMES.substring(0, 30))).isEmpty();
        assertThat(entryRefusal(board, "N", NAMES.substring(0, 31))).isEqualTo("R5.5c");
        RailReach reach = reach(board, "N");
        assertThat(reach.size()).isEqualTo(30);
        assertThat(reach.path(board.hex('b'))).isEqualTo(board.hexes("ab"));
    }

    @Test
    void R12_73_no_entry_into_a_hex_that_germans_hold_or_control() {
        Board board = line().entry(Edge.NORTH, 'a')
                .entry(Edge.NORTH, 'h')
                .reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED)
                .unitOf(Side.GERMAN, 'b', "6-4");
        assertThat(entryRefusal(board, "N", "a")).isEqualTo("R12.73");
        assertThat(entryRefusal(board, "N", "h")).isEmpty();
        assertThat(reach(board, "N").distance(board.hex('d'))).isEqualTo(5);
        Board blocked = line().entry(Edge.NORTH, 'a')
                .reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED)
                .unitOf(Side.GERMAN, 'a', "supply");
        assertThat(entryRefusal(blocked, "N", "a")).isEqualTo("R12.73");
        assertThat(reach(blocked, "N").size()).isZero();
    }

    @Test
    void R5_5c_a_train_may_go_out_and_back() {
        Board board = line().unit('c', "2-3", Mark.ENTRAINED);
        Ids path = board.hexes("dede");
        assertThat(RailMovement.refusal(board.state(), board.unit("c"), path)).isEmpty();
    }
}
