package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import tools.jackson.databind.JsonNode;

/** Talk at a table of two people: who hears it, how long it is kept, and how much of it there may be. */
class TalkTest {
    @TempDir
    Path folder;

    private static JsonNode say(Guest guest, String text) {
        return guest.ask(Json.text(Json.object().put("type", "say").put("text", text)));
    }

    /** All that this screen has been told of the talk so far. */
    private static List<String> heard(Guest guest) {
        guest.ask("{\"type\":\"standing\"}");
        return guest.texts().stream()
                .map(Json::parse)
                .filter(message -> message.path("type").asString("").equals("said"))
                .map(message -> message.get("text").stringValue())
                .toList();
    }

    private static List<String> texts(JsonNode said) {
        return said.get("said")
                .valueStream()
                .map(remark -> remark.get("text").stringValue())
                .toList();
    }

    private static JsonNode hello(Guest guest) {
        return guest.next();
    }

    @Test
    void players_hear_each_other_and_newcomers_are_told_what_was_said() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            JsonNode alone = hello(anna).get("talk");
            assertThat(alone.get("circle").stringValue()).isEqualTo("players");
            assertThat(alone.get("speaks").booleanValue()).isTrue();
            Guest bob = game.bob();
            hello(bob);

            assertThat(say(anna, "Hello <b>Bob</b>!").get("number").intValue()).isEqualTo(1);
            assertThat(say(bob, "Good luck.").get("number").intValue()).isEqualTo(2);

