package seelowe.scenarios.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A paragraph of a file for people: a word and a title, indented fields, and what it says in sentences.
 *
 * @param word what it is, such as {@code step}
 * @param title the rest of the first line
 * @param text all indented lines that are no field
 */
public record Card(String file, int line, String word, String title, Map<String, Field> fields, String text)
        implements Position {
    public Card {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** The lines of a field; those that go on with it are indented further. */
    public record Field(String file, int line, String name, List<Line> lines) implements Position {
        public Field {
            lines = List.copyOf(lines);
        }

        /** All of it in one line. */
        public String value() {
            return lines.stream().map(Line::text).collect(Collectors.joining(" "));
        }

        /** The same, with no space after a comma or a semicolon: there a long list may be broken. */
        public String unbroken() {
            return value().replace("; ", ";").replace(", ", ",");
        }
    }

    public record Line(String file, int line, String text) implements Position {}

    public @Nullable Field field(String name) {
        return fields.get(name);
    }

    /** The field in one line, or empty if it is not there. */
    public String value(String name) {
        Field field = fields.get(name);
        return field == null ? "" : field.value();
    }
}
