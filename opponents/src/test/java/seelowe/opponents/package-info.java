@NullMarked
package seelowe.opponents;

import org.jspecify.annotations.NullMarked;
