package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class MovementAllowanceTest {
    private static Board pair() {
        return Board.draw("""
                A
                  p
                B
                  q
                C
                """).in(PhaseName.GERMAN_MOVEMENT);
    }

    private static int available(Board board) {
        return MovementAllowance.available(board.state(), board.unit("A"));
    }

    @ParameterizedTest
    @CsvSource({"3, 1", "4, 2", "5, 2", "6, 3", "8, 4"})
    @Tag("R9.8a")
    void X64_isolated_units_have_half_their_allowance(int printed, int half) {
        assertThat(available(pair().unit('A', "2-" + printed, Mark.ISOLATED))).isEqualTo(half);
        assertThat(available(pair().unit('A', "2-" + printed, Mark.UNSUPPLIED))).isEqualTo(half);
        assertThat(available(pair().unit('A', "2-" + printed))).isEqualTo(printed);
    }

    @Test
    @Tag("R5.2a")
    void Q11_disruption_caps_what_is_left_after_halving() {
        assertThat(available(pair().unit('A', "5-6 armor", Mark.DISRUPTED))).isEqualTo(1);
        assertThat(available(pair().unit('A', "5-6 armor", Mark.DISRUPTED, Mark.ISOLATED)))
                .isEqualTo(1);
        assertThat(available(pair().unit('A', "2-1", Mark.DISRUPTED, Mark.ISOLATED)))
                .isZero();
    }

    @Test
    @Tag("R12.52")
    @Tag("R12.51")
    @Tag("R12.5")
    void X24_landing_is_charged_against_initial_movement() {
        assertThat(available(pair().unit('A', "3-6 armor", Mark.DEBARKED))).isEqualTo(5);
        assertThat(available(pair().unit('A', "3-6 armor", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE)
                        .unit('p', "2-5")))
                .isEqualTo(3);
        assertThat(available(pair().unit('A', "3-6 armor", Mark.DEBARKED, Mark.UNSUPPLIED)))
                .isEqualTo(2);
        assertThat(available(pair().unit('A', "3-6 armor", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE, Mark.UNSUPPLIED)
                        .unit('p', "2-5")))
                .isZero();
    }

    @Test
    void R12_51_what_comes_and_goes_after_the_landing_does_not_change_its_cost() {
        assertThat(available(pair().unit('A', "3-6 armor", Mark.DEBARKED).unit('p', "2-5")))
                .isEqualTo(5);
        assertThat(available(pair().unit('A', "3-6 armor", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE)))
                .isEqualTo(3);
    }

    @Test
    void R12_51_the_first_version_goes_by_what_is_there_at_movement_and_todays_takes_that_over() {
        Board board = pair().options(agreed -> agreed.rulesVersion(RulesVersion.FIRST))
                .unit('A', "3-6 armor", Mark.DEBARKED)
                .unit('p', "2-5");
        assertThat(available(board)).isEqualTo(3);
        GameState today = board.state().under(RulesVersion.TODAY);
        assertThat(today.has(board.unit("A"), Mark.DEBARKED_IN_ZONE)).isTrue();
        assertThat(MovementAllowance.available(today, board.unit("A"))).isEqualTo(3);
    }

    @Test
    void X24_from_a_controlled_beach_one_point_is_left_after_leaving_it() {
        Board board = Board.draw("""
                  D
                A
                  p
                """)
                .in(PhaseName.GERMAN_MOVEMENT)
                .unit('A', "3-6 armor", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE)
                .unit('p', "2-5");
        // D touches p as well: there the zone would be paid again.
        assertThat(MovePath.cost(board.state(), board.unit("A"), board.hexes("D")))
                .isEqualTo(4);
        Board clear = pair().unit('B', "3-6 armor", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE)
                .unit('q', "2-5");
        assertThat(MovementAllowance.available(clear.state(), clear.unit("B"))).isEqualTo(3);
        assertThat(MovePath.cost(clear.state(), clear.unit("B"), clear.hexes("A")))
                .isEqualTo(2);
    }

    @Test
    void R12_51_units_that_did_not_debark_this_turn_are_not_charged() {
        assertThat(available(pair().unit('A', "3-6 armor"))).isEqualTo(6);
    }

    @Test
    @Tag("R5.0b")
    void R12_51_mechanized_movement_is_not_charged() {
        assertThat(available(
                        pair().unit('A', "3-6 armor", Mark.DEBARKED, Mark.MOVED).in(PhaseName.GERMAN_MECHANIZED)))
                .isEqualTo(6);
    }

    @Test
    @Tag("Q13")
    void X62_supply_on_a_controlled_beach_has_nothing_left_but_one_hex() {
        Board board =
                pair().unit('B', "supply", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE).unit('q', "2-5");
        assertThat(MovementAllowance.available(board.state(), board.unit("B"))).isZero();
        Reach reach = new Reach(board.state().map());
        reach.compute(board.state(), board.unit("B"));
        assertThat(reach.size()).isEqualTo(1);
        assertThat(reach.hex(0)).isEqualTo(board.hex('A'));
    }
}
