@NullMarked
package seelowe.drills.kill;

import org.jspecify.annotations.NullMarked;
