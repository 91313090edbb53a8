package seelowe.browser;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.service.Request;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** JSON text without the library's reader and writer, which a browser cannot carry. */
final class PlainJson {
    private PlainJson() {}

    /** A map by names, a list, a text, a Long, a Double, a Boolean or null. */
    static @Nullable Object read(String text) {
        return new PlainReader(text).whole();
    }

    /** An object of texts. */
    static Map<String, String> texts(String text) {
        Map<String, String> texts = new TreeMap<>();
        if (read(text) instanceof Map<?, ?> fields) {
            fields.forEach((name, value) -> texts.put((String) name, String.valueOf(value)));
        }
        return texts;
    }

    /** A message whose fields are numbers, texts and flags. */
    static Request request(String text) {
        ObjectNode node = Json.object();
        if (read(text) instanceof Map<?, ?> fields) {
            fields.forEach((name, value) -> put(node, (String) name, value));
        }
        return new Request(node);
    }

    private static void put(ObjectNode node, String name, @Nullable Object value) {
        if (value instanceof Long number) {
            node.put(name, number.intValue());
        } else if (value instanceof Boolean flag) {
            node.put(name, flag);
        } else if (value instanceof String text) {
            node.put(name, text);
        }
    }

    static String text(JsonNode node) {
        StringBuilder text = new StringBuilder();
        write(node, text);
        return text.toString();
    }

    private static void write(JsonNode node, StringBuilder text) {
        if (node.isObject()) {
            String before = "{";
            for (Map.Entry<String, JsonNode> field : node.properties()) {
                quote(field.getKey(), text.append(before));
                write(field.getValue(), text.append(':'));
                before = ",";
            }
            text.append(node.isEmpty() ? "{}" : "}");
        } else if (node.isArray()) {
            String before = "[";
            for (JsonNode member : node.values()) {
                write(member, text.append(before));
                before = ",";
            }
            text.append(node.isEmpty() ? "[]" : "]");
        } else if (node.isString()) {
            quote(node.stringValue(), text);
        } else {
            text.append(node.isNull() ? "null" : node.asString());
        }
    }

    private static void quote(String plain, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < plain.length(); i++) {
            char each = plain.charAt(i);
            switch (each) {
                case '"', '\\' -> text.append('\\').append(each);
                case '\n' -> text.append("\\n");
                case '\t' -> text.append("\\t");
                case '\r' -> text.append("\\r");
                default -> text.append(each);
            }
        }
        text.append('"');
    }
}
