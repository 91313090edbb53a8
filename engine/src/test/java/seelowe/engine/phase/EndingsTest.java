package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class EndingsTest {
    private static GameState in(PhaseName phase) {
        return Board.draw("G   b")
                .unit('G', "6-4")
                .unit('b', "2-5")
                .turn(3)
                .in(phase)
                .state();
    }

    private static @Nullable GameResult after(Action ending, PhaseName phase, Side side) {
        Outcome outcome = RuleBook.apply(in(phase), side, ending, Dice.of());
        return ((Outcome.Played) outcome).state().result();
    }

    @Test
    void who_decides_may_give_the_game_up_and_the_other_has_won() {
        Action resign = new Action.Resign();
        assertThat(after(resign, PhaseName.GERMAN_MOVEMENT, Side.GERMAN)).isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(after(resign, PhaseName.BRITISH_MOVEMENT, Side.BRITISH)).isEqualTo(GameResult.GERMAN_IMMEDIATE);
    }

    @Test
    void whose_time_has_run_out_has_lost_as_if_he_had_resigned() {
        Action forfeit = new Action.Forfeit();
        assertThat(after(forfeit, PhaseName.GERMAN_MOVEMENT, Side.GERMAN)).isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(after(forfeit, PhaseName.BRITISH_MOVEMENT, Side.BRITISH)).isEqualTo(GameResult.GERMAN_IMMEDIATE);
    }

    @Test
    void who_does_not_decide_may_give_the_game_up_and_the_decider_has_won() {
        Action concede = new Action.Concede();
        assertThat(after(concede, PhaseName.GERMAN_MOVEMENT, Side.GERMAN)).isEqualTo(GameResult.GERMAN_IMMEDIATE);
        assertThat(after(concede, PhaseName.BRITISH_MOVEMENT, Side.BRITISH)).isEqualTo(GameResult.BRITISH_VICTORY);
    }

    @Test
    void a_draw_can_be_agreed_upon_whoever_decides() {
        Action draw = new Action.AgreeDraw();
        assertThat(after(draw, PhaseName.GERMAN_COMBAT, Side.GERMAN)).isEqualTo(GameResult.DRAW);
        assertThat(after(draw, PhaseName.BRITISH_COMBAT, Side.BRITISH)).isEqualTo(GameResult.DRAW);
    }

    @ParameterizedTest
    @MethodSource("endings")
    void nobody_ends_a_game_in_the_others_place_nor_one_that_is_over(Action ending) {
        GameState state = in(PhaseName.GERMAN_MOVEMENT);
        assertThat(RuleBook.refusal(state, Side.BRITISH, ending)).isPresent();
        GameState over = ((Outcome.Played) RuleBook.apply(state, Side.GERMAN, ending, Dice.of())).state();
        assertThat(RuleBook.refusal(over, Side.GERMAN, ending)).isPresent();
    }

    @Test
    void no_menu_offers_them() {
        assertThat(RuleBook.options(in(PhaseName.GERMAN_MOVEMENT))).doesNotContainAnyElementsOf(endings());
    }

    private static List<Action> endings() {
        return List.of(new Action.Resign(), new Action.AgreeDraw(), new Action.Forfeit(), new Action.Concede());
    }
}
