package seelowe.protocol.position;

import seelowe.engine.state.GameState;
import seelowe.engine.state.PositionBuilder;
import seelowe.protocol.notation.Names;

/** What a field is read into: a builder that begins with the first position of the game. */
record PositionDraft(PositionBuilder builder, GameState start, Names names) {}
