package seelowe.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where a player's games are kept unless he says otherwise: where his system keeps such things. */
final class DataFolders {
    private static final String NAME = "seelowe";

    private DataFolders() {}

    static Path usual() {
        return usual(System.getProperty("os.name", ""), System.getenv(), Path.of(System.getProperty("user.home", ".")));
    }

    static Path usual(String system, Map<String, String> environment, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return under(
                    environment.get("LOCALAPPDATA"), home.resolve("AppData").resolve("Local"));
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve(NAME);
        }
        return under(environment.get("XDG_DATA_HOME"), home.resolve(".local").resolve("share"));
    }

    private static Path under(@Nullable String chosen, Path otherwise) {
        return (chosen == null || chosen.isEmpty() ? otherwise : Path.of(chosen)).resolve(NAME);
    }
}
