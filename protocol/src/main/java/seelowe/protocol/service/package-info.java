/**
 * What a seat may ask and do in a game, once for all doors: the line protocol, the server, and whatever comes. Start at {@link
 * seelowe.protocol.service.GameService}. A door hands in the game ({@link seelowe.protocol.service.PlayedGame}) and who asks ({@link
 * seelowe.protocol.service.Seat}) and gets an answer; there is no transport, storage, thread or clock in here. Questions are answered from
 * {@link seelowe.protocol.service.Sighted}, which holds nothing that the seat may not know.
 */
@NullMarked
package seelowe.protocol.service;

import org.jspecify.annotations.NullMarked;
