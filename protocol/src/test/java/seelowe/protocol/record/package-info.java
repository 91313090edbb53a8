@NullMarked
package seelowe.protocol.record;

import org.jspecify.annotations.NullMarked;
