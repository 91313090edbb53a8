package seelowe.study.keep;

import org.jspecify.annotations.Nullable;

/** A study's folder cannot be used; the message says why, and what would do. */
public final class StudyFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StudyFolderException(String message) {
        super(message);
    }

    StudyFolderException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
