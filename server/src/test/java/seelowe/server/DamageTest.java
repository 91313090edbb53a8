package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.Running.Made;
import tools.jackson.databind.JsonNode;

/** What becomes of the data behind the server's back is told as it is. */
class DamageTest {
    private static final String HOT_SEAT = "{\"scenario\":\"N\",\"mode\":\"hotseat\"}";

    @TempDir
    Path folder;

    @Test
    void a_game_whose_last_entries_are_gone_is_refused_and_not_shortened() throws SQLException {
        Made cut;
        Made sound;
        try (Running server = Running.in(folder)) {
            cut = played(server);
            sound = played(server);
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            work.execute("DELETE FROM entries WHERE game = '" + cut.game() + "' AND seq > 4");
        }
        try (Running server = Running.in(folder)) {
            JsonNode refusal = server.join(cut).next();

            assertThat(refusal.path("code").asString("")).isEqualTo("cannot-load");
            assertThat(refusal.path("message").asString(""))
                    .isEqualTo("the game " + cut.game() + " cannot be taken up: of its 6 entries only 4 are left.");
            assertThat(server.get("/api/games/" + cut.game() + "/record?token=" + cut.token())
                            .code())
                    .isEqualTo("cannot-load");
            assertThat(server.join(sound).seq()).isEqualTo(6);
        }
    }

    @Test
    void an_entry_that_is_not_as_it_was_kept_is_noticed_though_the_board_would_be_the_same() throws SQLException {
        Made changed;
        Made sound;
        try (Running server = Running.in(folder)) {
            changed = played(server);
            sound = played(server);
            server.join(sound).ask("{\"type\":\"comment\",\"text\":\"Half \\ud83d, none \\u0000, ö and 💂.\"}");
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            work.execute("UPDATE entries SET at = at + 1 WHERE game = '" + changed.game() + "' AND seq = 3");
        }
        try (Running server = Running.in(folder)) {
            assertThat(server.join(changed).next().path("message").asString(""))
                    .isEqualTo("the game " + changed.game() + " cannot be taken up: entry 3 is not as it was kept.");
            assertThat(server.join(sound).seq()).isGreaterThanOrEqualTo(6);
        }
    }

    private static Made played(Running server) {
        Made made = server.newGame(HOT_SEAT);
        Guest guest = server.join(made);
        for (int i = 0; i < 6; i++) {
            guest.actSomehow(i);
        }
        return made;
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "A file in use cannot be deleted there")
    void once_the_database_is_deleted_nothing_is_acknowledged() throws IOException {
        try (Running server = Running.in(folder)) {
            Made made = server.newGame(HOT_SEAT);
            Guest guest = server.join(made);
            guest.actSomehow(1);
            for (String file : new String[] {"games.db", "games.db-wal", "games.db-shm"}) {
                Files.delete(folder.resolve(file));
            }

            JsonNode refusal = guest.actSomehow(2);

            assertThat(refusal.path("code").asString("")).isEqualTo("cannot-store");
            assertThat(refusal.path("message").asString("")).contains("was deleted or replaced");
            assertThat(server.join(made).seq()).isEqualTo(1);
            assertThat(server.post("/api/games", HOT_SEAT).status()).isEqualTo(507);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Other permissions")
    void games_and_their_folder_are_private_though_the_folder_was_there_before() throws IOException {
        Path ours = Files.createDirectory(folder.resolve("ours"));
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Files.createFile(shared.resolve("letter.txt"));
        for (Path each : new Path[] {ours, shared}) {
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxr-xr-x"));
            try (Running server = Running.in(each)) {
                server.newGame(HOT_SEAT);
                for (String file : new String[] {"games.db", "games.db-wal", "games.db-shm"}) {
                    assertThat(permissions(each.resolve(file))).isEqualTo("rw-------");
                }
            }
        }
        assertThat(permissions(ours)).isEqualTo("rwx------");
        assertThat(permissions(shared)).as("others need it too").isEqualTo("rwxr-xr-x");
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void a_server_that_stops_says_goodbye_and_has_kept_what_it_acknowledged() {
        Made made;
        Guest guest;
        Guest onlooker;
        try (Running server = Running.in(folder)) {
            made = server.newGame(HOT_SEAT);
            guest = server.join(made);
            onlooker = server.join(made.game(), made.watchToken(), "");
            guest.board();
            onlooker.board();
            for (int i = 0; i < 20; i++) {
                guest.say("{\"type\":\"comment\",\"side\":\"german\",\"text\":\"Hm.\"}");
            }
        }
        assertThat(guest.closedWith()).isEqualTo(1001);
        assertThat(onlooker.closedWith()).isEqualTo(1001);
        int acknowledged = 0;
        for (JsonNode heard : guest.rest()) {
            acknowledged = Math.max(acknowledged, heard.path("seq").asInt(0));
        }
        try (Running server = Running.in(folder)) {
            assertThat(server.join(made).seq()).isEqualTo(acknowledged);
        }
    }
}
