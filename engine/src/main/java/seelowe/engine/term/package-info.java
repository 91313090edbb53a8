/** Words of the rule book that actions, events and states share: phases, results, causes. Values only. */
@NullMarked
package seelowe.engine.term;

import org.jspecify.annotations.NullMarked;
