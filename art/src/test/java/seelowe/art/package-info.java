/** What the pictures promise: every fact of the data drawn, nothing over anything else, always the same bytes. */
@NullMarked
package seelowe.art;

import org.jspecify.annotations.NullMarked;
