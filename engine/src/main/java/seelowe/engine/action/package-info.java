/** What players decide. Start at {@link seelowe.engine.action.Action}. What comes of it is in {@code event}. */
@NullMarked
package seelowe.engine.action;

import org.jspecify.annotations.NullMarked;
