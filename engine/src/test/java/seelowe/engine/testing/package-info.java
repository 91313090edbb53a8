/** Boards drawn in tests. Start at {@link seelowe.engine.testing.Board}. */
@NullMarked
package seelowe.engine.testing;

import org.jspecify.annotations.NullMarked;
