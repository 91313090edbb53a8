/**
 * Where people who do not know each other find a game: {@link seelowe.server.lobby.Lobby} has the invitations, {@link seelowe.server.lobby.Agreements} what is agreed
 * about games and what comes of them, {@link seelowe.server.lobby.Ratings} how strong everybody is.
 */
@NullMarked
package seelowe.server.lobby;

import org.jspecify.annotations.NullMarked;
