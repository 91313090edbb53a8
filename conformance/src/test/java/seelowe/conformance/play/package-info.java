/** Random play, replays and counts of continuations, over the real scenarios. Start at {@code RandomPlayTest}. */
@NullMarked
package seelowe.conformance.play;

import org.jspecify.annotations.NullMarked;
