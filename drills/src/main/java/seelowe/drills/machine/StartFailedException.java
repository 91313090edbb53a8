package seelowe.drills.machine;

/** The program ended instead of serving. */
public final class StartFailedException extends RuntimeException {
    private final int exitCode;
    private final String words;

    StartFailedException(int exitCode, String words) {
        super("The server did not start (exit code " + exitCode + "): " + words);
        this.exitCode = exitCode;
        this.words = words;
    }

    public int exitCode() {
        return exitCode;
    }

    /** What it said on standard error. */
    public String words() {
        return words;
    }
}
