package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** docs/openapi.yaml as a judge: whatever a server under test answers must be as it says there. */
final class Described {
    private static final JsonNode DOCUMENT = read();
    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

    private Described() {}

    private static JsonNode read() {
        try {
            return new YAMLMapper().readTree(Files.readString(Path.of("..", "docs", "openapi.yaml")));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static JsonNode document() {
        return DOCUMENT;
    }

    /** {@code GET /api/host} and all the others. */
    static Set<String> operations() {
        Set<String> operations = new TreeSet<>();
        DOCUMENT.get("paths")
                .properties()
                .forEach(path -> path.getValue().propertyNames().forEach(method -> {
                    if (METHODS.contains(method)) {
                        operations.add(method.toUpperCase(java.util.Locale.ROOT) + " " + path.getKey());
                    }
                }));
        return operations;
    }

    /** What stands here, or where it says that it stands. */
    static JsonNode resolved(JsonNode node) {
        String to = node.path("$ref").asString("");
        return to.startsWith("#/") ? resolved(DOCUMENT.at(to.substring(1))) : node;
    }

    /** Only the interface is described, not the page. */
    static void demand(HttpResponse<String> response) {
        String path = response.request().uri().getRawPath();
        if (!path.startsWith("/api/") && !path.equals("/map.svg")) {
            return;
        }
        String what = response.request().method() + " " + path + " -> " + response.statusCode();
        Optional<JsonNode> operation = operation(response.request().method(), path);
        if (operation.isEmpty()) {
            return; // That none is missing is OpenApiTest's business.
        }
        JsonNode answers = operation.get().get("responses");
        String status = String.valueOf(response.statusCode());
        JsonNode answer = answers.has(status) ? answers.get(status) : answers.get("default");
        assertThat(response.statusCode() < 400 && !answers.has(status))
                .as(what + ": this status is not described")
                .isFalse();
        demand(what, resolved(answer).path("content"), response);
    }

    private static Optional<JsonNode> operation(String method, String path) {
        for (Map.Entry<String, JsonNode> each : DOCUMENT.get("paths").properties()) {
            String pattern = Pattern.quote(each.getKey()).replaceAll("\\{[^}]+\\}", "\\\\E[^/]*\\\\Q");
            JsonNode operation = each.getValue().path(method.toLowerCase(java.util.Locale.ROOT));
            if (path.matches(pattern) && operation.isObject()) {
                return Optional.of(operation);
            }
        }
        return Optional.empty();
    }

    private static void demand(String what, JsonNode content, HttpResponse<String> response) {
        String type = response.headers().firstValue("Content-Type").orElse("").replaceAll(";.*", "");
        if (content.isMissingNode()) {
            assertThat(response.body()).as(what).isEmpty();
            return;
        }
        List<String> types = new ArrayList<>(content.propertyNames());
        assertThat(types).as(what).contains(type);
        schema(content.get(type).path("schema"))
                .ifPresent(form -> assertThat(SchemaTest.schema(form).validate(Json.parse(response.body())))
                        .as("%s: %s", what, response.body())
                        .isEmpty());
    }

    /** The form in the server's schema that a body has. */
    private static Optional<String> schema(JsonNode node) {
        String to = resolved(node).path("$ref").asString("");
        return to.isEmpty() ? Optional.empty() : Optional.of(to.substring(to.lastIndexOf('/') + 1));
    }
}
