package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.board.Edge;
import seelowe.engine.force.Side;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;

class UnreachableTest {
    private static Board column() {
        return Board.draw("""
                A
                  p
                B
                  q
                C
                  r
                D
                  s
                E
                """).in(PhaseName.GERMAN_MOVEMENT);
    }

    private static String why(Board board, String unit, char hex) {
        return Unreachable.why(board.state(), board.unit(unit), board.hex(hex))
                .map(Refusal::rule)
                .orElse("");
    }

    @Test
    void R5_0a_too_far_names_what_it_would_cost() {
        Board board = column().unit('A', "6-2");
        assertThat(why(board, "A", 'C')).isEmpty();
        assertThat(Unreachable.why(board.state(), board.unit("A"), board.hex('E')))
                .hasValueSatisfying(found -> {
                    assertThat(found.rule()).isEqualTo("R5.0a");
                    assertThat(found.why()).contains("4 Movement Points").contains("has 2");
                });
        assertThat(why(board, "A", 'A')).isEqualTo("R5.0a");
    }

    @Test
    void R6_2b_zones_of_control_that_infantry_cannot_pass_are_blamed() {
        assertThat(why(column().unit('A', "6-8").unit('r', "2-5"), "A", 'E')).isEqualTo("R6.2b");
        assertThat(why(column().unit('A', "5-6 armor").unit('r', "2-5"), "A", 'E'))
                .isEqualTo("R5.0a");
    }

    @Test
    void R5_0a_what_is_out_of_reach_anyway_is_too_far_and_no_matter_of_zones_or_enemies() {
        assertThat(why(column().unit('A', "6-3").unit('r', "2-5"), "A", 'E')).isEqualTo("R5.0a");
        assertThat(why(column().unit('A', "6-3").unitOf(Side.BRITISH, 'E', "2-5"), "A", 'E'))
                .isEqualTo("R5.0a");
        assertThat(why(column().unit('A', "6-4").unitOf(Side.BRITISH, 'E', "2-5"), "A", 'E'))
                .isEqualTo("R5.2d");
    }

    @Test
    void R5_2d_enemies_in_the_hex_or_across_every_way_are_blamed() {
        Board board = column().unit('A', "6-8").unit('q', "2-5").unitOf(Side.BRITISH, 'C', "2-5");
        assertThat(why(board, "A", 'C')).isEqualTo("R5.2d");
        assertThat(why(board, "A", 'E')).isEqualTo("R5.2d");
    }

    @Test
    void C13_T4_the_sea_is_blamed() {
        Board sea = column().unit('A', "6-8").seaSide('A', 'B').seaSide('A', 'p');
        assertThat(why(sea, "A", 'C')).isEqualTo("C13-T4");
        Board board = column().unit('A', "6-8");
        int water = board.state().map().grid().at(3, 1);
        assertThat(Unreachable.why(board.state(), board.unit("A"), water)
                        .orElseThrow()
                        .rule())
                .isEqualTo("C13-T4");
    }

    @Test
    void R5_4a_a_unit_that_may_not_move_at_all_is_told_so_first() {
        assertThat(why(column().unit('A', "6-4").in(PhaseName.GERMAN_MECHANIZED), "A", 'B'))
                .isEqualTo("R5.4a");
    }

    @Test
    void Q25_a_hex_that_can_be_passed_but_not_stopped_in_is_named() {
        Board board = column().unitOf(Side.BRITISH, 'A', "2-5")
                .unitOf(Side.BRITISH, 'B', "air")
                .unitOf(Side.BRITISH, 'B', "air")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(why(board, "A", 'B')).isEqualTo("R7.4d");
        assertThat(why(board, "A", 'C')).isEmpty();
    }

    @Test
    void R5_5d_trains_are_told_why_they_cannot_come() {
        Board board = column().rail("ABCDE")
                .entry(Edge.NORTH, 'A')
                .unitOf(Side.BRITISH, 'A', "2-5", Mark.ENTRAINED)
                .reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED)
                .reinforcement("idle", "2-3", Edge.NORTH)
                .unitOf(Side.GERMAN, 'D', "supply")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(why(board, "A", 'A')).as("where it stands").isEqualTo("R5.0a");
        assertThat(why(board, "A", 'C')).isEmpty();
        assertThat(why(board, "A", 'D')).isEqualTo("R5.5d");
        assertThat(why(board, "A", 'E')).isEqualTo("R5.5d");
        assertThat(why(board, "A", 'p')).isEqualTo("R5.5c");
        assertThat(why(board, "N", 'C')).isEmpty();
        assertThat(why(board, "N", 'A')).isEmpty();
        assertThat(why(board, "idle", 'A')).isEqualTo("R12.71");
    }

    @Test
    void R5_5c_a_hex_beyond_thirty_is_too_far_by_rail() {
        String names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";
        Board board = Board.draw(String.join("\n\n", names.split("")))
                .rail(names)
                .unit('a', "2-3", Mark.ENTRAINED)
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(Unreachable.why(board.state(), board.unit("a"), board.hex('J')))
                .hasValueSatisfying(found -> assertThat(found.why()).contains("more than 30"));
    }
}
