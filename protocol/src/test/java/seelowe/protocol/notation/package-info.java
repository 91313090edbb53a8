@NullMarked
package seelowe.protocol.notation;

import org.jspecify.annotations.NullMarked;
