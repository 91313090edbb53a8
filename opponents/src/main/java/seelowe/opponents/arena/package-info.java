/**
 * Many games between two opponents. Start at {@link seelowe.opponents.arena.Arena}. The same match-up gives the same games
 * whatever the number of threads.
 */
@NullMarked
package seelowe.opponents.arena;

import org.jspecify.annotations.NullMarked;
