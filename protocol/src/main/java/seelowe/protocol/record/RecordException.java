package seelowe.protocol.record;

/** A record that cannot be read or played: where, and why, in one sentence. */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RecordException(String problem) {
        super(problem);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
