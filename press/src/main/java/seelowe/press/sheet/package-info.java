/** What lies in the box: map, counters, charts, set-up cards. */
@NullMarked
package seelowe.press.sheet;

import org.jspecify.annotations.NullMarked;
