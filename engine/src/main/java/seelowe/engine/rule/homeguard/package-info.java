/**
 * The Home Guard [14.0]: the last line in every city hex that no German has entered. It is no unit; the state keeps its
 * hexes. How it fights is not here: see {@code rule.combat}.
 */
@NullMarked
package seelowe.engine.rule.homeguard;

import org.jspecify.annotations.NullMarked;
