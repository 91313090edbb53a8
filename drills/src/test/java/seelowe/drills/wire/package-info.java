@NullMarked
package seelowe.drills.wire;

import org.jspecify.annotations.NullMarked;
