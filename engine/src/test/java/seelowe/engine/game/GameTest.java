package seelowe.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.SetUpZone;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class GameTest {
    private final Board board = Board.draw("""
            .   G
              b
            .   .
            """).unit('G', "6-4").unit('b', "2-3");
    private final Action attack = new Action.Attack(board.units("G"), board.hexes("b"), Ids.none());

    private Game game(boolean fog, int... dice) {
        Scenario scenario = board.scenario();
        GameOptions options =
                GameOptions.defaults(scenario.rules()).change().fogOfWar(fog).build();
        return new Game(scenario, options, Dice.of(dice));
    }

    @Test
    void an_action_without_dice_can_be_taken_back() {
        Game game = game(false);
        long before = game.state().hash();
        game.play(Side.GERMAN, attack);
        assertThat(game.canUndo()).isTrue();
        game.undo();
        assertThat(game.state().hash()).isEqualTo(before);
        assertThat(game.steps()).isEmpty();
    }

    @Test
    void Q64_an_attack_that_turns_up_the_enemy_cannot_be_taken_back() {
        Game game = game(true);
        game.play(Side.GERMAN, attack);
        assertThat(game.canUndo()).isFalse();
        assertThatThrownBy(game::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_roll_of_the_dice_cannot_be_taken_back() {
        Game game = game(false, 1);
        game.play(Side.GERMAN, attack);
        game.play(Side.GERMAN, new Action.ChooseColumn(0));
        assertThat(game.steps()).hasSize(2);
        assertThat(game.canUndo()).isFalse();
    }

    @Test
    void the_end_of_a_phase_can_be_taken_back_while_the_decision_stays_unless_agreed_otherwise() {
        for (boolean stands : new boolean[] {false, true}) {
            Board board = Board.draw("G\n  b\n")
                    .unit('G', "6-4")
                    .unit('G', "supply")
                    .unit('b', "2-3")
                    .in(PhaseName.GERMAN_MOVEMENT)
                    .options(options -> options.phaseEndsStand(stands));
            Game game = new Game(board.state(), Dice.of());
            long before = game.state().hash();
            game.play(Side.GERMAN, new Action.EndPhase());
            assertThat(game.state().phase()).isEqualTo(PhaseName.GERMAN_COMBAT);
            assertThat(game.canUndo()).isEqualTo(!stands);
            if (!stands) {
                game.undo();
                assertThat(game.state().hash()).isEqualTo(before);
            }
        }
    }

    @Test
    void a_refused_action_is_no_step() {
        Game game = game(false);
        long before = game.state().hash();
        assertThat(game.play(Side.BRITISH, attack)).isInstanceOf(Outcome.Refused.class);
        assertThat(game.steps()).isEmpty();
        assertThat(game.state().hash()).isEqualTo(before);
    }

    @Test
    void a_game_begun_under_older_rules_goes_on_under_todays_and_keeps_what_was_played() {
        Game old = new Game(
                RuleBook.begin(
                                board.scenario(),
                                GameOptions.defaults(board.scenario().rules()))
                        .under(RulesVersion.FIRST),
                Dice.of(1));
        old.play(Side.GERMAN, attack);
        long before = old.state().hash();

        old.adopt(RulesVersion.TODAY);
        assertThat(old.state().hash()).isEqualTo(before);
        old.play(Side.GERMAN, new Action.ChooseColumn(0));

        assertThat(old.steps())
                .extracting(step -> step.after().options().rulesVersion())
                .containsExactly(RulesVersion.FIRST, RulesVersion.TODAY);
        assertThat(old.state().under(RulesVersion.TODAY)).isSameAs(old.state());
    }

    @Test
    void a_free_set_up_is_not_passed_over_in_silence() {
        Board board = Board.draw("a")
                .awaited("x", Side.BRITISH, "2-3", new Deployment.InZone(new SetUpZone("north", 1, 2, 1, 2)));
        Scenario scenario = board.scenario();
        assertThatThrownBy(() -> RuleBook.begin(scenario, GameOptions.defaults(scenario.rules())))
                .hasMessageContaining("free set-up");
    }
}
