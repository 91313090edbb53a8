package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.protocol.form.Json;
import seelowe.server.testing.MovedClock;
import tools.jackson.databind.JsonNode;

/** Time between two people, by a clock that is moved. */
class TimeTest {
    private static final String LIVE = "{\"kind\":\"live\",\"bank\":600,\"increment\":60,\"pause\":120}";
    private static final String DAYS = "{\"kind\":\"days\",\"days\":2,\"leave\":5}";

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();

    private static String order(String terms) {
        return NetGame.ORDER.replace("}", ",\"clock\":" + terms + "}");
    }

    private static String computer(String terms) {
        return order(terms.replace("}", ",\"whenOut\":\"computer\"}"));
    }

    private void pass(int minutes) {
        clock.move(Duration.ofMinutes(minutes));
    }

    /** What the clocks show to somebody who comes now. */
    private static JsonNode clocks(NetGame game) {
        try (Guest anna = game.anna()) {
            return anna.hear("hello", hello -> true).get("clocks");
        }
    }

    private static JsonNode running(Guest guest, String side) {
        while (true) {
            JsonNode message = guest.next();
            JsonNode clocks = message.has("clocks") ? message.get("clocks") : message;
            if (clocks.path("runs").asString("").equals(side)) {
                return clocks;
            }
        }
    }

    private static long minutes(JsonNode clocks, String side) {
        return clocks.path(side).path("left").asLong() / 60_000;
    }

    /** Both have sat down, and Anna has thought longer than she had time. */
    private record Late(NetGame game, Guest anna, Guest bob) {}

    private Late late(Running server, String order) {
        NetGame game = NetGame.begin(server, order);
        Guest anna = game.anna();
        Guest bob = game.bob();
        running(bob, "german");
        pass(12);
        return new Late(game, anna, bob);
    }

    private static void playOn(Guest guest, String side) {
        while (guest.decider().equals(side)) {
            guest.actSomehow(guest.seq());
        }
    }

    @Test
    void the_clocks_begin_when_both_seats_are_taken_and_a_win_is_claimed_when_one_has_run_out() {
        try (Running server = Running.in(folder, clock)) {
            NetGame game = NetGame.begin(server, order(LIVE));
            Guest anna = game.anna();
            assertThat(anna.hear("hello", hello -> true).at("/clocks/begun").asBoolean())
                    .isFalse();
            pass(30);
            Guest bob = game.bob();
            assertThat(minutes(running(anna, "german"), "german")).isEqualTo(11);
            pass(4);
            assertThat(minutes(clocks(game), "german")).isEqualTo(7);
            assertThat(bob.ask("{\"type\":\"claim-time\"}").path("message").asString(""))
                    .contains("has not run out");
            pass(7);
            JsonNode out = bob.hear("clocks", message -> message.has("out"));
            assertThat(out.path("out").asString("")).isEqualTo("german");

            assertThat(anna.ask("{\"type\":\"claim-time\"}").path("code").asString(""))
                    .isEqualTo("refused");
            assertThat(bob.ask("{\"type\":\"claim-time\"}").path("type").asString(""))
                    .isEqualTo("claim-time");

            JsonNode end = anna.until(board -> board.path("view").has("result"));
            assertThat(Json.text(end.at("/view/result"))).containsIgnoringCase("british");
            assertThat(bob.ask("{\"type\":\"claim-time\"}").path("code").asString(""))
                    .isEqualTo("game-over");
        }
    }

    @Test
    void who_has_no_time_may_go_on_until_the_win_is_claimed() {
        try (Running server = Running.in(folder, clock)) {
            Late late = late(server, order(LIVE));
            Guest bob = late.bob();
            bob.hear("clocks", message -> message.has("out"));
            playOn(late.anna(), "german");
            running(bob, "british");
            assertThat(bob.ask("{\"type\":\"claim-time\"}").path("code").asString(""))
                    .isEqualTo("refused");
            assertThat(minutes(clocks(late.game()), "british")).isGreaterThanOrEqualTo(10);
        }
    }

