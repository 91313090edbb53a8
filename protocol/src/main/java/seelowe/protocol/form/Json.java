package seelowe.protocol.form;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reading and writing JSON text. Reading is strict, so that what is taken for a message is one. */
public final class Json {
    /** Deeper than any message of ours, and far from what would hurt. */
    private static final int MOST_NESTED = 32;

    private static final int LONGEST_NUMBER = 40;

    private Json() {}

    /** Apart from the rest: a browser makes nodes, but cannot carry a mapper. */
    private static final class Texts {
        static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxNestingDepth(MOST_NESTED)
                                .maxNumberLength(LONGEST_NUMBER)
                                .build())
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build())
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }

    /** @throws tools.jackson.core.JacksonException if the text is not exactly one JSON value */
    public static JsonNode parse(String text) {
        return Texts.MAPPER.readTree(text);
    }

    /** In one line. */
    public static String text(JsonNode node) {
        return Texts.MAPPER.writeValueAsString(node);
    }

    /** The same in UTF-8. Half a character, which somebody may have said, comes out as a question mark. */
    public static ByteBuffer utf8(JsonNode node) {
        return ByteBuffer.wrap(text(node).getBytes(StandardCharsets.UTF_8));
    }

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    public static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    public static ArrayNode strings(Collection<String> texts) {
        ArrayNode array = array();
        texts.forEach(array::add);
        return array;
    }
}
