package seelowe.protocol.position;

/** A text that is no position: which field, and what is wrong with it. */
public final class PositionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String field;

    public PositionException(String field, String problem) {
        super("position, " + field + ": " + problem);
        this.field = field;
    }

    /** The name of the field, such as {@code units}. */
    public String field() {
        return field;
    }
}
