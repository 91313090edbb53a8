@NullMarked
package seelowe.protocol.puzzle;

import org.jspecify.annotations.NullMarked;
