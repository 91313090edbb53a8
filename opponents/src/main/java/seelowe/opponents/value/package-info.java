/**
 * What a position is worth: the German's chance to win it. {@link seelowe.opponents.value.Features} says what is looked at, {@link
 * seelowe.opponents.value.Value} makes a chance of it, {@link seelowe.opponents.value.Fit} finds the numbers from games that
 * were played out.
 */
@NullMarked
package seelowe.opponents.value;

import org.jspecify.annotations.NullMarked;
