package seelowe.drills.documents;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The OpenAPI document and the two JSON Schemas, as one. They came along when this program was built. */
final class Documents {
    private static final String OPEN_API = "openapi.yaml";
    private static final String SERVER = "seelowe-server.schema.json";
    private static final String PROTOCOL = "seelowe-protocol.schema.json";
    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");
    private static final String REF = "$ref";

    private final Map<String, JsonNode> texts;
    private final List<Operation> operations = new ArrayList<>();

    Documents() {
        texts = Map.of(
                OPEN_API, read(OPEN_API, new YAMLMapper()),
                SERVER, read(SERVER, new JsonMapper()),
                PROTOCOL, read(PROTOCOL, new JsonMapper()));
        texts.forEach(Documents::qualify);
        JsonNode paths = Objects.requireNonNull(texts.get(OPEN_API)).get("paths");
        paths.properties()
                .forEach(path -> path.getValue().properties().forEach(each -> {
                    if (METHODS.contains(each.getKey())) {
                        operations.add(operation(path.getKey(), path.getValue(), each.getKey(), each.getValue()));
                    }
                }));
    }

    private static JsonNode read(String name, tools.jackson.databind.ObjectMapper mapper) {
        try (InputStream in = Documents.class.getResourceAsStream(name)) {
            return mapper.readTree(Objects.requireNonNull(in, name));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Every reference says which document it is into. */
    private static void qualify(String document, JsonNode node) {
        if (node instanceof ObjectNode object && object.path(REF).isString()) {
            String to = object.get(REF).stringValue();
            String place = to.substring(to.indexOf('#'));
            String in = to.startsWith("#")
                    ? document
                    : to.startsWith("urn:seelowe:protocol") ? PROTOCOL : to.replaceAll("#.*|.*/(?=[^#]*#)", "");
            object.put(REF, (in.isEmpty() ? SERVER : in) + place);
        }
        node.forEach(inside -> qualify(document, inside));
    }

    /** What stands here, or where it says that it stands. */
    JsonNode resolved(JsonNode node) {
        JsonNode at = node;
        while (at.path(REF).isString()) {
            String[] to = at.get(REF).stringValue().split("#", 2);
            at = Objects.requireNonNull(texts.get(to[0]), to[0]).at(to[1]);
        }
        return at;
    }

    private Operation operation(String path, JsonNode beside, String method, JsonNode node) {
        List<Operation.Parameter> parameters = new ArrayList<>();
        for (JsonNode list : List.of(beside.path("parameters"), node.path("parameters"))) {
            list.forEach(each -> {
                JsonNode parameter = resolved(each);
                parameters.add(new Operation.Parameter(
                        parameter.get("name").stringValue(),
                        parameter.get("in").stringValue().equals("path"),
                        parameter.path("required").asBoolean(false),
                        parameter.path("schema")));
            });
        }
        return new Operation(
                method.toUpperCase(Locale.ROOT),
                path,
                List.copyOf(parameters),
                node.at("/requestBody/content/application~1json/schema"),
                node.get("responses"));
    }

    List<Operation> operations() {
        return List.copyOf(operations);
    }

    /** What a screen may say: the server's own messages, and those of the protocol. */
    List<JsonNode> messages() {
        return List.of(server("request"), protocol("request"));
    }

    /** What a screen may be told. */
    JsonNode told() {
        return server("message");
    }

    JsonNode error() {
        return server("error");
    }

    private JsonNode server(String form) {
        return Objects.requireNonNull(texts.get(SERVER)).at("/$defs/" + form);
    }

    private JsonNode protocol(String form) {
        return Objects.requireNonNull(texts.get(PROTOCOL)).at("/$defs/" + form);
    }
}
