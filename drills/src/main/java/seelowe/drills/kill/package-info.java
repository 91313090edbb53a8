/** The power cut, many times over: what was acknowledged is there afterwards, once, and every game goes on. */
@NullMarked
package seelowe.drills.kill;

import org.jspecify.annotations.NullMarked;
