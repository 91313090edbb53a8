@NullMarked
package seelowe.drills.play;

import org.jspecify.annotations.NullMarked;
