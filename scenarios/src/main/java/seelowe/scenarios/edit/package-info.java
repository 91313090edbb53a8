/**
 * Changing data row by row: what an edition says differently from what lies beneath it, what may be asked to be changed, and where a mistake
 * stands. Start at {@link seelowe.scenarios.edit.Draft}. Values are not judged here; the checker does that.
 */
@NullMarked
package seelowe.scenarios.edit;

import org.jspecify.annotations.NullMarked;
