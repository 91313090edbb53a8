/**
 * An edition to play away from the program: on paper, as a PDF, and as a VASSAL module. Start at {@link seelowe.press.Contents}. What is
 * printed is drawn by {@code art} and read from the data; no rule of the game is written here.
 */
@NullMarked
package seelowe.press;

import org.jspecify.annotations.NullMarked;
