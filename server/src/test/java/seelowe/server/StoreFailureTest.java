package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.host.HostSettings;
import seelowe.server.testing.MovedClock;
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

    @Test
    void a_computer_whose_decisions_could_not_be_kept_goes_on_by_itself_and_remarks_do_not_stop_it()
            throws SQLException {
        try (Running server = Running.in(folder)) {
            sql("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no room'); END");
            Running.Made made = server.newGame(
                    "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"british\",\"opponent\":\"recruit\"}");
            String remark = "{\"type\":\"comment\",\"text\":\"Go on.\"}";
            assertThat(comingBack(
                            () -> server.join(made).ask(remark).path("code").asString("")))
                    .isEqualTo("cannot-store");
            assertThat(comingBack(() -> server.join(made).seq())).isZero();
            sql("DROP TRIGGER full");

            Guest guest = comingBack(() -> {
                Guest back = server.join(made);
                while (!back.decider().equals("british")) {
                    back.shout(remark);
                    back.next();
                }
                return back;
            });

            assertThat(guest.seq()).isPositive();
        }
    }

    @Test
    void who_comes_back_while_nothing_can_be_kept_may_look_all_the_same() throws SQLException {
        MovedClock clock = new MovedClock();
        try (Running server = Running.in(folder, HostSettings.onLoopback(), clock)) {
            NetGame game = NetGame.begin(server);
            String[] cookie = {"Cookie", game.annasCookie};
            String bot = server.post("/api/bots", "{\"name\":\"Robby\"}", cookie)
                    .json()
                    .path("token")
                    .stringValue();
            sql("CREATE TRIGGER full1 BEFORE UPDATE ON browsers BEGIN SELECT RAISE(ABORT, 'no room'); END");
            sql("CREATE TRIGGER full2 BEFORE UPDATE ON bots BEGIN SELECT RAISE(ABORT, 'no room'); END");
            clock.move(Duration.ofHours(2));

            assertThat(server.get("/api/account", cookie).json().path("name").stringValue())
                    .isEqualTo("Anna");
            assertThat(server.get("/api/bot", "Authorization", "Bearer " + bot).status())
                    .isEqualTo(200);
        }
    }

    /** When something cannot be kept, all at the table are hung up on, and may come back; the computer's tries come at any time. */
    private static <T> T comingBack(Supplier<T> deed) {
        while (true) {
            try {
                return deed.get();
            } catch (Guest.HungUp again) {
                // He comes back.
            }
        }
    }

    private void sql(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            work.execute(statement);
        }
    }
}
