/**
 * Where everything stands at one moment. Start at {@link seelowe.engine.state.GameState}; only {@link
 * seelowe.engine.state.StateWriter} changes one, and only by events. No rule is decided here.
 */
@NullMarked
package seelowe.engine.state;

import org.jspecify.annotations.NullMarked;
