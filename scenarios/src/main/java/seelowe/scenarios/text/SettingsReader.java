package seelowe.scenarios.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads lines {@code key = value}; empty lines and lines that begin with # are for the reader. */
final class SettingsReader {
    private SettingsReader() {}

    static Map<String, Settings.Entry> read(String file, String text, Problems problems) {
        Map<String, Settings.Entry> entries = new LinkedHashMap<>();
        List<String> lines = TextLines.of(text);
        TextLines.check(file, lines, problems);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).trim();
            if (line.isEmpty() || line.charAt(0) == '#') {
                continue;
            }
            int equals = line.indexOf('=');
            if (equals <= 0) {
                problems.add(file, i + 1, "A setting is written \"key = value\". Put a # before a remark.");
                continue;
            }
            String key = line.substring(0, equals).trim();
            String value = line.substring(equals + 1).trim();
            if (value.endsWith("\\")) {
                problems.add(file, i + 1, "A setting ends with its line: take the backslash out.");
            }
            Settings.Entry twin = entries.putIfAbsent(key, new Settings.Entry(file, i + 1, key, value));
            if (twin != null) {
                problems.add(file, i + 1, key + " is set in line " + twin.line() + " already. Take one of them out.");
            }
        }
        return entries;
    }
}
