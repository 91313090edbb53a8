/**
 * What goes over the wire about live games, on top of the protocol's own forms: changes at a table ({@link
 * seelowe.server.wire.MomentJson}), the answers to messages ({@link seelowe.server.wire.Conversation}), refusals.
 */
@NullMarked
package seelowe.server.wire;

import org.jspecify.annotations.NullMarked;
