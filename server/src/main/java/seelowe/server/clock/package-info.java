/** Clocks as such: what may be agreed about time, and how it is counted. Nothing here knows games, tables or threads. */
@NullMarked
package seelowe.server.clock;

import org.jspecify.annotations.NullMarked;
