package seelowe.protocol.service;

import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;

/** How a game ended that was not played to its end. */
final class Endings {
    private Endings() {}

    /** A sentence and a space, or nothing: the board alone does not tell. */
    static String words(Point last) {
        if (last.actions() == 0 || !(last.action() instanceof Action.Ending)) {
            return "";
        }
        return how(last.action(), last.side()) + " As the board stands: ";
    }

    private static String how(Action ending, Side decider) {
        if (ending instanceof Action.Resign) {
            return name(decider) + " has given the game up.";
        }
        if (ending instanceof Action.Concede) {
            return name(decider.enemy()) + " has given the game up.";
        }
        return ending instanceof Action.Forfeit
                ? name(decider) + " had no time left, and the other has claimed the win."
                : "Both sides have agreed upon a draw.";
    }

    private static String name(Side side) {
        return side == Side.GERMAN ? "The German side" : "The British side";
    }
}
