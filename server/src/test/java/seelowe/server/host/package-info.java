@NullMarked
package seelowe.server.host;

import org.jspecify.annotations.NullMarked;
