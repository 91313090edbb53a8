package seelowe.opponents.play;

import seelowe.engine.action.Action;

/**
 * What an opponent does.
 *
 * @param why a sentence for the other player: what he is about
 */
public record Decision(Action action, String why) {}
