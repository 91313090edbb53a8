/**
 * Where everything stands at one moment. Start at {@link seelowe.engine.state.GameState}, which never changes; {@link
 * seelowe.engine.state.Scratch} is a board to try things on. Only events change one, by the hand of {@code StateWriter}, which
 * nobody outside sees. No rule is decided here.
 */
@NullMarked
package seelowe.engine.state;

import org.jspecify.annotations.NullMarked;
