package seelowe.scenarios;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexGrid;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;

/** What {@code data.properties} says of the folder as a whole. */
final class FolderSettings {
    static final String FILE = "data.properties";

    private static final Set<String> KEYS = Set.of("format", "complete", "columns", "rows", "scenarios");
    private static final String SCENARIOS = "scenarios/";
    private static final int FORMAT = 1;
    private static final int MOST = 99;

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
        number("format", FORMAT, FORMAT);
    }

    HexGrid grid() {
        return new HexGrid(number("columns", 1, MOST), number("rows", 1, MOST));
    }

    /** The folders of scenarios: those named here in this order, then others that are there. */
    Set<String> scenarios() {
        Set<String> names = new LinkedHashSet<>();
        Settings.@Nullable Entry listed = settings.get("scenarios");
        if (listed == null) {
            problems.add(settings, "The setting scenarios is missing.");
        } else {
            for (String name : listed.value().split(",", -1)) {
                names.add(name.trim());
            }
        }
        for (String file : files.names()) {
            int slash = file.indexOf('/', SCENARIOS.length());
            if (file.startsWith(SCENARIOS) && slash > 0) {
                names.add(file.substring(SCENARIOS.length(), slash));
            }
        }
        return names;
    }

    private int number(String key, int least, int most) {
        Settings.@Nullable Entry entry = settings.get(key);
        if (entry == null) {
            problems.add(settings, "The setting " + key + " is missing.");
            return least;
        }
        return Numbers.read(key, entry.value(), least, most, entry, problems).orElse(least);
    }
}
