/** Many WebSockets in one thread, cheaply: what measures a server must not be busier than the server. */
@NullMarked
package seelowe.drills.wire;

import org.jspecify.annotations.NullMarked;
