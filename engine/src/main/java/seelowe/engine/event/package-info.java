/** What happened. Start at {@link seelowe.engine.event.Event}. Events are the only thing that changes a state. */
@NullMarked
package seelowe.engine.event;

import org.jspecify.annotations.NullMarked;
