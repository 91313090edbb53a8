/** The Home Guard [14.0]: where it stands to and what it is worth. It is no unit; the state keeps its hexes. */
@NullMarked
package seelowe.engine.rule.homeguard;

import org.jspecify.annotations.NullMarked;
