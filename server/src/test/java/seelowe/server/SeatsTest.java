package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Every request is checked against the seat that sends it; one that is not granted changes nothing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class SeatsTest {
    private static final String SOLO =
            "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"german\",\"opponent\":\"recruit\"}";
    private static final String HOT_SEAT = "{\"scenario\":\"N\",\"mode\":\"hotseat\"}";

    private Running server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Running.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void a_stranger_is_turned_away() {
        Running.Made made = server.newGame(SOLO);
        Running.Made other = server.newGame(SOLO);

        assertThat(server.join(made.game(), other.token(), "")
                        .next()
                        .path("code")
                        .asString(""))
                .isEqualTo("unknown-token");
        Guest lost = server.join("nowhere", made.token(), "");
        assertThat(lost.next().path("code").asString("")).isEqualTo("unknown-game");
        assertThat(lost.closedWith()).isEqualTo(1008);
        assertThat(server.get("/api/games/" + made.game() + "/record").code()).isEqualTo("unknown-token");
        assertThat(server.delete("/api/games/" + made.game() + "?token=" + other.token())
                        .status())
                .isEqualTo(403);
    }

    @Test
    void a_spectator_sees_everything_that_happens_and_can_do_nothing() {
        Running.Made made = server.newGame(HOT_SEAT);
        Guest player = server.join(made);
        Guest spectator = server.join(made.game(), made.watchToken(), "");
        assertThat(spectator.board().path("options").path("units")).isEmpty();

        assertThat(spectator.actSomehow(1).path("code").asString("")).isEqualTo("not-your-seat");
        assertThat(spectator.ask("{\"type\":\"undo\"}").path("code").asString(""))
                .isEqualTo("not-your-seat");
        assertThat(server.delete("/api/games/" + made.game() + "?token=" + made.watchToken())
                        .code())
                .isEqualTo("not-your-seat");
        player.actSomehow(1);
        assertThat(spectator.until(board -> board.get("seq").intValue() == 1).path("events"))
                .isNotEmpty();
    }

    @Test
    void nobody_plays_for_the_computer() {
        String code = "";
        // The computer may be quicker than we are; then it is our decision, and another game must do.
        for (int game = 0; game < 30 && !code.equals("not-your-decision"); game++) {
            Guest guest = server.join(server.newGame(SOLO.replace("german", "british")));
            guest.board();
            JsonNode answer = guest.act(".");
            assertThat(answer.path("type").asString("")).isEqualTo("error");
            code = answer.path("code").asString("");
        }
        assertThat(code).isEqualTo("not-your-decision");
    }

    @Test
    void a_late_action_is_refused() {
        Guest guest = server.join(server.newGame(HOT_SEAT));
        guest.board();
        guest.actSomehow(3);

        JsonNode late = guest.ask("{\"type\":\"act\",\"seq\":0,\"notation\":\".\"}");

        assertThat(late.path("code").asString("")).isEqualTo("stale");
        assertThat(guest.seq()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "not json; malformed",
                "[1,2]; not-an-object",
                "{}; missing-field",
                "{\"type\":7}; wrong-type",
                "{\"type\":\"dance\"}; unknown-type",
                "{\"type\":\"act\"}; missing-field",
                "{\"type\":\"act\",\"action\":7}; wrong-type",
                "{\"type\":\"act\",\"notation\":\"fly to the moon\"}; bad-notation",
                "{\"type\":\"act\",\"notation\":\"roll\"}; refused",
                "{\"type\":\"reach\",\"unit\":\"nobody\"}; unknown-unit",
                "{\"type\":\"hand-over\",\"side\":\"german\",\"id\":{}}; wrong-type",
                "{\"type\":\"perft\",\"depth\":4}; unknown-type"
            })
    void nonsense_gets_an_error_and_the_game_goes_on(String text, String code) {
        Guest guest = server.join(server.newGame(HOT_SEAT));
        guest.board();

        guest.say(text);

        JsonNode answer = guest.next();
        assertThat(answer.path("code").asString("")).as(answer.toString()).isEqualTo(code);
        assertThat(answer.path("message").asString("")).isNotEmpty().doesNotContain("Exception");
        assertThat(guest.actSomehow(1).path("seq").intValue()).isEqualTo(1);
    }

    @Test
    void a_message_beyond_all_measure_ends_the_connection_but_not_the_game() {
        Running.Made made = server.newGame(HOT_SEAT);
        Guest loud = server.join(made);
        loud.board();

        loud.shout("{\"type\":\"" + "x".repeat(200_000) + "\"}");

        assertThat(loud.closedWith()).isIn(1009, -1);
        assertThat(server.join(made).seq()).isZero();
    }

    @Test
    void actions_are_taken_back_until_a_die_is_rolled() {
        Guest guest = server.join(server.newGame(HOT_SEAT));
        JsonNode first = guest.board();
        guest.actSomehow(1);
        assertThat(guest.board().path("state").path("canUndo").booleanValue(false))
                .isTrue();

        JsonNode undone = guest.ask("{\"type\":\"undo\"}");

        assertThat(undone.path("seq").intValue()).isEqualTo(2);
        assertThat(guest.board().get("view")).isEqualTo(first.get("view"));
        assertThat(guest.board().path("kind").asString("")).isEqualTo("undo");
        while (guest.board().path("state").path("canUndo").booleanValue(false)
                || guest.updates().stream()
                        .noneMatch(update -> update.toString().contains("die-rolled"))) {
            guest.actSomehow(guest.seq());
        }
        assertThat(guest.ask("{\"type\":\"undo\"}").path("code").asString("")).isEqualTo("cannot-undo");
        assertThat(guest.ask("{\"type\":\"log\"}").get("entries")).hasSize(guest.seq() - 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{\"scenario\":\"X\",\"mode\":\"hotseat\"}; There is no scenario \"X\"; ",
                "{\"scenario\":\"N\",\"mode\":\"solo\",\"opponent\":\"rommel\"}; There is no opponent",
                "{\"scenario\":\"N\",\"mode\":\"chess\"}; must be \"solo\", \"hotseat\" or \"net\"",
                "{\"scenario\":\"N\",\"mode\":\"hotseat\",\"options\":{\"fog\":true}}; There is no option \"fog\"",
                "{\"scenario\":\"N\",\"mode\":\"hotseat\",\"options\":{\"fogOfWar\":7}}; is true or false",
                "{\"mode\":\"hotseat\"}; needs the field \"scenario\"",
                "{; no JSON"
            })
    void a_game_that_cannot_be_made_is_explained(String order, String why) {
        Running.Answer answer = server.post("/api/games", order);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("message").asString("")).contains(why.strip());
    }

    @Test
    void a_deleted_game_is_gone_and_its_screens_are_closed() {
        Running.Made made = server.newGame(HOT_SEAT);
        Guest guest = server.join(made);
        guest.board();

        assertThat(server.delete("/api/games/" + made.game() + "?token=" + made.token())
                        .status())
                .isEqualTo(204);

        assertThat(guest.closedWith()).isEqualTo(1001);
        assertThat(server.delete("/api/games/" + made.game() + "?token=" + made.token())
                        .code())
                .isEqualTo("unknown-game");
    }
}
