/**
 * How strong players are, and what the sides of the scenarios are worth. {@link seelowe.server.rating.Ladder} reckons both from the
 * list of rated results and from nothing else.
 */
@NullMarked
package seelowe.server.rating;

import org.jspecify.annotations.NullMarked;
