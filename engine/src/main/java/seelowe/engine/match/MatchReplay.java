package seelowe.engine.match;

import java.util.Iterator;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;

/** Plays two lists of actions, each on its board, in an order that the match allows. Any such order comes to the same. */
final class MatchReplay {
    private final Match match;

    MatchReplay(Match match) {
        this.match = match;
    }

    void play(List<Action> actionsOne, List<Action> actionsTwo) {
        Iterator<Action> one = actionsOne.iterator();
        Iterator<Action> two = actionsTwo.iterator();
        boolean moved = true;
        while (moved && (one.hasNext() || two.hasNext())) {
            moved = playOn(MatchBoard.ONE, one) || playOn(MatchBoard.TWO, two);
        }
        if (one.hasNext() || two.hasNext()) {
            MatchBoard stuck = one.hasNext() ? MatchBoard.ONE : MatchBoard.TWO;
            throw new IllegalArgumentException("There are more actions on board " + stuck.number() + " than "
                    + (match.isOver()
                            ? "its game took"
                            : "board " + stuck.other().number() + " allows yet"));
        }
    }

    /** As far as the board may go; says whether it went anywhere. */
    private boolean playOn(MatchBoard board, Iterator<Action> actions) {
        boolean moved = false;
        while (actions.hasNext() && match.status(board) instanceof BoardStatus.WaitsForPlayer) {
            Player player = Player.of(RuleBook.decider(match.state(board)), board);
            Action action = actions.next();
            if (match.play(board, player, action) instanceof Outcome.Refused refused) {
                throw new IllegalArgumentException("Action "
                        + (match.now(board).actions() + 1) + " on board " + board.number() + " is not allowed ["
                        + refused.refusal().rule() + "]: " + refused.refusal().why());
            }
            moved = true;
        }
        return moved;
    }
}
