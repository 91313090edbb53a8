package seelowe.protocol.position;

import seelowe.engine.state.GameState;
import seelowe.protocol.notation.Names;

/**
 * What a field is written from.
 *
 * @param start the first position of a game of this scenario with these options
 */
record PositionView(GameState state, GameState start, Names names) {}
