package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is written in an edition here, somebody else's server must take. */
@SuppressWarnings("NullAway.Init")
class SendableEditsTest {
    private static final String HEXES = "map/hexes.csv";

    @TempDir
    Path folder;

    private Running server;

    @BeforeEach
    void begin() {
        server = Running.in(folder);
        assertThat(server.post("/api/editions", "{\"title\":\"My own war\",\"edition\":\"mine\"}")
                        .status())
                .isEqualTo(201);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Running.Answer change(String change) {
        String version = server.get("/api/editions/mine/table?file=" + HEXES)
                .json()
                .path("version")
                .asString("");
        return server.post(
                "/api/editions/mine/changes", "{\"version\":\"" + version + "\",\"changes\":[" + change + "]}");
    }

    private static String sentence(Running.Answer answer) {
        return answer.json().path("message").asString("");
    }

    @Test
    void a_note_that_a_spreadsheet_would_reckon_or_that_turns_the_line_round_is_refused_at_its_place() {
        for (String note : List.of("=1+1", "@home", "see p. 3; =x", "turned \u202Eround")) {
            Running.Answer answer = change("{\"file\":\"map/hexes.csv\",\"key\":\"4121\","
                    + "\"set\":{\"terrain\":\"clear\",\"note\":\"" + note + "\"}}");
            assertThat(answer.code()).as(note).isEqualTo("bad-value");
            assertThat(sentence(answer)).contains("map/hexes.csv, line 2: ");
        }
    }

    @Test
    void no_title_and_no_line_ends_with_a_backslash() {
        assertThat(sentence(change("{\"file\":\"edition.properties\",\"set\":{\"about\":\"ends with \\\\\"}}")))
                .contains("take the backslash out");
        for (String title : List.of("War \\\\", "turned \u202Eround")) {
            assertThat(server.post("/api/editions", "{\"title\":\"" + title + "\"}")
                            .status())
                    .as(title)
                    .isEqualTo(400);
        }
    }

    @Test
    void what_was_written_by_hand_keeps_nobody_from_working_on() throws IOException {
        Path hexes = folder.resolve("editions/mine").resolve(HEXES);
        Files.createDirectories(hexes.getParent());
        Files.writeString(hexes, "hex,terrain,note\n4121,clear,=1\n");

        Running.Answer answer =
                change("{\"file\":\"map/hexes.csv\",\"key\":\"1010\",\"set\":{\"terrain\":\"forest\"}}");

        assertThat(answer.status()).isEqualTo(200);
    }
}
