package seelowe.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of all commands that play many games at a time. */
final class Threads {
    private static final int MOST = 256;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "COUNT",
            description = "games at a time; as many as there are cores unless told")
    private @Nullable Integer count;

    int count() {
        int threads = count == null ? Runtime.getRuntime().availableProcessors() : count;
        SimulateCommand.checkRange("--threads", threads, MOST);
        return threads;
    }
}