            assertThat(heard(anna)).containsExactly("Hello <b>Bob</b>!", "Good luck.");
            assertThat(heard(bob)).containsExactly("Hello <b>Bob</b>!", "Good luck.");
            assertThat(anna.board().get("seq").intValue())
                    .as("the game is where it was")
                    .isZero();
            JsonNode again = hello(game.anna()).get("talk");
            assertThat(texts(again)).containsExactly("Hello <b>Bob</b>!", "Good luck.");
            assertThat(again.at("/said/0/who")).isEqualTo(again.get("you"));
            assertThat(again.at("/said/1/who")).isNotEqualTo(again.get("you"));
        }
    }

    @Test
    void talk_outlasts_a_restart_and_the_oldest_of_it_goes() {
        NetGame game;
        try (Running server = Running.in(folder)) {
            game = NetGame.begin(server);
            Guest anna = game.anna();
            for (int i = 1; i <= 305; i++) {
                say(anna, "Remark " + i);
            }
        }
        try (Running server = Running.in(folder)) {
            Guest anna = server.join(game.game(), game.token(), "");
            assertThat(texts(hello(anna).get("talk"))).hasSize(50).contains("Remark 256", "Remark 305");
            assertThat(texts(anna.ask("{\"type\":\"talk\"}"))).hasSize(200).startsWith("Remark 106");
            assertThat(say(anna, "Still there?").get("number").intValue()).isEqualTo(306);
        }
    }

    @Test
    void nobody_is_heard_whose_words_cannot_be_read_or_are_too_many() {
        try (Running server = Running.in(folder)) {
            Guest anna = NetGame.begin(server).anna();
            for (String text : List.of("", "\u202E", "x".repeat(501), "x".repeat(60_000))) {
                assertThat(say(anna, text).get("code").stringValue()).isEqualTo("bad-value");
            }
            anna.say("{\"type\":\"say\",\"text\":\"\\ud800 half \\u202e turned\\u0000\"}");
            assertThat(anna.ask("{\"type\":\"say\"}").get("code").stringValue()).isEqualTo("missing-field");
            assertThat(anna.ask("{\"type\":\"say\",\"text\":7}").get("code").stringValue())
                    .isEqualTo("wrong-type");
            assertThat(heard(anna)).containsExactly("half turned");
            anna.shout("{\"type\":\"say\",\"text\":\"" + "x".repeat(70_000) + "\"}");
            assertThat(anna.closedWith()).isEqualTo(1009);
        }
    }

    @Test
    void thirty_remarks_a_minute_are_enough_and_the_game_goes_on() {
        try (Running server = Running.in(folder, HostSettings.onLoopback().withLimits(1))) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            hello(anna);
            int allowed = 0;
            JsonNode answer = say(anna, "One.");
            while (answer.path("code").asString("").isEmpty()) {
                allowed++;
                answer = say(anna, "And another.");
            }
            assertThat(allowed).isBetween(30, 35);
            assertThat(answer.get("code").stringValue()).isEqualTo("busy");
            assertThat(anna.actSomehow(1).path("type").asString("")).isEqualTo("act");
        }
    }

    @Test
    void a_hex_or_an_arrow_is_shown_to_ones_own_circle_and_not_kept() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            Guest bob = game.bob();
            Guest carl = game.join(game.take(game.link("watch"), "Carl").json());
            assertThat(anna.ask("{\"type\":\"mark\",\"from\":\"3020\",\"to\":\"3022\"}")
                            .path("type")
                            .asString(""))
                    .isEqualTo("mark");
            assertThat(carl.ask("{\"type\":\"mark\",\"from\":\"3021\"}")
                            .path("type")
                            .asString(""))
                    .isEqualTo("mark");
            assertThat(marks(bob))
                    .singleElement()
                    .asString()
                    .contains("\"from\":\"3020\"", "\"to\":\"3022\"", "\"Anna\"");
            assertThat(marks(anna)).hasSize(1);
            assertThat(marks(carl))
                    .singleElement()
                    .asString()
                    .contains("\"from\":\"3021\"")
                    .doesNotContain("\"to\"");
            assertThat(anna.ask("{\"type\":\"mark\",\"from\":\"9999\"}")
                            .get("code")
                            .stringValue())
                    .isEqualTo("unknown-hex");
            assertThat(hello(game.anna()).toString()).doesNotContain("3020");
        }
    }

    private static List<String> marks(Guest guest) {
        guest.ask("{\"type\":\"standing\"}");
        return guest.texts().stream()
                .filter(text -> text.startsWith("{\"type\":\"mark\",\"circle\""))
                .toList();
    }

    @Test
    void whoever_watches_without_a_name_hears_and_says_nothing() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server);
            Guest nobody = game.join(game.take(game.link("watch"), "").json());
            assertThat(hello(nobody).at("/talk/speaks").booleanValue()).isFalse();
            assertThat(say(nobody, "Boo!").get("message").stringValue()).contains("give a name");
            Running.Made alone = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}");
            Guest both = server.join(alone);
            assertThat(hello(both).has("talk")).isFalse();
            assertThat(say(both, "Echo?").get("code").stringValue()).isEqualTo("not-your-seat");
        }
    }

    @Test
    void who_is_muted_is_not_heard_and_not_told() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            Guest bob = game.bob();
            say(bob, "You play like a child.");
            Running.Answer muted = server.post(
                    "/api/games/" + game.game() + "/ignored?token=" + game.token(),
                    "{\"how\":\"mute\",\"side\":\"british\"}",
                    "Cookie",
                    game.annasCookie);
            assertThat(muted.status()).isEqualTo(204);

            assertThat(say(bob, "Slow, too.").path("type").asString("")).isEqualTo("say");
            bob.ask("{\"type\":\"mark\",\"from\":\"3020\"}");
            say(anna, "Quiet here.");

            assertThat(heard(anna)).containsExactly("You play like a child.", "Quiet here.");
            assertThat(marks(anna)).isEmpty();
            assertThat(heard(bob)).contains("Slow, too.", "Quiet here.");
            assertThat(texts(anna.ask("{\"type\":\"talk\"}"))).containsExactly("Quiet here.");

            JsonNode entry = server.get("/api/ignored", "Cookie", game.annasCookie)
                    .json()
                    .at("/ignored/0");
            assertThat(entry.get("name").stringValue()).isEqualTo("Bob");
            assertThat(server.delete("/api/ignored/" + entry.get("id").stringValue(), "Cookie", game.annasCookie)
                            .status())
                    .isEqualTo(204);
            assertThat(texts(anna.ask("{\"type\":\"talk\"}"))).hasSize(3);
            assertThat(server.get("/api/ignored").json().get("ignored")).isEmpty();
        }
    }

    @Test
    void a_report_needs_somebody_to_report_and_a_reason() {
        try (Running server = Running.in(folder, HostSettings.onLoopback().withLimits(1))) {
            NetGame game = NetGame.begin(server);
            String address = "/api/games/" + game.game() + "/reports?token=" + game.token();
            assertThat(server.post(address, "{\"why\":\"He is rude.\",\"side\":\"british\"}")
                            .code())
                    .as("nobody sits there yet")
                    .isEqualTo("bad-value");
            Guest bob = game.bob();
            say(bob, "You play like a child.");
            assertThat(server.post(address, "{\"why\":\"\",\"side\":\"british\"}")
                            .code())
                    .isEqualTo("bad-value");
            assertThat(server.post(address, "{\"why\":\"Myself.\",\"side\":\"german\"}")
                            .code())
                    .isEqualTo("bad-value");
            int taken = 0;
            Running.Answer answer = server.post(address, "{\"why\":\"He is rude.\",\"side\":\"british\"}");
            while (answer.status() == 204) {
                taken++;
                answer = server.post(address, "{\"why\":\"He is rude.\",\"side\":\"british\"}");
            }
            assertThat(taken).isEqualTo(10);
            assertThat(answer.status()).isEqualTo(429);
        }
    }
}
