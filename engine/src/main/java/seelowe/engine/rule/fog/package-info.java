/** Fog of war [Q64]: which counters lie face down on the table. Who looks at them, and what he may be told, is for {@code view} to say. */
@NullMarked
package seelowe.engine.rule.fog;

import org.jspecify.annotations.NullMarked;
