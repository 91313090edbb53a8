package seelowe.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static seelowe.engine.match.MatchBoard.ONE;
import static seelowe.engine.match.MatchBoard.TWO;
import static seelowe.engine.match.Player.FIRST;
import static seelowe.engine.match.Player.SECOND;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.Refusal;

class MatchTest {
    private final TwoBoards concurrent = new TwoBoards(MatchMode.CONCURRENT, "T");
    private final TwoBoards sequential = new TwoBoards(MatchMode.SEQUENTIAL, "T");

    @Test
    void R15_3_the_players_exchange_sides() {
        assertThat(FIRST.side(ONE)).isEqualTo(Side.GERMAN);
        assertThat(SECOND.side(ONE)).isEqualTo(Side.BRITISH);
        assertThat(FIRST.side(TWO)).isEqualTo(Side.BRITISH);
        assertThat(SECOND.side(TWO)).isEqualTo(Side.GERMAN);
        for (MatchBoard board : MatchBoard.values()) {
            for (Player player : Player.values()) {
                assertThat(Player.of(player.side(board), board)).isEqualTo(player);
            }
        }
    }

    @Test
    void R15_3_the_second_game_begins_when_the_first_is_over() {
        assertThat(sequential.match.status(ONE)).isEqualTo(new BoardStatus.WaitsForPlayer(FIRST));
        assertThat(sequential.match.status(TWO)).isInstanceOf(BoardStatus.WaitsForOtherBoard.class);
        assertThat(sequential.refused(TWO).rule()).isEqualTo("R15.3");

        sequential.passGame(ONE);

        assertThat(sequential.match.status(ONE)).isEqualTo(new BoardStatus.Over(GameResult.BRITISH_VICTORY));
        assertThat(sequential.match.status(TWO)).isEqualTo(new BoardStatus.WaitsForPlayer(SECOND));
        sequential.passGame(TWO);
        assertThat(sequential.match.isOver()).isTrue();
    }

    @Test
    void R2_0_only_the_player_whose_decision_it_is_may_act() {
        Outcome outcome = concurrent.match.play(TWO, FIRST, new Action.EndPhase());

        assertThat(((Outcome.Refused) outcome).refusal().rule()).isEqualTo("R2.0");
        assertThat(concurrent.match.status(TWO)).isEqualTo(new BoardStatus.WaitsForPlayer(SECOND));
        assertThat(concurrent.match.play(TWO, SECOND, new Action.EndPhase())).isInstanceOf(Outcome.Played.class);
    }

    @ParameterizedTest
    @EnumSource
    void R15_34_the_board_that_is_ahead_waits_for_the_other(MatchBoard ahead) {
        concurrent.passTurn(ahead);
        long before = concurrent.match.state(ahead).hash();

        Refusal refusal = concurrent.refused(ahead);

        assertThat(refusal.rule()).isEqualTo("R15.34");
        assertThat(refusal.why())
                .contains("Game-Turn 1 is over on board " + ahead.other().number());
        assertThat(concurrent.match.status(ahead)).isEqualTo(new BoardStatus.WaitsForOtherBoard(refusal));
        assertThat(concurrent.match.state(ahead).hash()).isEqualTo(before);

        concurrent.passTurn(ahead.other());
        assertThat(concurrent.match.status(ahead)).isEqualTo(new BoardStatus.WaitsForPlayer(concurrent.decider(ahead)));
        concurrent.play(ahead, new Action.Roll());
    }

