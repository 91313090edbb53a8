/**
 * Computer players. Start at {@link seelowe.opponents.Opponents}, which knows them all by name; {@code play} holds what every
 * one of them is given and must answer, {@code steady} the one that knows its trade, {@code arena} many games at a time.
 */
@NullMarked
package seelowe.opponents;

import org.jspecify.annotations.NullMarked;
