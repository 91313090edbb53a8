package seelowe.cli;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** Loads the built-in data, or that with a player's folder laid over it. */
final class DataOption {
    private DataOption() {}

    static GameData load(@Nullable Path folder) {
        if (folder == null) {
            return BuiltInData.load();
        }
        if (!Files.isDirectory(folder)) {
            throw UserError.wrongUsage("there is no folder " + folder
                    + "; give one with data files, as docs/data-format.md " + "describes it");
        }
        try {
            return BuiltInData.load(folder);
        } catch (UncheckedIOException failure) {
            throw UserError.failed(String.valueOf(failure.getMessage()), failure);
        }
    }
}
