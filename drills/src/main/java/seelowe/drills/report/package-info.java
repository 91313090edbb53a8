/** How the drills tell what they found. */
@NullMarked
package seelowe.drills.report;

import org.jspecify.annotations.NullMarked;
