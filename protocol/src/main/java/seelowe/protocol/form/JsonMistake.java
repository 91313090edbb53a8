package seelowe.protocol.form;

import org.jspecify.annotations.Nullable;
import seelowe.engine.term.Refusal;

/** A message that cannot be granted; nothing has changed. A code for programs, the place, a sentence for people, the rule if one forbids it. */
public final class JsonMistake extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final MistakeCode code;
    private final String at;
    private final @Nullable String rule;

    /** @param at the field, such as {@code action.path[2]}; empty where it is none */
    public JsonMistake(MistakeCode code, String at, String sentence) {
        this(code, at, sentence, null);
    }

    private JsonMistake(MistakeCode code, String at, String sentence, @Nullable String rule) {
        super(sentence);
        this.code = code;
        this.at = at;
        this.rule = rule;
    }

    public static JsonMistake wrongType(String at, String expected) {
        return new JsonMistake(MistakeCode.WRONG_TYPE, at, "\"" + at + "\" must be " + expected + ".");
    }

    /** The rules say no. */
    public static JsonMistake refused(Refusal refusal) {
        return new JsonMistake(MistakeCode.REFUSED, "", refusal.why(), refusal.rule());
    }

    public MistakeCode code() {
        return code;
    }

    public String at() {
        return at;
    }

    /** The case that forbids it, or null. */
    public @Nullable String rule() {
        return rule;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
