/** Tests of the line protocol: whole games, garbage, secrets, and every example of docs/protocol.md. */
@NullMarked
package seelowe.protocol.session;

import org.jspecify.annotations.NullMarked;
