package seelowe.scenarios.edit;

/** A change that cannot be made; nothing was changed. */
public final class EditMistake extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String at;
    private final boolean unreadable;

    EditMistake(String at, String sentence) {
        this(at, sentence, false);
    }

    private EditMistake(String at, String sentence, boolean unreadable) {
        super(sentence);
        this.at = at;
        this.unreadable = unreadable;
    }

    /** A file that must be put right as a text before its rows can be changed. */
    static EditMistake unreadable(String file, String why) {
        return new EditMistake(
                "file",
                file + " cannot be changed row by row, because it cannot be read as a table: " + why
                        + " Put it right as a text first.",
                true);
    }

    /** The part of the change that is wrong, such as {@code set.terain}; empty for all of it. */
    public String at() {
        return at;
    }

    /** Whether the file is to blame and not who asked. */
    public boolean isOfTheFile() {
        return unreadable;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
