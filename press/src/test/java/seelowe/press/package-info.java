@NullMarked
package seelowe.press;

import org.jspecify.annotations.NullMarked;
