package seelowe.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option of all commands that work with the data of the game. */
final class OwnData {
    @Option(
            names = {"-d", "--data"},
            paramLabel = "DIR",
            description = "a folder of your own data, laid over the built-in data")
    private @Nullable Path folder;

    /** What comes with the game, or that with the folder laid over it; a mistake in it ends the command. */
    Edition load() {
        return Edition.loadSound(folder);
    }
}
