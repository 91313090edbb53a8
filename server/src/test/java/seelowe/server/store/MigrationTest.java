package seelowe.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games from before there were people are all there afterwards. */
class MigrationTest {
    private static final String GAME =
            "INSERT INTO games (id, scenario, options, data_hash, mode, german_player, british_player, opponent_seed,"
                    + " dice_seed, imported, board, turn, phase, created_at, played_at) VALUES ('%s', 'N', '{}', '', '%s', '', '%s', 1, '', 0, 0, 1, 'x', 0, 0)";

    @TempDir
    Path folder;

    @Test
    void games_from_before_there_were_people_keep_their_mode_seats_and_entries() throws Exception {
        Path file = folder.resolve("games.db");
        String url = "jdbc:sqlite:" + file;
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:seelowe/server/migrations")
                .target("4")
                .load()
                .migrate();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(GAME.formatted("one", "solo", "steady"));
            statement.execute(GAME.formatted("two", "hotseat", ""));
            statement.execute("INSERT INTO seats (token_hash, game, role) VALUES ('hash', 'one', 'german')");
            statement.execute("INSERT INTO entries (game, seq, kind, side, notation, dice, hash, note, at)"
                    + " VALUES ('one', 1, 'act', 'german', '.', '', '', '', 0)");
        }

        try (Database database = Database.open(file)) {
            GameStore store = new GameStore(database);
            assertThat(store.game("one").orElseThrow().mode()).isEqualTo("solo");
            assertThat(store.game("two").orElseThrow().mode()).isEqualTo("hotseat");
            assertThat(store.seat("hash").orElseThrow()).isEqualTo(SeatRow.of("hash", "one", "german", null));
        }
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet entries = statement.executeQuery("SELECT COUNT(*) FROM entries")) {
            assertThat(entries.getInt(1)).isEqualTo(1);
        }
    }
}
