/** Many games at once: how long an acknowledgement takes, and what it costs. */
@NullMarked
package seelowe.drills.load;

import org.jspecify.annotations.NullMarked;