    @Test
    void while_the_line_is_down_the_clock_stands_but_not_for_ever() {
        try (Running server = Running.in(folder, clock)) {
            NetGame game = NetGame.begin(server, order(LIVE));
            Guest anna = game.anna();
            Guest bob = game.bob();
            running(bob, "german");
            pass(1);
            anna.close();
            bob.hear("clocks", message -> message.path("paused").asBoolean(false));
            pass(1);
            Guest back = game.anna();
            JsonNode again = back.hear("clocks", message -> !message.has("paused"));
            assertThat(minutes(again, "german")).isEqualTo(10);
            assertThat(again.at("/german/pauseLeft").asLong()).isEqualTo(60_000);
            back.close();
            bob.hear("clocks", message -> message.path("paused").asBoolean(false));
            pass(12);
            assertThat(bob.hear("clocks", message -> message.has("out"))
                            .path("out")
                            .asString(""))
                    .isEqualTo("german");
        }
    }

    @Test
    void what_the_server_was_down_is_charged_to_nobody() {
        NetGame game;
        try (Running server = Running.in(folder, clock)) {
            game = NetGame.begin(server, order(DAYS));
            Guest anna = game.anna();
            game.bob();
            running(anna, "german");
            pass(60);
        }
        pass(600);
        try (Running server = Running.in(folder, clock)) {
            Guest anna = server.join(game.game(), game.token(), "");
            JsonNode clocks = anna.hear("hello", hello -> true).get("clocks");
            assertThat(minutes(clocks, "german")).isEqualTo(2 * 24 * 60 - 60);
            assertThat(clocks.path("runs").asString("")).isEqualTo("german");
        }
    }

    @Test
    void a_player_takes_leave_and_comes_back_early() {
        try (Running server = Running.in(folder, clock)) {
            NetGame game = NetGame.begin(server, order(DAYS));
            Guest anna = game.anna();
            Guest bob = game.bob();
            running(bob, "german");
            assertThat(anna.ask("{\"type\":\"leave\",\"days\":6}")
                            .path("message")
                            .asString(""))
                    .contains("5 leave days");
            anna.ask("{\"type\":\"leave\",\"days\":4}");
            JsonNode away = bob.hear("clocks", message -> message.path("german").has("onLeave"));
            assertThat(away.at("/german/leaveLeft").asInt()).isEqualTo(1);
            pass(3 * 24 * 60 - 10);
            assertThat(minutes(clocks(game), "german")).isEqualTo(2 * 24 * 60);
            JsonNode back = anna.ask("{\"type\":\"leave\",\"days\":0}").get("clocks");
            assertThat(back.at("/german/leaveLeft").asInt()).isEqualTo(2);
            pass(60);
            assertThat(minutes(clocks(game), "german")).isEqualTo(2 * 24 * 60 - 60);
            pass(2 * 24 * 60);
            bob.hear("clocks", message -> message.has("out"));
            assertThat(anna.ask("{\"type\":\"leave\",\"days\":1}").path("code").asString(""))
                    .isEqualTo("refused");
        }
    }

    @Test
    void the_computer_plays_on_for_the_absent_one_until_he_is_back() {
        try (Running server = Running.in(folder, clock)) {
            Late late = late(server, computer(LIVE));
            Guest anna = late.anna();
            Guest bob = late.bob();
            bob.hear("clocks", message -> message.path("standIn").asString("").equals("german"));
            assertThat(bob.ask("{\"type\":\"claim-time\"}").path("message").asString(""))
                    .contains("computer");
            bob.untilDecider("british");
            assertThat(bob.ask("{\"type\":\"back\"}").path("code").asString("")).isEqualTo("refused");
            anna.ask("{\"type\":\"back\"}");
            bob.hear("clocks", message -> !message.has("standIn"));
            playOn(bob, "british");
            anna.untilDecider("german");
            assertThat(anna.actSomehow(1).path("type").asString("")).isEqualTo("act");
        }
    }

