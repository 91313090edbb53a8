package seelowe.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.record.RecordException;

/** Reads one JSON value. Whether it says what it should is for others to see. */
final class PlainReader {
    private static final String SHORT = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";

    private final String text;
    private int at;

    PlainReader(String text) {
        this.text = text;
    }

    @Nullable
    Object whole() {
        Object value = value();
        if (next() != 0) {
            throw broken();
        }
        return value;
    }

    private RecordException broken() {
        return new RecordException("the text is no JSON at character " + (at + 1) + ".");
    }

    /** The next character that is not space, or 0 at the end; it stays to be read. */
    private char next() {
        while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == '\uFEFF')) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean take(char wanted) {
        if (next() != wanted) {
            return false;
        }
        at++;
        return true;
    }

    private void demand(char wanted) {
        if (!take(wanted)) {
            throw broken();
        }
    }

    private @Nullable Object value() {
        return switch (next()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, @Nullable Object> object() {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        demand('{');
        if (take('}')) {
            return fields;
        }
        do {
            next();
            String name = string();
            demand(':');
            fields.put(name, value());
        } while (take(','));
        demand('}');
        return fields;
    }

    private List<@Nullable Object> array() {
        List<@Nullable Object> members = new ArrayList<>();
        demand('[');
        if (take(']')) {
            return members;
        }
        do {
            members.add(value());
        } while (take(','));
        demand(']');
        return members;
    }

    private String string() {
        demand('"');
        StringBuilder read = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char each = text.charAt(at++);
            read.append(each == '\\' ? escaped() : each);
        }
        demand('"');
        return read.toString();
    }

    private char escaped() {
        char mark = at < text.length() ? text.charAt(at++) : 0;
        int known = SHORT.indexOf(mark);
        if (known >= 0) {
            return MEANT.charAt(known);
        }
        if (mark != 'u' || at + 4 > text.length()) {
            throw broken();
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private @Nullable Object word(String word, @Nullable Object meaning) {
        if (!text.startsWith(word, at)) {
            throw broken();
        }
        at += word.length();
        return meaning;
    }

    private Object number() {
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(from, at);
        try {
            return digits.matches("-?\\d+") ? (Object) Long.valueOf(digits) : Double.valueOf(digits);
        } catch (NumberFormatException wrong) {
            throw broken();
        }
    }
}
