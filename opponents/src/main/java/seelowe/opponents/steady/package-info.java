/** An opponent who plays by the Players' Notes [16.0]. Start at {@link seelowe.opponents.steady.Steady}. */
@NullMarked
package seelowe.opponents.steady;

import org.jspecify.annotations.NullMarked;
