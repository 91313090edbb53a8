package seelowe.drills.play;

/** A game that was made, for who made it. */
public record Made(String game, String token, String watchToken) {}
