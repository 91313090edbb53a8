package seelowe.server.store;

/** Something cannot be kept or found; the message is a sentence for the player. */
public final class StoreException extends RuntimeException {
    public StoreException(String message) {
        super(message);
    }

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
