package seelowe.protocol.words;

/**
 * A thing in words.
 *
 * @param title what it is called
 * @param text what it means, in a sentence or two
 * @param rule the case to read about it
 */
public record Saying(String title, String text, String rule) {}
