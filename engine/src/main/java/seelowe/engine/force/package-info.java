/**
 * The counters [3.2]: what is printed on them, and nothing of what happens to them. Start at {@link
 * seelowe.engine.force.Unit}. Where a unit is and how it fares belongs to the state.
 */
@NullMarked
package seelowe.engine.force;

import org.jspecify.annotations.NullMarked;
