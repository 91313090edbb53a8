package seelowe.protocol.form;

/** JSON that does not say what it should: a code for programs, the place, and a sentence for people. */
public final class JsonMistake extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final MistakeCode code;
    private final String at;

    /** @param at the field, such as {@code action.path[2]} */
    public JsonMistake(MistakeCode code, String at, String sentence) {
        super(sentence);
        this.code = code;
        this.at = at;
    }

    public static JsonMistake wrongType(String at, String expected) {
        return new JsonMistake(MistakeCode.WRONG_TYPE, at, "\"" + at + "\" must be " + expected + ".");
    }

    public MistakeCode code() {
        return code;
    }

    public String at() {
        return at;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
