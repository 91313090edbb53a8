package seelowe.scenarios;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexGrid;
import seelowe.scenarios.plan.ScenarioReader;
import seelowe.scenarios.plan.SettingForm;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;
import seelowe.scenarios.text.Words;

/** What {@code data.properties} says of the folder as a whole. */
final class FolderSettings {
    static final String FILE = "data.properties";

    static final String COMPLETE = "complete";

    private static final String SCENARIOS = "scenarios/";
    private static final int FORMAT = 1;
    private static final int MOST = 99;
    private static final List<SettingForm> FORMS = List.of(
            SettingForm.number("format", FORMAT, FORMAT, "", "The version of the format of all files."),
            SettingForm.yesNo(COMPLETE, "", "Whether the folder stands alone, instead of changing the built-in data."),
            SettingForm.number("columns", 1, MOST, "", "How many columns of hexes the map has."),
            SettingForm.number("rows", 1, MOST, "", "How many rows of hexes the map has."),
            SettingForm.text("scenarios", 0, "In which order the folders of scenarios are offered."));
    private static final List<String> KEYS =
            FORMS.stream().map(SettingForm::key).toList();
    private static final int PRINTED_COLUMNS = 52;
    private static final int PRINTED_ROWS = 33;

    private final DataFiles files;
    private final Problems problems;
    private final Settings settings;

    FolderSettings(DataFiles files) {
        this.files = files;
        this.problems = files.problems();
        this.settings = files.settings(FILE);
        for (Settings.Entry entry : settings.entries().values()) {
            if (!KEYS.contains(entry.key())) {
                problems.add(entry, "There is no setting " + entry.key() + Spelling.hint(entry.key(), KEYS));
            }
        }
        number("format", FORMAT, FORMAT, FORMAT);
        Settings.@Nullable Entry complete = settings.get(COMPLETE);
        if (complete != null) {
            Words.yesOrNo().read(complete.value(), complete, problems);
        }
    }

    static List<SettingForm> forms() {
        return FORMS;
    }

    HexGrid grid() {
        return new HexGrid(number("columns", 1, MOST, PRINTED_COLUMNS), number("rows", 1, MOST, PRINTED_ROWS));
    }

    /** The folders of scenarios: those that each layer names, in this order, then others that are there. */
    Set<String> scenarios() {
        Set<String> names = new LinkedHashSet<>();
        Set<String> folders = files.foldersIn(SCENARIOS);
        List<Settings.Entry> listed = files.everySetting(FILE, "scenarios");
        if (listed.isEmpty()) {
            problems.add(settings, "The setting scenarios is missing.");
        }
        for (Settings.Entry entry : listed) {
            for (String part : entry.value().split(",", -1)) {
                String name = part.trim();
                if (files.exists(SCENARIOS + name + "/" + ScenarioReader.SETTINGS) || folders.contains(name)) {
                    names.add(name);
                } else {
                    problems.add(entry, "There is no scenario \"" + name + "\"" + Spelling.hint(name, folders));
                }
            }
        }
        names.addAll(folders);
        return names;
    }

    private int number(String key, int least, int most, int otherwise) {
        Settings.@Nullable Entry entry = settings.get(key);
        if (entry == null) {
            problems.add(settings, "The setting " + key + " is missing.");
            return otherwise;
        }
        return Numbers.read(key, entry.value(), least, most, entry, problems).orElse(otherwise);
    }
}
