/**
 * HTTP and WebSocket on the loopback. {@link seelowe.server.web.Shell} wires the routes; {@link seelowe.server.web.Guard} keeps other
 * sites' pages out; what the routes do is in the classes named after them. Nothing here knows a rule of the game.
 */
@NullMarked
package seelowe.server.web;

import org.jspecify.annotations.NullMarked;
