@NullMarked
package seelowe.opponents.arena;

import org.jspecify.annotations.NullMarked;
