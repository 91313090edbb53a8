/** The worked example of {@code docs/special-rules.md}: a scenario with two rules of its own. */
@NullMarked
package seelowe.engine.example;

import org.jspecify.annotations.NullMarked;
