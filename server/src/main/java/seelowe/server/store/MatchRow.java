package seelowe.server.store;

/** A match of two games. */
public record MatchRow(
        String id, String scenario, String options, String mode, String firstName, String secondName, long createdAt) {}
