/** Those who come to hurt, and whether the others notice. */
@NullMarked
package seelowe.drills.hostile;

import org.jspecify.annotations.NullMarked;
