package seelowe.protocol.service;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.Recording;

/**
 * A game that is being played, wherever it is kept. Changes are made one at a time; each is kept before the method returns, or a mistake
 * says that nothing has changed.
 */
public interface PlayedGame {
    Names names();

    /** How things stand. What it gives can be read while the game goes on. */
    Change now();

    /**
     * Plays an action of this side.
     *
     * @param seen the number of the last change that the player knows; negative if he does not say
     */
    Change play(Side side, Action action, int seen);

    /** Takes back the last action, if it is this side's and rolled no die. */
    Change undo(Side side, int seen);

    /**
     * A remark, told to all who watch.
     *
     * @param about the action it is about, counted from 1, among those that stand
     */
    Change comment(Side side, String words, int about);

    /** What has been said so far. */
    Remarks remarks();

    /** Of the dice, if they come from a seed that can be checked. */
    @Nullable
    DiceSeed seed();

    /** How the game is written down; null if it cannot be, for counters that are in no data. */
    @Nullable
    Recording recording();
}
