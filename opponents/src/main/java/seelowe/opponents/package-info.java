/**
 * Computer players. Start at {@link seelowe.opponents.Opponents}, which knows them all by name; {@code play} holds what every
 * one of them is given and must answer, {@code steady} the one that knows its trade, {@code search} those who try before they choose, {@code value} and {@code outlook} how they
 * judge, {@code arena} many games at a time, {@code yardstick} the one that all others are measured against.
 */
@NullMarked
package seelowe.opponents;

import org.jspecify.annotations.NullMarked;
