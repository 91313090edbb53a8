package seelowe.protocol.notation;

/** A text that is no notation: where, and what was expected there. */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int column;
    private final String problem;

    /** @param column counted from 1 */
    public NotationException(int column, String problem) {
        super("column " + column + ": " + problem);
        this.column = column;
        this.problem = problem;
    }

    /** Where in the text, counted from 1. */
    public int column() {
        return column;
    }

    /** A sentence without the place. */
    public String problem() {
        return problem;
    }
}
