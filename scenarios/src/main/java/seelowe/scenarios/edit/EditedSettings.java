package seelowe.scenarios.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.MemorySource;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.TextLines;

/** The edition's own lines of a file of settings. Remarks and the order of lines stay as somebody wrote them. */
final class EditedSettings {
    private static final String KEY = "[A-Za-z0-9.-]{1,60}";

    private final String file;
    private final Map<String, String> beneath;
    private final List<@Nullable String> lines;
    private final Map<String, Settings.Entry> entries;

    EditedSettings(String file, Map<String, String> beneath, @Nullable String own) {
        this.file = file;
        this.beneath = new TreeMap<>(beneath);
        this.lines = new ArrayList<>(own == null ? List.of() : TextLines.of(own));
        this.entries = own == null ? Map.of() : read(file, own);
    }

    static Map<String, Settings.Entry> read(String file, String own) {
        MemorySource source = new MemorySource("", Map.of(file, own));
        return new DataFiles(List.of(source), new Problems()).settings(file).entries();
    }

    void set(Map<String, Optional<String>> set) {
        set.forEach((key, value) -> {
            if (!key.matches(KEY)) {
                throw new EditMistake("set", file + ": a setting is called by small letters, digits and dashes.");
            }
            set(key, value.map(text -> demandLine("set." + key, text)));
        });
    }

    private static String demandLine(String at, String text) {
        String line = PlainText.demand(at, text);
        if (line.endsWith("\\")) {
            throw new EditMistake(at, "A setting ends with its line: take the backslash out.");
        }
        return line;
    }

    private void set(String key, Optional<String> value) {
        Settings.@Nullable Entry entry = entries.get(key);
        String same = beneath.getOrDefault(key, "");
        boolean says =
                value.isPresent() && !(beneath.containsKey(key) && value.get().equals(same));
        @Nullable String line = says ? key + " = " + value.get() : null;
        if (entry != null) {
            lines.set(entry.line() - 1, line);
        } else if (line != null) {
            lines.add(line);
        }
    }

    /** The edition's own file; nothing if it says nothing any more. */
    Optional<String> text() {
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            if (line != null) {
                text.append(line).append('\n');
            }
        }
        return text.toString().isBlank() ? Optional.empty() : Optional.of(text.toString());
    }
}
