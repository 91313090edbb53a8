/** The Home Guard [14.0]: the last line in every city hex that no German has entered. */
@NullMarked
package seelowe.engine.rule.homeguard;

import org.jspecify.annotations.NullMarked;
