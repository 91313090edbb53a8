package seelowe.drills.documents;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes values as a form wants them, with what was learned where a name is known. */
final class Shapes {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final int DEEPEST = 8;
    private static final double OPTIONAL = 0.4;
    private static final double LEARNED = 0.85;
    private static final List<String> WORDS = List.of("Anna", "N", "german", "hotseat", "steady", "a", "Robby", "3020");

    private final Documents documents;
    private final Hoard hoard;
    private final Random random;

    Shapes(Documents documents, Hoard hoard, Random random) {
        this.documents = documents;
        this.hoard = hoard;
        this.random = random;
    }

    JsonNode make(String name, JsonNode form) {
        return make(name, form, 0);
    }

    private JsonNode make(String name, JsonNode unresolved, int depth) {
        JsonNode form = documents.resolved(unresolved);
        for (String word : new String[] {"anyOf", "oneOf", "allOf"}) {
            if (form.path(word).size() > 0 && !form.has("properties")) {
                return make(name, any(form.get(word)), depth + 1);
            }
        }
        if (form.has("const")) {
            return form.get("const");
        }
        if (form.has("enum")) {
            return any(form.get("enum"));
        }
        JsonNode type = form.path("type");
        String word = type.isArray() ? any(type).stringValue() : type.asString("string");
        return switch (word) {
            case "object" -> object(name, form, depth);
            case "array" -> array(name, form, depth);
            case "integer", "number" -> JSON.numberNode(number(name, form));
            case "boolean" -> JSON.booleanNode(random.nextBoolean());
            case "null" -> JSON.nullNode();
            default -> text(name);
        };
    }

    private JsonNode object(String name, JsonNode form, int depth) {
        ObjectNode object = JSON.objectNode();
        Set<String> needed = new TreeSet<>();
        form.path("required").forEach(each -> needed.add(each.stringValue()));
        for (Map.Entry<String, JsonNode> member : form.path("properties").properties()) {
            if (needed.contains(member.getKey()) || (depth < DEEPEST && random.nextDouble() < OPTIONAL)) {
                object.set(member.getKey(), make(member.getKey(), member.getValue(), depth + 1));
            }
        }
        JsonNode more = form.path("additionalProperties");
        if (more.isObject() && depth < DEEPEST && random.nextDouble() < OPTIONAL) {
            object.set(text(name).asString("x"), make(name, more, depth + 1));
        }
        return object;
    }

    private JsonNode array(String name, JsonNode form, int depth) {
        ArrayNode array = JSON.arrayNode();
        int least = form.path("minItems").asInt(0);
        int size = Math.min(least + random.nextInt(4), form.path("maxItems").asInt(Integer.MAX_VALUE));
        for (int i = 0; i < size && (depth < DEEPEST || i < least); i++) {
            array.add(make(name, form.path("items"), depth + 1));
        }
        return array;
    }

    private long number(String name, JsonNode form) {
        JsonNode learned = hoard.any(name).orElse(JSON.nullNode());
        if (learned.isIntegralNumber() && random.nextDouble() < LEARNED) {
            return learned.asLong(0);
        }
        return form.path("minimum").asLong(0) + random.nextInt(30);
    }

    JsonNode text(String name) {
        if (random.nextDouble() < LEARNED) {
            JsonNode learned = hoard.any(name).orElse(JSON.nullNode());
            if (learned.isString()) {
                return learned;
            }
        }
        return JSON.stringNode(WORDS.get(random.nextInt(WORDS.size())));
    }

    private JsonNode any(JsonNode list) {
        List<JsonNode> all = new ArrayList<>();
        list.forEach(all::add);
        return all.get(random.nextInt(all.size()));
    }
}
