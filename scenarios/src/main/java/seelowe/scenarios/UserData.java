package seelowe.scenarios;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;

/** How a user's data goes together with the built-in data. */
public final class UserData {
    private UserData() {}

    /** The layers to load: a source that calls itself complete, such as a copy of the built-in data, stands alone. */
    public static DataSource[] over(DataSource builtIn, DataSource user) {
        return isComplete(user) ? new DataSource[] {user} : new DataSource[] {builtIn, user};
    }

    private static boolean isComplete(DataSource user) {
        if (user.text(FolderSettings.FILE) == null) {
            return false;
        }
        Settings settings = new DataFiles(List.of(user), new Problems()).settings(FolderSettings.FILE);
        Settings.@Nullable Entry complete = settings.get(FolderSettings.COMPLETE);
        return complete != null && complete.value().equals("yes");
    }
}
