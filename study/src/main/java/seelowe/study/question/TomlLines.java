package seelowe.study.question;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import seelowe.scenarios.text.TextLines;

/**
 * In which line each key of a TOML text stands; the reader of values does not say. Keys are paths such as {@code variant.2.name}: the
 * tables of an array are numbered from 0, the lines of a text over several lines from 1.
 */
final class TomlLines {
    private static final Pattern TABLE = Pattern.compile("\\s*\\[(\\[)?\\s*([^\\]]+?)\\s*\\]\\]?\\s*(#.*)?");
    private static final Pattern KEY = Pattern.compile("\\s*(\"[^\"]*\"|'[^']*'|[\\w.-]+)\\s*=(.*)");
    private static final List<String> LONG_QUOTES = List.of("\"\"\"", "'''");

    private final Map<String, Integer> lines = new HashMap<>();
    private final Map<String, Integer> arrays = new HashMap<>();
    private String twice = "";
    private String table = "";
    private String key = "";
    private String openQuote = "";
    private int parts;
    private int brackets;
    private int braces;

    TomlLines(String text) {
        int number = 0;
        for (String line : TextLines.of(text)) {
            read(line, ++number);
        }
    }

    /** The first key that is there a second time, whose line is that of the second; or empty. */
    String twice() {
        return twice;
    }

    /** The line of the key, or of the nearest thing around it that has one. */
    int of(String wanted) {
        for (String at = wanted; !at.isEmpty(); at = at.substring(0, Math.max(0, at.lastIndexOf('.')))) {
            Integer line = lines.get(at);
            if (line != null) {
                return line;
            }
        }
        return 1;
    }

    private void read(String line, int number) {
        Matcher header = TABLE.matcher(line);
        Matcher pair = KEY.matcher(line);
        if (!openQuote.isEmpty()) {
            lines.put(key + "." + ++parts, number);
            openQuote = line.contains(openQuote) ? "" : openQuote;
        } else if (brackets > 0) {
            readArray(line, number);
        } else if (header.matches()) {
            enter(header.group(2), header.group(1) != null, number);
        } else if (pair.matches()) {
            key = table + pair.group(1).replaceAll("^[\"']|[\"']$", "");
            if (lines.putIfAbsent(key, number) != null && twice.isEmpty()) {
                twice = key;
                lines.put(key, number);
            }
            readValue(pair.group(2).strip(), number);
        }
    }

    private void enter(String name, boolean array, int number) {
        StringBuilder path = new StringBuilder();
        String[] steps = name.split("\\s*\\.\\s*", -1);
        for (int i = 0; i < steps.length; i++) {
            path.append(path.length() == 0 ? "" : ".").append(steps[i].replaceAll("^[\"']|[\"']$", ""));
            boolean last = i == steps.length - 1;
            Integer index = array && last
                    ? Integer.valueOf(arrays.merge(path.toString(), 0, (old, none) -> old + 1))
                    : arrays.get(path.toString());
            if (index != null) {
                lines.putIfAbsent(path.toString(), number);
                path.append('.').append(index);
            }
        }
        lines.putIfAbsent(path.toString(), number);
        table = path + ".";
    }

    private void readValue(String value, int number) {
        parts = 0;
        for (String quote : LONG_QUOTES) {
            if (value.startsWith(quote) && value.indexOf(quote, quote.length()) < 0) {
                openQuote = quote;
                if (value.length() > quote.length()) {
                    lines.put(key + "." + ++parts, number);
                }
                return;
            }
        }
        if (value.startsWith("[")) {
            readArray(value, number);
        }
    }

    /** Part of an array, which may run over several lines: where do the tables in it begin? */
    private void readArray(String text, int number) {
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                i += c == '\\' && quote == '"' ? 1 : 0;
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '#') {
                return;
            } else {
                step(c, number);
            }
        }
    }

    private void step(char c, int number) {
        brackets += c == '[' ? 1 : c == ']' ? -1 : 0;
        if (c == '{' && brackets == 1 && braces == 0) {
            lines.put(key + "." + parts++, number);
        }
        braces += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
}
