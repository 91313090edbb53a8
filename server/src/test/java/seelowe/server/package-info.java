/** Tests of the whole server from outside: over HTTP and WebSocket, on a free port and a folder of its own. */
@NullMarked
package seelowe.server;

import org.jspecify.annotations.NullMarked;
