/**
 * The line protocol of docs/protocol.md. {@link seelowe.protocol.session.LineServer} takes lines from a stream and writes answers;
 * {@link seelowe.protocol.session.EngineSession} answers one message after another and keeps the game they speak of. The messages
 * are sorted into desks by what they are about: library, game, questions, opponents.
 */
@NullMarked
package seelowe.protocol.session;

import org.jspecify.annotations.NullMarked;
