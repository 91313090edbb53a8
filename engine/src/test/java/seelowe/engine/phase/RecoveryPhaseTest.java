package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.Mark;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class RecoveryPhaseTest {
    private static final Action ROLL = new Action.Roll();

    private final Board board = Strips.northToSouth("a.b...G.H")
            .unit('a', "2-5", Mark.DISRUPTED)
            .unit('b', "2-3")
            .unit('b', "2-3", Mark.DISRUPTED)
            .unit('G', "6-4", Mark.DISRUPTED)
            .unit('H', "6-4");

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    @Tag("R4.1-GJ")
    void R10_82_one_to_four_recovers(int face) {
        AirPlay play = new AirPlay(board, PhaseName.GERMAN_RECOVERY);
        play.play(ROLL, face);
        assertThat(play.isDisrupted("G")).isEqualTo(face >= 5);
    }

    @Test
    @Tag("R4.1-BJ")
    void R10_82_one_roll_for_each_disrupted_unit_of_the_side_and_no_other() {
        AirPlay play = new AirPlay(board, PhaseName.BRITISH_RECOVERY);
        assertThat(play.options()).containsExactly(ROLL);
        assertThat(play.play(ROLL, 5, 4))
                .startsWith(
                        new Event.DieRolled(DiePurpose.RECOVERY, 5, board.unit("a")),
                        new Event.DieRolled(DiePurpose.RECOVERY, 4, board.unit("b2")),
                        new Event.UnitRecovered(board.unit("b2")));
        assertThat(play.isDisrupted("a")).isTrue();
        assertThat(play.isDisrupted("b2")).isFalse();
        assertThat(play.isDisrupted("G")).as("not his turn").isTrue();
    }

    @Test
    void R10_82_the_roll_cannot_be_skipped() {
        AirPlay play = new AirPlay(board, PhaseName.BRITISH_RECOVERY);
        play.refuses(new Action.EndPhase(), "R10.82");
    }

    @Test
    @Tag("R4.1-GJ")
    void R10_82_a_side_without_disrupted_units_has_nothing_to_roll() {
        Board healthy =
                Strips.northToSouth("a..G").unit('a', "2-5", Mark.DISRUPTED).unit('G', "6-4");
        assertThat(new RecoveryPhase(Side.GERMAN).hasDecision(healthy.state())).isFalse();
        assertThat(new RecoveryPhase(Side.BRITISH).hasDecision(healthy.state())).isTrue();
    }

    @Test
    void R11_41J_germans_do_not_roll_on_game_turn_one() {
        board.turn(1);
        assertThat(new RecoveryPhase(Side.GERMAN).hasDecision(board.state())).isFalse();
        assertThat(new RecoveryPhase(Side.BRITISH).hasDecision(board.state())).isTrue();
        board.turn(2);
        assertThat(new RecoveryPhase(Side.GERMAN).hasDecision(board.state())).isTrue();
    }

    @Test
    void R4_1_BJ_recovery_comes_after_entraining() {
        assertThat(PhaseName.BRITISH_RECOVERY.ordinal()).isEqualTo(PhaseName.ENTRAINING.ordinal() + 1);
    }
}
