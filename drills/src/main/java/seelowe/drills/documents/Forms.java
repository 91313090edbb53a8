package seelowe.drills.documents;

import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Holds a value against a form of the schemas: as much of JSON Schema as those use. */
final class Forms {
    private final Documents documents;

    Forms(Documents documents) {
        this.documents = documents;
    }

    /** The first thing that is not as it should be, with its place. */
    Optional<String> mistake(JsonNode value, JsonNode form) {
        return mistake("", value, form);
    }

    private Optional<String> mistake(String at, JsonNode value, JsonNode form) {
        if (form.isBoolean()) {
            return form.booleanValue() ? Optional.empty() : Optional.of(at + " must not be there");
        }
        if (form.has("$ref")) {
            Optional<String> wrong = mistake(at, value, documents.resolved(form));
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return plain(at, value, form)
                .or(() -> members(at, value, form))
                .or(() -> items(at, value, form))
                .or(() -> choices(at, value, form));
    }

    private static Optional<String> plain(String at, JsonNode value, JsonNode form) {
        if (form.has("const") && !form.get("const").equals(value)) {
            return Optional.of(at + " is not " + form.get("const"));
        }
        if (form.has("enum") && form.get("enum").valueStream().noneMatch(value::equals)) {
            return Optional.of(at + " is none of those listed: " + value);
        }
        JsonNode type = form.path("type");
        boolean fits = type.isMissingNode()
                || (type.isArray()
                        ? type.valueStream().anyMatch(each -> isA(value, each.stringValue()))
                        : isA(value, type.stringValue()));
        if (!fits) {
            return Optional.of(at + " is no " + type + ": " + value.getNodeType());
        }
        if (form.has("pattern")
                && value.isString()
                && !java.util.regex.Pattern.compile(form.get("pattern").stringValue())
                        .matcher(value.stringValue())
                        .find()) {
            return Optional.of(at + " is not written as it should be");
        }
        boolean low = form.has("minimum")
                && value.isNumber()
                && value.asDouble() < form.get("minimum").asDouble();
        boolean high = form.has("maximum")
                && value.isNumber()
                && value.asDouble() > form.get("maximum").asDouble();
        return low || high ? Optional.of(at + " is out of range") : Optional.empty();
    }

    private static boolean isA(JsonNode value, String type) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            default -> value.isNull();
        };
    }

    private Optional<String> members(String at, JsonNode value, JsonNode form) {
        if (!value.isObject()) {
            return Optional.empty();
        }
        for (JsonNode name : form.path("required")) {
            if (!value.has(name.stringValue())) {
                return Optional.of(at + " lacks " + name.stringValue());
            }
        }
        JsonNode known = form.path("properties");
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            JsonNode of = known.has(member.getKey()) ? known.get(member.getKey()) : form.path("additionalProperties");
            Optional<String> wrong =
                    of.isMissingNode() ? Optional.empty() : mistake(at + "/" + member.getKey(), member.getValue(), of);
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return Optional.empty();
    }

    private Optional<String> items(String at, JsonNode value, JsonNode form) {
        if (!value.isArray()) {
            return Optional.empty();
        }
        if (value.size() < form.path("minItems").asInt(0)
                || value.size() > form.path("maxItems").asInt(Integer.MAX_VALUE)) {
            return Optional.of(at + " has " + value.size() + " items");
        }
        for (int i = 0; i < value.size() && form.has("items"); i++) {
            Optional<String> wrong = mistake(at + "/" + i, value.get(i), form.get("items"));
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return Optional.empty();
    }

    private Optional<String> choices(String at, JsonNode value, JsonNode form) {
        for (JsonNode each : form.path("allOf")) {
            Optional<String> wrong = mistake(at, value, each);
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        for (String word : new String[] {"anyOf", "oneOf"}) {
            if (form.has(word)
                    && form.get(word)
                            .valueStream()
                            .noneMatch(each -> mistake(at, value, each).isEmpty())) {
                return Optional.of(at + " has none of the forms that it may have");
            }
        }
        return Optional.empty();
    }
}
