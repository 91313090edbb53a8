@NullMarked
package seelowe.scenarios;

import org.jspecify.annotations.NullMarked;
