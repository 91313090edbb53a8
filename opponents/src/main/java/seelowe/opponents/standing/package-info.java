/**
 * What one may say in advance: a {@link seelowe.opponents.standing.Reaction} is a kind of decision that falls to the player who is not
 * moving, a {@link seelowe.opponents.standing.StandingRule} one way to take it without asking him.
 */
@NullMarked
package seelowe.opponents.standing;

import org.jspecify.annotations.NullMarked;
