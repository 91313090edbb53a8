@NullMarked
package seelowe.protocol.position;

import org.jspecify.annotations.NullMarked;
