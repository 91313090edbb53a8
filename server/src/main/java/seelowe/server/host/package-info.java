/**
 * What a server that faces the world must know: its settings and where each was given, what the world calls it, from whom word about callers is
 * believed. Without any of it the server is that of one person on his own machine.
 */
@NullMarked
package seelowe.server.host;

import org.jspecify.annotations.NullMarked;
