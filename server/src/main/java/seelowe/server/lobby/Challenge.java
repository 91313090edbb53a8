package seelowe.server.lobby;

/**
 * That somebody challenges somebody.
 *
 * @param from who does
 * @param name what he is called
 * @param title what would be played
 */
public record Challenge(String offer, String from, String name, String to, String title) {}
