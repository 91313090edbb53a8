package seelowe.study.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;
import tools.jackson.databind.JsonNode;

/** One table of a study's file. What is wrong in it is noted with its line, and reading goes on. */
final class Section {
    private final String file;
    private final JsonNode node;
    private final String path;
    private final TomlLines lines;
    private final Problems problems;

    Section(String file, JsonNode node, String path, TomlLines lines, Problems problems) {
        this.file = file;
        this.node = node;
        this.path = path;
        this.lines = lines;
        this.problems = problems;
    }

    Section allowOnly(String... keys) {
        Set<String> legal = new TreeSet<>(Set.of(keys));
        for (String key : node.propertyNames()) {
            if (!legal.contains(key)) {
                complain(key, "There is no \"" + key + "\" here" + Spelling.hint(key, legal));
            }
        }
        return this;
    }

    boolean has(String key) {
        return node.has(key);
    }

    /** Where each key of this table stands, or else the table. */
    ToIntFunction<String> lines() {
        return key -> lines.of(place(key));
    }

    int line() {
        return lines.of(path);
    }

    String text(String key, String otherwise) {
        JsonNode value = node.get(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isString() || value.stringValue().isBlank()) {
            complain(key, "\"" + key + "\" is a text in quotation marks.");
            return otherwise;
        }
        return line(key, value.stringValue());
    }

    /** In one line, as tables need it. */
    private String line(String key, String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.chars().anyMatch(Character::isISOControl)) {
            complain(key, "\"" + key + "\" holds a character that cannot be seen.");
        }
        return line;
    }

    String required(String key) {
        if (!node.has(key)) {
            complain(key, "\"" + key + "\" is missing.");
        }
        return text(key, "");
    }

    long number(String key, long least, long most, long otherwise) {
        JsonNode value = node.get(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < least
                || value.longValue() > most) {
            complain(key, "\"" + key + "\" is a whole number from " + least + " to " + most + ".");
            return otherwise;
        }
        return value.longValue();
    }

    double part(String key, double least, double most) {
        JsonNode value = node.get(key);
        if (value == null || !value.isNumber() || !(value.doubleValue() >= least && value.doubleValue() <= most)) {
            complain(key, "\"" + key + "\" is a number from " + least + " to " + most + ".");
            return most;
        }
        return value.doubleValue();
    }

    /** One text, or several in brackets. */
    List<String> texts(String key, List<String> otherwise) {
        JsonNode value = node.get(key);
        if (value == null) {
            return otherwise;
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode each : value.isArray() ? value.values() : List.of(value)) {
            String text = each.isString() ? line(key, each.stringValue()) : "";
            if (!text.isEmpty() && !texts.contains(text)) {
                texts.add(text);
            } else {
                complain(key, "\"" + key + "\" is a text, or several different ones: [\"N\", \"H\"].");
            }
        }
        if (texts.isEmpty()) {
            complain(key, "\"" + key + "\" is empty.");
        }
        return texts;
    }

    /** The tables of an array, each a section of its own. */
    List<Section> sections(String key) {
        List<Section> sections = new ArrayList<>();
        JsonNode value = node.get(key);
        if (value != null && value.isArray()) {
            for (JsonNode each : value.values()) {
                add(sections, each, key + "." + sections.size());
            }
        } else if (value != null) {
            complain(key, "\"" + key + "\" is a list of tables.");
        }
        return sections;
    }

    private void add(List<Section> sections, JsonNode each, String key) {
        if (each.isObject()) {
            sections.add(new Section(file, each, place(key), lines, problems));
        } else {
            complain(key, "A table was expected here.");
        }
    }

    /** A table within this one. */
    @Nullable
    Section section(String key) {
        JsonNode value = node.get(key);
        if (value != null && !value.isObject()) {
            complain(key, "\"" + key + "\" is a table.");
            return null;
        }
        return value == null ? null : new Section(file, value, place(key), lines, problems);
    }

    boolean isTable(String key) {
        JsonNode value = node.get(key);
        return value != null && value.isObject();
    }

    /** All entries as they are, texts for whatever is no flag or whole number. */
    Map<String, Object> values() {
        Map<String, Object> values = new TreeMap<>();
        node.properties().forEach(entry -> values.put(entry.getKey(), value(entry.getValue())));
        return values;
    }

    private static Object value(JsonNode node) {
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        return node.isIntegralNumber() && node.canConvertToInt() ? (Object) node.intValue() : node.asString();
    }

    void complain(String key, String message) {
        problems.add(file, lines.of(place(key)), message);
    }

    private String place(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }
}
