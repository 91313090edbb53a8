/** The clocks of games between two people: they run while the games are played, and something comes of it when one has run out. */
@NullMarked
package seelowe.server.time;

import org.jspecify.annotations.NullMarked;
