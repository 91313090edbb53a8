package seelowe.protocol.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.Spelling;

/**
 * A value in the JSON text of a record and where it stands. Whoever asks for another kind of value than there is gets a {@link
 * JsonException} that names the place: files are mended by people, who look for a line and a column, while the fields of a message
 * are named ({@link seelowe.protocol.form.Fields}).
 */
public final class JsonPart {
    private final @Nullable Object value;
    private final int line;
    private final int column;
    private final String path;

    JsonPart(@Nullable Object value, int line, int column, String path) {
        this.value = value;
        this.line = line;
        this.column = column;
        this.path = path;
    }

    /**
     * A value that somebody else has read: a map by names, a list, a text, a Long, a Double, a Boolean or null. Where it stood is told by
     * its path alone.
     */
    public static JsonPart of(@Nullable Object value, String path) {
        if (value instanceof Map<?, ?> fields) {
            Map<String, JsonPart> parts = new LinkedHashMap<>();
            fields.forEach((name, each) -> parts.put((String) name, of(each, path + "." + name)));
            return new JsonPart(parts, 0, 0, path);
        }
        if (value instanceof List<?> members) {
            List<JsonPart> parts = new ArrayList<>();
            members.forEach(each -> parts.add(of(each, path + "[" + parts.size() + "]")));
            return new JsonPart(parts, 0, 0, path);
        }
        return new JsonPart(value, 0, 0, path);
    }

    /** Such as {@code line 12, column 5 ($.actions[3].do)}. */
    public String place() {
        return line == 0 ? path : "line " + line + ", column " + column + " (" + path + ")";
    }

    public JsonException mistake(String problem) {
        return new JsonException(place(), problem);
    }

    public String text() {
        if (value instanceof String text) {
            return text;
        }
        throw expected("a text in quotes");
    }

    public boolean flag() {
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw expected("true or false");
    }

    public int number(int lowest, int highest) {
        if (value instanceof Long number && number >= lowest && number <= highest) {
            return number.intValue();
        }
        throw expected("a whole number from " + lowest + " to " + highest);
    }

    /** A Boolean, an Integer or a String. */
    public Object simple() {
        if (value instanceof Long) {
            return number(Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (value instanceof Boolean || value instanceof String) {
            return value;
        }
        throw expected("a text, a whole number, true or false");
    }

    public List<JsonPart> members() {
        if (!(value instanceof List<?> list)) {
            throw expected("a list in square brackets");
        }
        List<JsonPart> members = new ArrayList<>();
        list.forEach(member -> members.add((JsonPart) member));
        return members;
    }

    /** Names of the fields of an object, in their order. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        object().keySet().forEach(name -> names.add((String) name));
        return names;
    }

    public JsonPart field(String name) {
        JsonPart found = optional(name);
        if (found == null) {
            throw mistake("the field \"" + name + "\" is missing.");
        }
        return found;
    }

    /** The field, or null if there is none. */
    public @Nullable JsonPart optional(String name) {
        return (JsonPart) object().get(name);
    }

    /** Refuses an object with any other field. */
    public void allowOnly(Collection<String> names) {
        for (String name : names()) {
            if (!names.contains(name)) {
                throw field(name).mistake("there is no field \"" + name + "\"" + Spelling.hint(name, names));
            }
        }
    }

    private Map<?, ?> object() {
        if (value instanceof Map<?, ?> object) {
            return object;
        }
        throw expected("an object in braces");
    }

    private JsonException expected(String what) {
        return mistake("expected " + what + ", not " + found() + ".");
    }

    private String found() {
        if (value instanceof Map) {
            return "an object";
        }
        if (value instanceof List) {
            return "a list";
        }
        return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
    }
}
