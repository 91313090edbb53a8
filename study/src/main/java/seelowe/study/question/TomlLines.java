package seelowe.study.question;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * In which line each key of a TOML text stands; the reader of values does not say. Keys are paths such as {@code variant.2.name}, the
 * tables of an array being numbered from 0.
 */
final class TomlLines {
    private static final Pattern TABLE = Pattern.compile("\\s*\\[(\\[)?\\s*([^\\]]+?)\\s*\\]\\]?\\s*(#.*)?");
    private static final Pattern KEY = Pattern.compile("\\s*(\"[^\"]*\"|'[^']*'|[\\w.-]+)\\s*=.*");
    private static final List<String> LONG_QUOTES = List.of("\"\"\"", "'''");

    private final Map<String, Integer> lines = new HashMap<>();
    private final Map<String, Integer> arrays = new HashMap<>();
    private String table = "";
    private String openQuote = "";

    TomlLines(String text) {
        int number = 0;
        for (String line : text.split("\n", -1)) {
            read(line, ++number);
        }
    }

    /** The line of the key, or of the nearest thing around it that has one. */
    int of(String key) {
        for (String at = key; !at.isEmpty(); at = at.substring(0, Math.max(0, at.lastIndexOf('.')))) {
            Integer line = lines.get(at);
            if (line != null) {
                return line;
            }
        }
        return 1;
    }

    private void read(String line, int number) {
        if (!openQuote.isEmpty()) {
            openQuote = line.contains(openQuote) ? "" : openQuote;
            return;
        }
        Matcher header = TABLE.matcher(line);
        Matcher key = KEY.matcher(line);
        if (header.matches()) {
            enter(header.group(2), header.group(1) != null, number);
        } else if (key.matches()) {
            String name = key.group(1).replaceAll("^[\"']|[\"']$", "");
            lines.putIfAbsent(table + name, number);
            openQuote = leftOpen(line);
        }
    }

    private void enter(String name, boolean array, int number) {
        StringBuilder path = new StringBuilder();
        String[] parts = name.split("\\s*\\.\\s*", -1);
        for (int i = 0; i < parts.length; i++) {
            path.append(path.length() == 0 ? "" : ".").append(parts[i].replaceAll("^[\"']|[\"']$", ""));
            boolean last = i == parts.length - 1;
            Integer index = array && last
                    ? Integer.valueOf(arrays.merge(path.toString(), 0, (old, none) -> old + 1))
                    : arrays.get(path.toString());
            if (index != null) {
                path.append('.').append(index);
            }
        }
        lines.putIfAbsent(path.toString(), number);
        table = path + ".";
    }

    private static String leftOpen(String line) {
        for (String quote : LONG_QUOTES) {
            int first = line.indexOf(quote);
            if (first >= 0 && line.indexOf(quote, first + quote.length()) < 0) {
                return quote;
            }
        }
        return "";
    }
}
