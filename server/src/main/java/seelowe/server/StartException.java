package seelowe.server;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The server cannot start; the message says why in a line for the player. */
public final class StartException extends RuntimeException {
    private final @Nullable String runningAt;

    StartException(String message, Throwable cause, @Nullable String runningAt) {
        super(message, cause);
        this.runningAt = runningAt;
    }

    /** The address of the one that runs already, if that is why. */
    public Optional<String> runningAt() {
        return Optional.ofNullable(runningAt);
    }
}
