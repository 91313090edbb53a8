/**
 * Victory [15.0]: ports, strengths and what they amount to. Start at {@link
 * seelowe.engine.rule.victory.VictoryConditions}.
 */
@NullMarked
package seelowe.engine.rule.victory;

import org.jspecify.annotations.NullMarked;
