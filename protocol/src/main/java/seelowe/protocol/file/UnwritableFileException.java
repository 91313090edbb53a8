package seelowe.protocol.file;

import org.jspecify.annotations.Nullable;

/** A file could not be written, and is as it was before. The message is a sentence for the player. */
public final class UnwritableFileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnwritableFileException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
