package seelowe.drills.start;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Order;
import seelowe.drills.wire.Wire;

/** A folder with many games: two are played, and then copied row by row, whatever columns a row has. */
final class Stock {
    private static final long PATIENCE = 30_000;
    private static final int ACTIONS = 20;

    private Stock() {}

    /** @return a game that can be joined */
    static Made fill(Path folder, int games, int waiting, List<String> javaOptions) {
        Made person;
        Made computer;
        try (ServerProcess server = ServerProcess.start(folder, javaOptions);
                Wire wire = new Wire()) {
            Host host = new Host(server.port());
            person = host.make(Order.hotSeat(0)).get(0);
            play(wire, server, person);
            computer = host.make(Order.solo(1, "steady").of("N")).get(0);
            try (Guest guest = Guest.join(wire, server.port(), computer, PATIENCE, 1)) {
                guest.awaitBeyond(1);
            }
            // In the middle of the computer's turn.
            server.kill();
        }
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"))) {
            database.setAutoCommit(false);
            copy(database, person.game(), games - waiting - 1, "p");
            copy(database, computer.game(), waiting - 1, "c");
            database.commit();
        } catch (SQLException failure) {
            throw new IllegalStateException("The games cannot be copied", failure);
        }
        return person;
    }

    private static void play(Wire wire, ServerProcess server, Made made) {
        try (Guest guest = Guest.join(wire, server.port(), made, PATIENCE, 1)) {
            for (int action = 0; action < ACTIONS; action++) {
                guest.act();
            }
        }
    }

    private static void copy(Connection database, String game, int times, String prefix) throws SQLException {
        String numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + times + ") ";
        String name = "'" + prefix + "' || n.i";
        insert(database, numbers, "games", "id", game, Map.of("id", name));
        insert(database, numbers, "entries", "game", game, Map.of("game", name));
        insert(database, numbers, "seats", "game", game, Map.of("game", name, "token_hash", "t.token_hash || " + name));
    }

    private static void insert(
            Connection database, String numbers, String table, String key, String game, Map<String, String> changed)
            throws SQLException {
        List<String> columns = columns(database, table);
        List<String> values = columns.stream()
                .map(column -> changed.getOrDefault(column, "t." + column))
                .toList();
        String sql = numbers + "INSERT INTO " + table + " (" + String.join(", ", columns) + ") SELECT "
                + String.join(", ", values) + " FROM " + table + " t, n WHERE t." + key + " = ?";
        try (PreparedStatement statement = database.prepareStatement(sql)) {
            statement.setString(1, game);
            statement.executeUpdate();
        }
    }

    private static List<String> columns(Connection database, String table) throws SQLException {
        List<String> columns = new ArrayList<>();
        try (Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery("PRAGMA table_info(" + table + ")")) {
            while (rows.next()) {
                columns.add(rows.getString("name"));
            }
        }
        return columns;
    }
}
