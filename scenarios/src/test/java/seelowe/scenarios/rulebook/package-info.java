@NullMarked
package seelowe.scenarios.rulebook;

import org.jspecify.annotations.NullMarked;
