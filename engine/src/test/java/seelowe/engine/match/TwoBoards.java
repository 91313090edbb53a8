package seelowe.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;

/** A match of a tiny scenario: a German and a Briton on an island without room to retreat, who may fight or let time pass. */
final class TwoBoards {
    private static final Board BOARD = Board.draw("""
            G
              b
            """).unit('G', "4-4").unit('b', "3-3");
    static final Action ATTACK = new Action.Attack(BOARD.units("G"), BOARD.hexes("b"), Ids.none());

    final Match match;

    TwoBoards(MatchMode mode, String scenario) {
        this(mode, scenario, Dice.seeded(1), Dice.seeded(2));
    }

    TwoBoards(MatchMode mode, String scenario, Dice one, Dice two) {
        this.match = new Match(terms(mode, scenario), scenario(scenario), one, two);
    }

    static MatchTerms terms(MatchMode mode, String scenario) {
        return MatchTerms.of("Anna", "Bert", scenario(scenario), mode);
    }

    static Scenario scenario(String code) {
        Scenario drawn = BOARD.scenario();
        return new Scenario(
                code,
                drawn.title(),
                drawn.summary(),
                drawn.map(),
                drawn.terrain(),
                drawn.weather(),
                drawn.roster(),
                drawn.deployments(),
                drawn.rules(),
                drawn.special(),
                drawn.module());
    }

    Player decider(MatchBoard board) {
        return Player.of(RuleBook.decider(match.state(board)), board);
    }

    int turn(MatchBoard board) {
        return match.state(board).turn();
    }

    /** The Germans attack: on a 1 they are driven into the sea, on a 6 the British are. */
    void attack(MatchBoard board) {
        play(board, ATTACK);
        play(board, new Action.ChooseColumn(0));
    }

    void play(MatchBoard board, Action action) {
        assertThat(match.play(board, decider(board), action)).isInstanceOf(Outcome.Played.class);
    }

    /** Nobody does anything until the Game-Turn changes or the game is over. */
    void passTurn(MatchBoard board) {
        int turn = turn(board);
        while (turn(board) == turn && match.state(board).result() == null) {
            pass(board);
        }
    }

    private void pass(MatchBoard board) {
        Action end = new Action.EndPhase();
        boolean mayEnd = RuleBook.refusal(match.state(board), RuleBook.decider(match.state(board)), end)
                .isEmpty();
        play(board, mayEnd ? end : new Action.Roll());
    }

    void passGame(MatchBoard board) {
        while (match.state(board).result() == null) {
            passTurn(board);
        }
    }

    /** What the player of the next decision is told when he tries to make it. */
    Refusal refused(MatchBoard board) {
        Outcome outcome = match.play(board, decider(board), new Action.Roll());
        assertThat(outcome).isInstanceOf(Outcome.Refused.class);
        return ((Outcome.Refused) outcome).refusal();
    }
}
