/** Chance, handed in from outside: {@link seelowe.engine.dice.Dice} for the rules, {@link seelowe.engine.dice.Chance} for players who choose at random. */
@NullMarked
package seelowe.engine.dice;

import org.jspecify.annotations.NullMarked;
