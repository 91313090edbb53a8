@NullMarked
package seelowe.server.limit;

import org.jspecify.annotations.NullMarked;
