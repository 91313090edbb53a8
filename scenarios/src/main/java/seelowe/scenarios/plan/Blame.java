package seelowe.scenarios.plan;

import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;

/** Where it is told that a unit and a setting do not go together: in the user's own file rather than in one that he left alone. */
final class Blame {
    private final ScenarioFolder folder;
    private final SettingCells settings;
    private final Problems problems;

    Blame(ScenarioFolder folder, SettingCells settings, Problems problems) {
        this.folder = folder;
        this.settings = settings;
        this.problems = problems;
    }

    /** @param key of the setting that the row does not go together with */
    void report(Row row, String key, String message) {
        Position setting = settings.has(key) ? settings.entry(key) : row;
        if (folder.isLaidOver(setting, row)) {
            problems.add(
                    setting,
                    message + " It comes from " + row.file() + ": move it or take it out in a "
                            + row.file().substring(row.file().lastIndexOf('/') + 1) + " of your own.");
        } else {
            problems.add(row, message);
        }
    }
}