    @Test
    void R15_34_a_game_that_ended_early_holds_nobody_up() {
        int[] attackAndWeather = {6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        TwoBoards boards = new TwoBoards(MatchMode.CONCURRENT, "T", Dice.of(attackAndWeather), Dice.of(1));
        boards.attack(ONE);
        boards.passTurn(ONE);
        assertThat(boards.refused(ONE).rule()).isEqualTo("R15.34");

        boards.attack(TWO);

        assertThat(boards.match.status(TWO)).isEqualTo(new BoardStatus.Over(GameResult.BRITISH_VICTORY));
        assertThat(boards.match.isOver()).isFalse();
        boards.passGame(ONE);
        assertThat(boards.match.isOver()).isTrue();
        assertThat(boards.match.score().inWords())
                .containsExactly(
                        "Game 1: German marginal victory, 1 point to Anna.",
                        "Game 2: British victory, 3 points to Anna.",
                        "Anna 1 + 3 = 4; Bert 0 + 0 = 0. Difference 4: Anna is Superior.");
    }

    @Test
    void R15_34_what_ended_a_game_turn_is_not_taken_back() {
        concurrent.passTurn(ONE);
        for (Player player : Player.values()) {
            assertThat(concurrent.match.canUndo(ONE, player)).isFalse();
            assertThatThrownBy(() -> concurrent.match.undo(ONE, player)).hasMessageContaining("board 1");
        }
    }

    @Test
    void only_who_acted_takes_back() {
        long before = concurrent.match.state(TWO).hash();
        concurrent.play(TWO, TwoBoards.ATTACK);
        assertThat(concurrent.match.canUndo(TWO, FIRST)).isFalse();
        assertThat(concurrent.match.canUndo(ONE, SECOND)).isFalse();
        assertThat(concurrent.match.canUndo(TWO, SECOND)).isTrue();

        concurrent.match.undo(TWO, SECOND);

        assertThat(concurrent.match.state(TWO).hash()).isEqualTo(before);
        assertThat(concurrent.match.actions(TWO)).isEmpty();
    }

    @Test
    void R15_34_a_match_is_rebuilt_from_its_terms_and_actions() {
        for (int turn = 1; turn <= 3; turn++) {
            concurrent.passTurn(TWO);
            concurrent.passTurn(ONE);
        }
        concurrent.passTurn(TWO);

        Match rebuilt = rebuilt(concurrent.match.actions(ONE), concurrent.match.actions(TWO));

        for (MatchBoard board : MatchBoard.values()) {
            assertThat(rebuilt.state(board).hash())
                    .isEqualTo(concurrent.match.state(board).hash());
            assertThat(rebuilt.actions(board)).isEqualTo(concurrent.match.actions(board));
            assertThat(rebuilt.status(board)).isEqualTo(concurrent.match.status(board));
        }
    }

    @Test
    void R15_34_actions_that_run_ahead_are_not_rebuilt() {
        TwoBoards alone = new TwoBoards(MatchMode.SEQUENTIAL, "T");
        alone.passTurn(ONE);
        alone.passTurn(ONE);
        List<Action> tooMany = alone.match.actions(ONE);

        assertThatThrownBy(() -> rebuilt(tooMany, List.of())).hasMessageContaining("more actions on board 1");
    }

    @Test
    void a_rebuilding_says_which_action_is_wrong() {
        concurrent.passTurn(ONE);
        List<Action> actions = new ArrayList<>(concurrent.match.actions(ONE));
        actions.set(1, TwoBoards.ATTACK);

        assertThatThrownBy(() -> rebuilt(actions, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Action 2 on board 1");
    }

    @Test
    void actions_after_the_end_are_not_rebuilt() {
        concurrent.passTurn(ONE);
        sequential.passGame(ONE);
        sequential.passGame(TWO);
        List<Action> tooMany = new ArrayList<>(sequential.match.actions(TWO));
        tooMany.add(new Action.EndPhase());
        MatchTerms terms = sequential.match.terms();

        assertThatThrownBy(() -> Match.replay(
                        terms,
                        TwoBoards.scenario("T"),
                        Dice.seeded(1),
                        Dice.seeded(2),
                        sequential.match.actions(ONE),
                        tooMany))
                .hasMessageContaining("than its game took");
    }

    private static Match rebuilt(List<Action> one, List<Action> two) {
        MatchTerms terms = TwoBoards.terms(MatchMode.CONCURRENT, "T");
        return Match.replay(terms, TwoBoards.scenario("T"), Dice.seeded(1), Dice.seeded(2), one, two);
    }

    @Test
    void a_match_needs_two_names_and_its_own_scenario() {
        MatchTerms terms = concurrent.match.terms();
        assertThatThrownBy(() -> new MatchTerms("Anna", "Anna", "T", terms.options(), terms.mode()))
                .hasMessageContaining("different names");
        assertThatThrownBy(() -> new MatchTerms("Anna", " ", "T", terms.options(), terms.mode()))
                .hasMessageContaining("different names");
        assertThatThrownBy(() -> new Match(terms, TwoBoards.scenario("U"), Dice.of(), Dice.of()))
                .hasMessage("The match is of scenario T, not of U");
    }
}
