/** The program under drill as a process of its own, and what the operating system says about it. */
@NullMarked
package seelowe.drills.machine;

import org.jspecify.annotations.NullMarked;
