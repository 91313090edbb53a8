@NullMarked
package seelowe.art.draw;

import org.jspecify.annotations.NullMarked;
