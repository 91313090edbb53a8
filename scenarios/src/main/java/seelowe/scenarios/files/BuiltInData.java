package seelowe.scenarios.files;

import java.nio.file.Path;
import java.util.List;
import seelowe.scenarios.DataChecker;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.GameData;
import seelowe.scenarios.UserData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;

/** The data of the game as delivered, alone or with a user's folder laid over it. */
public final class BuiltInData {
    private BuiltInData() {}

    public static DataSource source() {
        return new ClassPathSource();
    }

    public static GameData load() {
        return DataLoader.load(source());
    }

    /** The built-in data with the changes and additions of this folder. */
    public static GameData load(Path folder) {
        return DataLoader.load(layers(folder));
    }

    public static List<Problem> check() {
        return DataChecker.check(source());
    }

    /** Every mistake in this folder, seen together with the built-in data it changes. */
    public static List<Problem> check(Path folder) {
        return DataChecker.check(layers(folder));
    }

    private static DataSource[] layers(Path folder) {
        return UserData.over(source(), new FolderSource(folder));
    }
}
