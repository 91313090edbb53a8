/** What becomes of games when the disk is full, read-only, emptied or damaged under them. */
@NullMarked
package seelowe.drills.disk;

import org.jspecify.annotations.NullMarked;
