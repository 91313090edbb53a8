@NullMarked
package seelowe.server.clock;

import org.jspecify.annotations.NullMarked;
