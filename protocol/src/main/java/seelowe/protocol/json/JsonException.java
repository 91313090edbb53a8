package seelowe.protocol.json;

/** A text that is no JSON, or not the JSON that was expected: where, and why. */
public final class JsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String place;

    JsonException(String place, String problem) {
        super(place + ": " + problem);
        this.place = place;
    }

    /** Line, column and path. */
    public String place() {
        return place;
    }
}
