package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;

/** docs/openapi.yaml tells of every route there is, and of no other. That it tells the truth about them is seen to whenever a test asks a server: {@link Described}. */
class OpenApiTest {
    private static final Path DOCUMENTS = Path.of("..", "docs");

    @TempDir
    Path folder;

    @Test
    void every_route_is_described_and_nothing_else() {
        TreeSet<String> routes = new TreeSet<>();
        try (SeeloweServer own = Servers.start(folder.resolve("own"), 0);
                SeeloweServer host = Servers.host(folder.resolve("host"), HostSettings.onLoopback())) {
            routes.addAll(own.routes());
            routes.addAll(host.routes());
        }
        routes.remove("GET /"); // The page.

        assertThat(Described.operations()).containsExactlyInAnyOrderElementsOf(routes);
    }

    @Test
    void every_reference_leads_somewhere() throws IOException {
        String text = Files.readString(DOCUMENTS.resolve("openapi.yaml"));
        Matcher reference = Pattern.compile("\\$ref: \"([^\"]+)\"").matcher(text);
        while (reference.find()) {
            String[] parts = reference.group(1).split("#", 2);
            JsonNode document = parts[0].isEmpty()
                    ? Described.document()
                    : Json.parse(Files.readString(DOCUMENTS.resolve(parts[0])));
            assertThat(document.at(parts[1]).isMissingNode())
                    .as(reference.group(1))
                    .isFalse();
        }
    }

    /** Parameters in braces are declared, with their place. */
    @Test
    void every_parameter_of_a_path_is_declared() {
        Described.document().get("paths").properties().forEach(path -> {
            TreeSet<String> declared = new TreeSet<>();
            path.getValue().path("parameters").forEach(parameter -> {
                JsonNode resolved = Described.resolved(parameter);
                if (resolved.path("in").asString("").equals("path")) {
                    declared.add(resolved.path("name").asString(""));
                }
            });
            TreeSet<String> named = new TreeSet<>();
            Matcher name = Pattern.compile("\\{(\\w+)\\}").matcher(path.getKey());
            while (name.find()) {
                named.add(name.group(1));
            }
            assertThat(declared).as(path.getKey()).isEqualTo(named);
        });
    }
}
