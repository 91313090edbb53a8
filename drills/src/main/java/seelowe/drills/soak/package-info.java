/** The same for a long time: nothing may grow. */
@NullMarked
package seelowe.drills.soak;

import org.jspecify.annotations.NullMarked;
