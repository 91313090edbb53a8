/** Short forms of the drills, and tests that the drills notice what they are there to notice. */
@NullMarked
package seelowe.drills;

import org.jspecify.annotations.NullMarked;
