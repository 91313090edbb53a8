package seelowe.protocol.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/** Reads a whole JSON text, strictly: no comments, no field twice, nothing after the end. */
public final class JsonReader {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final JsonParser parser;

    private JsonReader(JsonParser parser) {
        this.parser = parser;
    }

    /** @throws JsonException if the text is no JSON */
    public static JsonPart read(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new JsonReader(parser).whole();
        }
    }

    private JsonPart whole() {
        try {
            parser.nextToken();
            JsonPart root = part("$");
            if (parser.nextToken() != null) {
                throw new JsonException(place(parser.currentTokenLocation()), "expected nothing after the end.");
            }
            return root;
        } catch (UnexpectedEndOfInputException cut) {
            throw new JsonException(place(cut.getLocation()), "the text ends in the middle: it was cut short.");
        } catch (JacksonException broken) {
            // What exceeds a limit comes without a location.
            TokenStreamLocation at = broken.getLocation();
            throw new JsonException(place(at == null ? parser.currentLocation() : at), JsonText.reason(broken));
        }
    }

    private static String place(TokenStreamLocation location) {
        return "line " + location.getLineNr() + ", column " + location.getColumnNr();
    }

    private JsonPart part(String path) {
        TokenStreamLocation at = parser.currentTokenLocation();
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw new JsonException(place(at), "there is nothing to read.");
        }
        Object value = switch (token) {
            case START_OBJECT -> object(path);
            case START_ARRAY -> array(path);
            case VALUE_STRING -> parser.getString();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            default -> null;
        };
        return new JsonPart(value, at.getLineNr(), at.getColumnNr(), path);
    }

    private Map<String, JsonPart> object(String path) {
        Map<String, JsonPart> fields = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, part(path + "." + name));
        }
        return fields;
    }

    private List<JsonPart> array(String path) {
        List<JsonPart> members = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            members.add(part(path + "[" + members.size() + "]"));
        }
        return members;
    }
}
