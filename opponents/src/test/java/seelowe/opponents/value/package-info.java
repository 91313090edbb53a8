@NullMarked
package seelowe.opponents.value;

import org.jspecify.annotations.NullMarked;
