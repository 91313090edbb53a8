package seelowe.drills.documents;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes something wrong out of something right: another value, another type, a field too many or too few, or other bytes. */
final class Mischief {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    /** Stands in a value for what no value can be; replaced in the text. */
    private static final String MARK = "@odd@";

    private static final List<String> ODD = List.of(
            "1e999",
            "-1e999",
            "99999999999999999999999999",
            "-9223372036854775809",
            "2147483648",
            "-2147483649",
            "1.5",
            "-0.0",
            "1e-400",
            "NaN",
            "'a'",
            "\"\\ud800\"",
            "\"\\u0000\"",
            "\"\u202e\u202dtfel\"",
            "\"\ud83d\ude80\ud83d\ude80\"",
            "\"e\u0301\u0301\u0301\u0301\"",
            "\"<script>alert(1)</script>\"",
            "\"'; DROP TABLE games; --\"",
            "\"../../../etc/passwd\"",
            "\"%00%0d%0aSet-Cookie: a=b\"",
            "\"\\r\\nSet-Cookie: a=b\"",
            "\"${jndi:ldap://x/y}\"",
            "\"__proto__\"",
            "\"\"",
            "\" \"",
            "null",
            "true",
            "-1",
            "0",
            "{}",
            "[]",
            "[[]]",
            "{\"\":{}}",
            "undefined",
            "");

    private final Hoard hoard;
    private final Random random;

    Mischief(Hoard hoard, Random random) {
        this.hoard = hoard;
        this.random = random;
    }

    /** A text made from a value, with something wrong in it. */
    String spoiled(JsonNode good) {
        JsonNode value = good.deepCopy();
        for (int times = 1 + random.nextInt(2); times > 0; times--) {
            value = changed(value);
        }
        String text = value.toString();
        while (text.contains("\"" + MARK + "\"")) {
            int at = text.indexOf("\"" + MARK + "\"");
            text = text.substring(0, at) + odd() + text.substring(at + MARK.length() + 2);
        }
        return random.nextInt(8) == 0 ? retold(text) : text;
    }

    private JsonNode changed(JsonNode value) {
        List<JsonNode> places = new ArrayList<>();
        collect(value, places);
        if (places.isEmpty()) {
            return JSON.stringNode(MARK);
        }
        JsonNode place = places.get(random.nextInt(places.size()));
        if (place instanceof ObjectNode object) {
            change(object);
        } else if (place instanceof ArrayNode array) {
            change(array);
        }
        return value;
    }

    private static void collect(JsonNode node, List<JsonNode> places) {
        if (node.isContainer()) {
            places.add(node);
            node.forEach(inside -> collect(inside, places));
        }
    }

    private void change(ObjectNode object) {
        List<String> names = new ArrayList<>(object.propertyNames());
        if (names.isEmpty() || random.nextInt(5) == 0) {
            object.set(
                    List.of("sied", "", "__proto__", "type", "id", "as", "x".repeat(300), "\u0000")
                            .get(random.nextInt(8)),
                    replacement());
            return;
        }
        String name = names.get(random.nextInt(names.size()));
        switch (random.nextInt(5)) {
            case 0 -> object.remove(name);
            case 1 -> {
                JsonNode value = object.remove(name);
                object.set(name.toUpperCase(java.util.Locale.ROOT), value);
            }
            default -> object.set(name, replacement());
        }
    }

    private void change(ArrayNode array) {
        if (array.isEmpty() || random.nextInt(3) == 0) {
            for (int times = random.nextInt(6) == 0 ? 700 : 1; times > 0; times--) {
                array.add(replacement());
            }
        } else if (random.nextInt(3) == 0) {
            array.remove(random.nextInt(array.size()));
        } else {
            array.set(random.nextInt(array.size()), replacement());
        }
    }

    private JsonNode replacement() {
        return switch (random.nextInt(8)) {
            case 0 -> hoard.anything().orElseGet(JSON::nullNode);
            case 1 -> JSON.numberNode(random.nextLong());
            case 2 -> JSON.stringNode("x".repeat(1 << random.nextInt(13)));
            case 3 -> JSON.numberNode(random.nextInt(200) - 100);
            default -> JSON.stringNode(MARK);
        };
    }

    private String odd() {
        int which = random.nextInt(ODD.size() + 3);
        if (which < ODD.size()) {
            return ODD.get(which);
        }
        int deep = 1 << (5 + random.nextInt(8));
        return which == ODD.size()
                ? "[".repeat(deep) + "]".repeat(deep)
                : "{\"a\":".repeat(deep) + "1" + "}".repeat(deep);
    }

    /** The same text with other punctuation, a field twice, or cut off. */
    private String retold(String text) {
        return switch (random.nextInt(6)) {
            case 0 -> text.substring(0, random.nextInt(text.length() + 1));
            case 1 -> text + text;
            case 2 -> "\ufeff" + text;
            case 3 -> text.replaceFirst("\\{", "{\"type\":\"undo\",\"id\":7,");
            case 4 -> "// so\n" + text + " /* to say */";
            default -> " ".repeat(random.nextInt(3000)) + text + "\n\n";
        };
    }

    /** Bytes with some of them changed, doubled or gone. */
    byte[] mangled(byte[] good) {
        byte[] bytes = good.clone();
        for (int times = 1 + random.nextInt(4); times > 0 && bytes.length > 1; times--) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) random.nextInt(256);
                case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
                case 2 -> bytes = java.util.Arrays.copyOf(bytes, at);
                default -> bytes = joined(bytes, at, random.nextInt(40));
            }
        }
        return bytes;
    }

    private byte[] joined(byte[] bytes, int at, int more) {
        byte[] noise = new byte[more];
        random.nextBytes(noise);
        byte[] joined = java.util.Arrays.copyOf(bytes, bytes.length + more);
        System.arraycopy(bytes, at, joined, at + more, bytes.length - at);
        System.arraycopy(noise, 0, joined, at, more);
        return joined;
    }

    /** As a word in an address. */
    String oddWord() {
        List<String> words = List.of(
                "%00",
                "%ff%fe",
                "..%2f..%2fetc%2fpasswd",
                "%2e%2e",
                "x".repeat(1 + random.nextInt(3000)),
                "%F0%9F%9A%80",
                "a;b=c",
                "'--",
                "%0d%0aSet-Cookie:a=b",
                "-1",
                "%",
                "%zz",
                "null",
                "*");
        return random.nextInt(4) == 0
                ? java.net.URLEncoder.encode(
                        hoard.anything().map(node -> node.asString("")).orElse(""), StandardCharsets.UTF_8)
                : words.get(random.nextInt(words.size()));
    }
}
