package seelowe.server.store;

/** Who may sit where: the hash of a token, never the token. */
public record SeatRow(String tokenHash, String game, String role) {}
