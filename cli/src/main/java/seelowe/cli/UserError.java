package seelowe.cli;

import org.jspecify.annotations.Nullable;

/** Something the player can put right. The message says what is wrong and what would be right, in one line. */
final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int exitCode;

    private UserError(int exitCode, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.exitCode = exitCode;
    }

    /** The command was asked for something that does not exist. */
    static UserError wrongUsage(String message) {
        return new UserError(CommandLineProgram.WRONG_USAGE, message, null);
    }

    /** The command was right, but the world would not have it. */
    static UserError failed(String message) {
        return new UserError(CommandLineProgram.FAILED, message, null);
    }

    /** The same, because of something that Java reported. */
    static UserError failed(String message, Throwable cause) {
        return new UserError(CommandLineProgram.FAILED, message, cause);
    }

    int exitCode() {
        return exitCode;
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
