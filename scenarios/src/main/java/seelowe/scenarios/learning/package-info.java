/**
 * Lessons and puzzles as they lie in {@code data/lessons} and {@code data/puzzles}: cards with fields, read and numbered by line. What they
 * say about positions and actions is checked where those are understood, in {@code seelowe.protocol}.
 */
@NullMarked
package seelowe.scenarios.learning;

import org.jspecify.annotations.NullMarked;
