/**
 * The map [3.1, 13.0]: hex geometry, what is printed in each hex and on each hexside. Start at {@link
 * seelowe.engine.board.GameMap}. Hexes are dense numbers 0..n-1 here, so that they index flat arrays; {@link
 * seelowe.engine.board.HexGrid} turns them into the printed {@code CCRR} and back. Where units stand is not here.
 */
@NullMarked
package seelowe.engine.board;

import org.jspecify.annotations.NullMarked;
