package seelowe.protocol.words;

import seelowe.engine.action.Action;
import seelowe.engine.force.Side;

/** How a game ended that was not played to its end. */
public final class EndingWords {
    private EndingWords() {}

    /** A sentence; nothing of an action that ends no game. The board alone does not tell. */
    public static String of(Action action, Side decider) {
        if (action instanceof Action.Resign) {
            return name(decider) + " has given the game up.";
        }
        if (action instanceof Action.Concede) {
            return name(decider.enemy()) + " has given the game up.";
        }
        if (action instanceof Action.Forfeit) {
            return name(decider) + " had no time left, and the other has claimed the win.";
        }
        return action instanceof Action.AgreeDraw ? "Both sides have agreed upon a draw." : "";
    }

    private static String name(Side side) {
        return side == Side.GERMAN ? "The German side" : "The British side";
    }
}
