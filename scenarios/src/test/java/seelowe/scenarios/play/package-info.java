/** The built-in scenarios, played: what the rules and the data promise together. */
@NullMarked
package seelowe.scenarios.play;

import org.jspecify.annotations.NullMarked;