    @Test
    void for_whom_the_computer_plays_he_plays_only_after_saying_that_he_is_back() {
        try (Running server = Running.in(folder, clock)) {
            Guest anna = late(server, computer(LIVE)).anna();
            anna.hear("clocks", message -> message.path("standIn").asString("").equals("german"));
            JsonNode refused = anna.act(".");
            assertThat(refused.path("code").asString("")).isEqualTo("refused");
            assertThat(refused.path("message").asString("")).contains("say that you are back");
            assertThat(anna.ask("{\"type\":\"undo\"}").path("code").asString(""))
                    .isEqualTo("refused");
            assertThat(anna.act("resign").path("type").asString(""))
                    .as("giving up needs no time")
                    .isEqualTo("act");
        }
    }

    @Test
    void a_computer_that_plays_for_somebody_goes_on_after_a_restart() {
        NetGame game;
        try (Running server = Running.in(folder, clock)) {
            game = NetGame.begin(server, computer(LIVE));
            Guest anna = game.anna();
            Guest bob = game.bob();
            running(bob, "german");
            anna.close();
            pass(20);
            bob.hear("clocks", message -> message.path("standIn").asString("").equals("german"));
        }
        try (Running server = Running.in(folder, clock)) {
            Guest anna = server.join(game.game(), game.token(), "");
            anna.untilDecider("british");
            assertThat(anna.board().at("/state/actions").asInt()).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "{\"kind\":\"sand\"}",
                "{\"kind\":\"live\"}",
                "{\"kind\":\"live\",\"bank\":5}",
                "{\"kind\":\"live\",\"bank\":1e9}",
                "{\"kind\":\"live\",\"bank\":600,\"days\":2}",
                "{\"kind\":\"days\",\"days\":0}",
                "{\"kind\":\"days\",\"days\":2,\"leave\":-1}",
                "{\"kind\":\"days\",\"days\":2,\"whenOut\":\"cheat\"}",
                "{\"kind\":\"none\",\"bank\":3}"
            })
    void clocks_that_are_none_are_refused_with_a_sentence(String terms) {
        try (Running server = Running.in(folder, clock)) {
            Running.Answer answer = server.post("/api/games", order(terms));
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().path("message").asString("")).endsWith(".");
        }
    }

    @Test
    void only_two_people_have_a_clock_and_a_match_and_a_series_have_it_on_every_board() {
        try (Running server = Running.in(folder, clock)) {
            String solo = order(LIVE).replace("\"net\"", "\"hotseat\"").replace(",\"name\":\"Anna\"", "");
            assertThat(server.post("/api/games", solo).json().path("message").asString(""))
                    .contains("two people");
            JsonNode match = server.post("/api/matches", order(LIVE)).json();
            JsonNode series = server.post("/api/series", order(DAYS).replace("\"scenario\":\"N\",", ""))
                    .json();
            for (JsonNode made : new JsonNode[] {match.at("/games/1"), series.at("/matches/2/games/1")}) {
                Guest guest = server.join(
                        made.path("game").asString(""), made.path("token").asString(""), "");
                assertThat(guest.hear("hello", hello -> true).has("clocks")).isTrue();
            }
            JsonNode none =
                    server.post("/api/games", order("{\"kind\":\"none\"}")).json();
            Guest guest = server.join(
                    none.path("game").asString(""), none.path("token").asString(""), "");
            assertThat(guest.hear("hello", hello -> true).has("clocks")).isFalse();
            for (String type : new String[] {"claim-time", "back"}) {
                assertThat(guest.ask(Json.text(Json.object().put("type", type)))
                                .path("message")
                                .asString(""))
                        .isEqualTo("This game has no clock.");
            }
        }
    }
}
