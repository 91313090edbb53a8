/** The edition as a module for VASSAL, in its own file format. */
@NullMarked
package seelowe.press.vassal;

import org.jspecify.annotations.NullMarked;
