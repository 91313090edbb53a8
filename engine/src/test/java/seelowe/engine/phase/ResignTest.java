package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class ResignTest {
    private static GameState in(PhaseName phase) {
        return Board.draw("G   b")
                .unit('G', "6-4")
                .unit('b', "2-5")
                .turn(3)
                .in(phase)
                .state();
    }

    private static @Nullable GameResult resigned(PhaseName phase, Side side) {
        Outcome outcome = RuleBook.apply(in(phase), side, new Action.Resign(), Dice.of());
        return ((Outcome.Played) outcome).state().result();
    }

    @Test
    void who_decides_may_give_the_game_up_and_the_other_has_won() {
        assertThat(resigned(PhaseName.GERMAN_MOVEMENT, Side.GERMAN)).isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(resigned(PhaseName.BRITISH_MOVEMENT, Side.BRITISH)).isEqualTo(GameResult.GERMAN_IMMEDIATE);
    }

    @Test
    void nobody_resigns_for_the_other_nor_a_game_that_is_over() {
        GameState state = in(PhaseName.GERMAN_MOVEMENT);
        assertThat(RuleBook.refusal(state, Side.BRITISH, new Action.Resign())).isPresent();
        GameState over = ((Outcome.Played) RuleBook.apply(state, Side.GERMAN, new Action.Resign(), Dice.of())).state();
        assertThat(RuleBook.refusal(over, Side.GERMAN, new Action.Resign())).isPresent();
    }

    @Test
    void no_menu_offers_it() {
        assertThat(RuleBook.options(in(PhaseName.GERMAN_MOVEMENT))).doesNotContain(new Action.Resign());
    }
}
