/** Pictures put down on pages of a PDF. */
@NullMarked
package seelowe.press.pdf;

import org.jspecify.annotations.NullMarked;
