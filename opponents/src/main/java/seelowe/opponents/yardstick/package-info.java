/**
 * Steady as he was when players who think ahead began to be measured against him. He is kept as he was: win rates of one year
 * and the next say something only if the one they were won against has not learned in between. That is why this package is a
 * copy and shares nothing with {@code steady}, which goes on learning. Nobody meets him over the board; studies call him by the
 * name {@code steady-0}. Whoever changes the engine may touch this package so that it compiles; {@code YardstickTest} holds that
 * his games stay the same. Start at {@link seelowe.opponents.yardstick.Yardstick}.
 */
@NullMarked
package seelowe.opponents.yardstick;

import org.jspecify.annotations.NullMarked;
