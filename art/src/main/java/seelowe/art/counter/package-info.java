/**
 * Counters as drawings, and a scenario's set-up laid out on the map and in a tray below it. Start at {@link
 * seelowe.art.counter.SetUpLayer}.
 */
@NullMarked
package seelowe.art.counter;

import org.jspecify.annotations.NullMarked;
