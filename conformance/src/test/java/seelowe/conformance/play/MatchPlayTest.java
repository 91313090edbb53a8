package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.match.BoardStatus;
import seelowe.engine.match.Match;
import seelowe.engine.match.MatchBoard;
import seelowe.engine.match.MatchMode;
import seelowe.engine.match.MatchTerms;
import seelowe.engine.match.Player;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;

/** Complete concurrent matches between players who choose board and action at random. */
class MatchPlayTest {
    private static final long SEED_TWO = 1000;
    private static final int NOW_AND_THEN = 8;

    private Chance chance = new Chance(0);
    private int refusals;

    @ParameterizedTest
    @CsvSource({"N, 1", "N, 2", "H, 3", "J, 4"})
    void R15_34_game_turns_change_on_both_boards_together(String code, long seed) {
        Scenario scenario = Built.scenario(code);
        MatchTerms terms = MatchTerms.of("Anna", "Bert", scenario, MatchMode.CONCURRENT);
        Match match = new Match(terms, scenario, Dice.seeded(seed), Dice.seeded(seed + SEED_TWO));
        chance = new Chance(Chance.mix(seed));

        while (!match.isOver()) {
            turnsAreTogether(match);
            act(match, MatchBoard.values()[chance.below(2)]);
        }

        assertThat(refusals).as("a board had to wait").isPositive();
        rebuiltIsEqual(match, scenario, seed);
    }

    /** Nothing can be decided in a Game-Turn while the other game is in an earlier one. */
    private static void turnsAreTogether(Match match) {
        GameState one = match.state(MatchBoard.ONE);
        GameState two = match.state(MatchBoard.TWO);
        boolean bothOn = one.result() == null && two.result() == null;
        int apart = bothOn ? one.turn() - two.turn() : 0;
        assertThat(apart).isBetween(-1, 1);
        assertThat(waits(match, MatchBoard.ONE)).isEqualTo(apart > 0);
        assertThat(waits(match, MatchBoard.TWO)).isEqualTo(apart < 0);
    }

    private static boolean waits(Match match, MatchBoard board) {
        return match.status(board) instanceof BoardStatus.WaitsForOtherBoard;
    }

    private void act(Match match, MatchBoard board) {
        GameState before = match.state(board);
        if (before.result() != null) {
            return;
        }
        Action action = RuleBook.sample(before, chance);
        Player decider = Player.of(RuleBook.decider(before), board);
        boolean mayPlay = match.status(board).equals(new BoardStatus.WaitsForPlayer(decider));
        assertThat(match.play(board, decider.other(), action)).isInstanceOf(Outcome.Refused.class);

        Outcome outcome = match.play(board, decider, action);

        assertThat(outcome instanceof Outcome.Played).isEqualTo(mayPlay);
        if (outcome instanceof Outcome.Played played) {
            nothingIsRolledForANewTurn(played.events());
            takeBackNowAndThen(match, board, decider, before);
        } else {
            assertThat(match.state(board)).isSameAs(before);
            refusals++;
        }
    }

    /** What the board that is ahead shows of the new Game-Turn follows from the old one. */
    private static void nothingIsRolledForANewTurn(List<Event> events) {
        boolean begun = false;
        for (Event event : events) {
            begun |= event instanceof Event.GameTurnBegan;
            assertThat(begun && event instanceof Event.DieRolled).isFalse();
        }
    }

    private void takeBackNowAndThen(Match match, MatchBoard board, Player player, GameState before) {
        if (match.canUndo(board, player) && chance.below(NOW_AND_THEN) == 0) {
            assertThat(match.state(board).turn()).isEqualTo(before.turn());
            match.undo(board, player);
            assertThat(match.state(board).hash()).isEqualTo(before.hash());
        }
    }

    private static void rebuiltIsEqual(Match match, Scenario scenario, long seed) {
        Match rebuilt = Match.replay(
                match.terms(),
                scenario,
                Dice.seeded(seed),
                Dice.seeded(seed + SEED_TWO),
                match.actions(MatchBoard.ONE),
                match.actions(MatchBoard.TWO));
        for (MatchBoard board : MatchBoard.values()) {
            assertThat(rebuilt.state(board).hash()).isEqualTo(match.state(board).hash());
            assertThat(rebuilt.now(board).path().stream().map(Point::events))
                    .containsExactlyElementsOf(
                            match.now(board).path().stream().map(Point::events).toList());
        }
        assertThat(rebuilt.score()).isEqualTo(match.score());
        assertThat(rebuilt.isOver()).isTrue();
    }
}
