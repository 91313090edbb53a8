package seelowe.engine.rule.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** What it means to be judged without supply: half the movement, rounded down; half the defence, to the fraction. */
class SupplyEffectsTest {
    /** Land south of the top row, without a city: whoever stands here is cut off. */
    private static Board pocket() {
        return Board.draw("""


                b
                  .
                G
                """).in(PhaseName.ACTIVATION);
    }

    @ParameterizedTest
    @Tag("C13-I")
    @CsvSource({"3, 1", "5, 2", "8, 4"})
    void R9_8a_half_the_movement_allowance_rounded_down(int printed, int half) {
        Board board = pocket().unit('b', "2-" + printed).unit('G', "supply");
        GameState judged = PlayedBoard.afterPhaseOf(board)
                .until(PhaseName.BRITISH_MOVEMENT)
                .state();
        assertThat(judged.has(board.unit("b"), Mark.ISOLATED)).isTrue();
        assertThat(MovementAllowance.available(judged, board.unit("b"))).isEqualTo(half);
    }

    @Test
    @Tag("C13-U")
    void R9_8a_german_units_without_full_supply_move_at_half_and_those_with_it_do_not() {
        Board cut = pocket().unit('G', "6-4").in(PhaseName.GERMAN_REINFORCEMENT);
        GameState isolated =
                PlayedBoard.afterPhaseOf(cut).until(PhaseName.GERMAN_MOVEMENT).state();
        assertThat(MovementAllowance.available(isolated, cut.unit("G"))).isEqualTo(2);
        Board fed = cut.unit('G', "supply");
        GameState supplied =
                PlayedBoard.afterPhaseOf(fed).until(PhaseName.GERMAN_MOVEMENT).state();
        assertThat(MovementAllowance.available(supplied, fed.unit("G"))).isEqualTo(4);
        assertThat(MovementAllowance.available(supplied, fed.unit("G2"))).isEqualTo(2);
    }

    @Test
    @Tag("C13-I")
    void R9_8a_the_defence_of_an_isolated_unit_keeps_its_fraction() {
        Board board =
                pocket().unit('b', "13-8 motorized infantry").unit('G', "5-4").in(PhaseName.GERMAN_COMBAT);
        GameState state = board.state();
        assertThat(CombatStrength.defence(state, board.unit("b"))).isEqualTo(13 * CombatStrength.POINT / 2);
        assertThat(CombatStrength.defence(state, board.unit("G"))).isEqualTo(5 * CombatStrength.POINT / 2);
    }
}
