package seelowe.protocol.service;

import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/** What every kept game demands before it changes, with the words for who does not meet it. */
public final class Demands {
    private static final int LONGEST_COMMENT = 1000;

    private Demands() {}

    /** @param seen the number of the last change that the player knows; negative if he does not say */
    public static void current(int seen, int seq) {
        if (seen >= 0 && seen != seq) {
            throw new JsonMistake(
                    MistakeCode.STALE,
                    "seq",
                    "The game has moved on: this was meant for change " + seen + ", and " + seq + " is the last.");
        }
    }

    public static void gameOn(GameState state) {
        if (state.result() != null) {
            throw new JsonMistake(MistakeCode.GAME_OVER, Request.TYPE, "The game is over.");
        }
    }

    /** It is this side's decision. */
    public static void decision(GameState state, Side side) {
        gameOn(state);
        if (RuleBook.decider(state) != side) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_DECISION, "", "It is the other side's decision.");
        }
    }

    /** What both must want, or the other one, is not for one to do. */
    public static void alone(Action action) {
        if (action instanceof Action.ByKeeper) {
            throw new JsonMistake(
                    MistakeCode.REFUSED,
                    "action",
                    "Nobody does this alone: a draw is offered and accepted, a win on time is claimed, and the other side"
                            + " gives up for itself.");
        }
    }

    public static void undo(boolean possible) {
        if (!possible) {
            throw new JsonMistake(
                    MistakeCode.CANNOT_UNDO,
                    Request.TYPE,
                    "There is nothing to take back: dice were rolled, a phase ended or the decision passed on.");
        }
    }

    /** The words of a comment as they are kept. */
    public static String comment(String words) {
        String text = words.strip();
        if (text.isEmpty() || text.length() > LONGEST_COMMENT) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, "text", "A comment has 1 to " + LONGEST_COMMENT + " characters.");
        }
        return text;
    }
}
