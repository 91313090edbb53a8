@NullMarked
package seelowe.protocol.dice;

import org.jspecify.annotations.NullMarked;
