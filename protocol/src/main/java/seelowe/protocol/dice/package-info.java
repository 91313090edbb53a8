/**
 * Dice that nobody has to trust: a {@link seelowe.protocol.dice.DiceSeed} is kept secret and its commitment shown; {@link
 * seelowe.protocol.dice.SeedDice} derives every roll from it, so that anybody can check them all once the seed is revealed. What a roll
 * means is the engine's affair.
 */
@NullMarked
package seelowe.protocol.dice;

import org.jspecify.annotations.NullMarked;
