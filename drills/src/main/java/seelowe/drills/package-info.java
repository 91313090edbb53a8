/**
 * What the server must bear, tried from outside: {@code ./seelowe drill NAME}. The program is started as a process of its own and spoken to over the
 * loopback as docs/server.md says; nothing of it is called from here. What each drill does, and what counts as passed, stands in docs/drills.md.
 */
@NullMarked
package seelowe.drills;

import org.jspecify.annotations.NullMarked;
