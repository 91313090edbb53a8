/** How long a start takes when much is stored. */
@NullMarked
package seelowe.drills.start;

import org.jspecify.annotations.NullMarked;
