package seelowe.engine.term;

import java.util.Optional;

/**
 * The rules say no.
 *
 * @param rule the ledger id of the case that forbids it, such as {@code R8.4}
 * @param why a sentence for the player
 */
public record Refusal(String rule, String why) {
    /** A refusal as the answer to "why not?"; empty would mean that nothing forbids it. */
    public static Optional<Refusal> because(String rule, String why) {
        return Optional.of(new Refusal(rule, why));
    }
}
