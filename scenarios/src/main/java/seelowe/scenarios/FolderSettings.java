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
import seelowe.scenarios.text.Words;

/** What {@code data.properties} says of the folder as a whole. */
final class FolderSettings {
    static final String FILE = "data.properties";

    static final String COMPLETE = "complete";

    private static final Set<String> KEYS = Set.of("format", COMPLETE, "columns", "rows", "scenarios");
    private static final String SCENARIOS = "scenarios/";
    private static final int FORMAT = 1;
    private static final int MOST = 99;
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

    HexGrid grid() {
        return new HexGrid(number("columns", 1, MOST, PRINTED_COLUMNS), number("rows", 1, MOST, PRINTED_ROWS));
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

    private int number(String key, int least, int most, int otherwise) {
        Settings.@Nullable Entry entry = settings.get(key);
        if (entry == null) {
            problems.add(settings, "The setting " + key + " is missing.");
            return otherwise;
        }
        return Numbers.read(key, entry.value(), least, most, entry, problems).orElse(otherwise);
    }
}
