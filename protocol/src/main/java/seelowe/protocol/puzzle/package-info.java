/**
 * Puzzles: a position, a goal in the rules' own words, and how likely the best known orders reach it. Start at {@link
 * seelowe.protocol.puzzle.Puzzles}; {@link seelowe.protocol.puzzle.Judge} says what orders are worth. How to write one is told in
 * {@code docs/puzzles.md}.
 */
@NullMarked
package seelowe.protocol.puzzle;

import org.jspecify.annotations.NullMarked;
