package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class StoreFailureTest {
    @TempDir
    Path folder;

    @Test
    void an_action_that_cannot_be_kept_has_not_happened() throws SQLException {
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}");
            Guest guest = server.join(made);
            guest.board();
            guest.actSomehow(1);
            sql("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no room'); END");

            JsonNode refused = guest.actSomehow(2);

            assertThat(refused.path("code").asString("")).isEqualTo("cannot-store");
            assertThat(refused.path("message").asString("")).startsWith("Nothing has changed");
            assertThat(guest.closedWith()).isEqualTo(1001);
            sql("DROP TRIGGER full");
            Guest back = server.join(made.game(), made.token(), "&since=1");
            assertThat(back.seq()).isEqualTo(1);
            assertThat(back.actSomehow(2).path("seq").intValue()).isEqualTo(2);
        }
    }

    private void sql(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            work.execute(statement);
        }
    }
}
