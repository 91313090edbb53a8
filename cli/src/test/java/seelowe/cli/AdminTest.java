package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.SeeloweServer;
import seelowe.server.ServerSettings;
import seelowe.server.edition.Material;
import seelowe.server.host.HostSettings;

/** Keeping order, as a host types it. */
class AdminTest {
    @TempDir
    Path folder;

    private Terminal admin(String... words) {
        String[] all = new String[words.length + 3];
        all[0] = "admin";
        System.arraycopy(words, 0, all, 1, words.length);
        all[words.length + 1] = "--data-dir";
        all[words.length + 2] = folder.toString();
        return Terminal.run(all);
    }

    @Test
    void a_host_finds_somebody_bans_him_and_reads_what_was_done() throws IOException, InterruptedException {
        Edition edition = Edition.load(null);
        try (SeeloweServer server = SeeloweServer.start(
                new ServerSettings(0, folder, HostSettings.onLoopback()),
                new Material(edition.data(), edition.layers()))) {
            begin(server.port(), "Eve");
            String people = admin("people", "eve").out();
            assertThat(people).contains("name     Eve\n", "kind     guest\n", "games    1\n");
            String id = people.lines().findFirst().orElseThrow().replaceFirst("person +", "");

            assertThat(admin("ban", id, "--why", "insults").out()).contains("Eve is banned");
            assertThat(admin("people").out()).contains("banned   insults");
            assertThat(admin("log").out()).contains("act      ban\n", "about    " + id, "note     Eve: insults");
            assertThat(admin("reports").out()).isEqualTo("There are none." + System.lineSeparator());
            Terminal wrong = admin("close", "nowhere");
            assertThat(wrong.exitCode()).isEqualTo(1);
            assertThat(wrong.err()).startsWith("seelowe admin: There is no game nowhere");
            Path file = Files.writeString(
                    folder.resolve("host.toml"), "public-url = \"http://localhost\"\ndata-dir = '" + folder + "'\n");
            assertThat(Terminal.run("admin", "games", "--config", file.toString())
                            .out())
                    .contains("german   Eve");
        }
    }

    private static void begin(int port, String name) throws IOException, InterruptedException {
        HttpRequest game = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/games"))
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"scenario\":\"N\",\"mode\":\"net\",\"side\":\"german\",\"name\":\"" + name + "\"}"))
                .build();
        assertThat(HttpClient.newHttpClient()
                        .send(game, BodyHandlers.ofString())
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void what_is_wrong_is_one_line() {
        assertThat(admin("dance").err()).startsWith("seelowe admin: \"dance\" is nothing that can be done");
        assertThat(admin("ban").err()).startsWith("seelowe admin: say with what: admin ban ID");
        Terminal nobody = admin("people");
        assertThat(nobody.exitCode()).isEqualTo(1);
        assertThat(nobody.err()).contains("no \"./seelowe serve\" runs with the folder " + folder);
        assertThat(nobody.err().lines()).hasSize(1);
    }
}
