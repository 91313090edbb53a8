package seelowe.server.store;

/** Somebody who plays here. */
public record PersonRow(String id, String name, long createdAt) {}
