/**
 * The chair that a computer player sits in: what he sees ({@link seelowe.opponents.play.Seat}), what he answers ({@link
 * seelowe.opponents.play.Decision}), and who sees to it that the answer is legal ({@link seelowe.opponents.play.SeatedOpponent}).
 */
@NullMarked
package seelowe.opponents.play;

import org.jspecify.annotations.NullMarked;
