/**
 * What things are called and what they mean, in a line for a player: phases, weather, marks, results, actions. Said here once; the
 * page, the log and whoever asks {@code words} show it. Numbers of the rules are asked of the rules.
 */
@NullMarked
package seelowe.protocol.words;

import org.jspecify.annotations.NullMarked;
