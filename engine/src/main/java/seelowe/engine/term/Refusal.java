package seelowe.engine.term;

/**
 * The rules say no.
 *
 * @param rule the ledger id of the case that forbids it, such as {@code R8.4}
 * @param why a sentence for the player
 */
public record Refusal(String rule, String why) {}
