package seelowe.server.people;

/** Somebody who plays here; a guest until he adds something by which he can be known elsewhere. */
public record Person(String id, String name) {}
