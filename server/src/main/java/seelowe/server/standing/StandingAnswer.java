package seelowe.server.standing;

import java.util.Optional;
import seelowe.opponents.standing.Reaction;
import seelowe.opponents.standing.StandingRule;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/** What a seat says in advance about one kind of decision: to be asked, one of the rules for it, or that the computer decides. */
record StandingAnswer(String word, Optional<StandingRule> rule) {
    private static final String ASKED = "ask";
    private static final String LEFT = "computer";

    static final StandingAnswer ASK = new StandingAnswer(ASKED, Optional.empty());
    static final StandingAnswer COMPUTER = new StandingAnswer(LEFT, Optional.empty());

    /** As it is said, or kept. */
    static Optional<StandingAnswer> of(Reaction kind, String word) {
        return switch (word) {
            case ASKED -> Optional.of(ASK);
            case LEFT -> Optional.of(COMPUTER);
            default ->
                StandingRule.named(word)
                        .filter(rule -> rule.reaction() == kind)
                        .map(rule -> new StandingAnswer(word, Optional.of(rule)));
        };
    }

    /** @throws JsonMistake if it is no answer to this kind */
    static StandingAnswer read(Reaction kind, String word, String at) {
        return of(kind, word)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.BAD_VALUE,
                        at,
                        "There is no answer \"" + word + "\" here; there are " + ASKED + ", " + rules(kind) + LEFT
                                + "."));
    }

    private static String rules(Reaction kind) {
        StringBuilder all = new StringBuilder();
        StandingRule.of(kind).forEach(rule -> all.append(rule.code()).append(", "));
        return all.toString();
    }

    /** Whether the computer is to think for the player. */
    boolean isComputers() {
        return this.equals(COMPUTER);
    }

    boolean asks() {
        return this.equals(ASK);
    }
}
