package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.server.NoticeHouse.header;
import static seelowe.server.NoticeHouse.settings;
import static seelowe.server.NoticeHouse.settle;
import static seelowe.server.NoticeHouse.text;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.testing.WebPlace;
import tools.jackson.databind.JsonNode;

/** What another player asks reaches who is away as he wants to be told: once, not while he looks, and not when it is too late. */
class RequestsTest {
    private static final String PLAIN = "\"scenario\":\"N\"";

    private final NoticeHouse house;

    RequestsTest(@TempDir Path folder) {
        this.house = new NoticeHouse(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private static JsonNode say(Guest guest, String type, String what) {
        return guest.ask(Json.text(Json.object().put("type", type).put("what", what)));
    }

    private List<String> titles() {
        return house.pushed().stream()
                .map(push -> push.get("title").stringValue())
                .toList();
    }

    @Test
    void who_is_away_is_told_once_of_each_proposal_and_not_of_one_that_was_withdrawn() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            house.subscribe(server, pair.bobsCookie);
            JsonNode asked = pair.visit("german", anna -> {
                assertThat(say(anna, "propose", "draw").path("type").asString(""))
                        .isEqualTo("propose");
                settle(() -> titles().equals(List.of("A draw is offered")));
                // Again, and another thing, before the game has gone on.
                say(anna, "decline", "draw");
                say(anna, "propose", "draw");
                return say(anna, "propose", "publish");
            });
            assertThat(asked.path("type").asString("")).isEqualTo("propose");
            settle(() -> titles().equals(List.of("A draw is offered", "You are asked to let anybody watch")));
            JsonNode told = house.pushed().get(0);
            assertThat(told.get("body").stringValue()).isEqualTo("The Navy Plan against Anna, Game-Turn 1");
            assertThat(told.get("url").stringValue()).endsWith("/#/game/" + pair.game.game());
            assertThat(told.get("tag").stringValue())
                    .as("beside whose turn it is")
                    .isEqualTo("ask-" + pair.game.game());

            house.clock.move(Duration.ofHours(1));
            pair.annaMoves();
            settle(() -> titles().size() == 3);
            assertThat(titles().get(2)).isEqualTo("It is your turn");
        }
    }

    @Test
    void who_looks_is_not_told_and_what_is_settled_in_quiet_hours_is_never_told() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            house.confirm(pair.bobsCookie, "bob@example.org");
            // It is eight in the evening in Berlin.
            settings(server, pair.bobsCookie, "each", "19:00", "09:00");
            JsonNode first = pair.visit(
                    "british",
                    bob -> pair.visitedBy("german", anna -> {
                        say(anna, "propose", "draw");
                        bob.hear("proposals", message -> message.has("news"));
                        return say(anna, "decline", "draw");
                    }));
            assertThat(first.path("type").asString("")).isEqualTo("decline");
            pair.visit("german", anna -> {
                say(anna, "propose", "draw");
                say(anna, "decline", "draw");
                return say(anna, "propose", "publish");
            });
            pair.annaMoves();
            house.clock.move(Duration.ofHours(14));
            settle(() -> house.mails() == 1);
            assertThat(header(house.post.getReceivedMessages()[0], "Subject")).isEqualTo("News of a game");
            assertThat(text(house.post.getReceivedMessages()[0]))
                    .contains("You are asked to let anybody watch: The Navy Plan against Anna", "It is your turn:")
                    .doesNotContain("draw");
        }
    }

    @Test
    void a_challenge_reaches_who_is_not_in_the_lobby_once_and_a_rain_of_them_does_not() {
        try (Running server = house.server();
                WebPlace web = WebPlace.open()) {
            LobbyGuest anna = new LobbyGuest(server, "Anna").known();
            LobbyGuest bob = new LobbyGuest(server, "Bob").known();
            house.subscribe(server, bob.cookie());
            bob.post(
                    "/api/notices/places",
                    Json.text(Json.object().put("kind", "webhook").put("address", web.address("plain"))));
            String to = PLAIN + ",\"to\":\"" + bob.id() + "\"";
            anna.withdraw(anna.offered(to)); // He is in the lobby, and sees it.
            house.clock.move(Duration.ofMinutes(1));

            String offer = anna.offered(to);

            settle(() -> titles().equals(List.of("You are challenged"))
                    && web.messages().size() == 1);
            assertThat(house.pushed().get(0).get("body").stringValue()).isEqualTo("The Navy Plan against Anna");
            assertThat(house.pushed().get(0).get("url").stringValue()).endsWith("/#/lobby");
            JsonNode plain = web.message("plain").at("/games/0");
            assertThat(plain.get("event").stringValue()).isEqualTo("challenge");
            assertThat(plain.get("offer").stringValue()).isEqualTo(offer);
            assertThat(plain.has("game")).isFalse();

            anna.withdraw(offer);
            anna.offered(to);
            house.clock.move(Duration.ofHours(2));
            anna.offered(to);
            settle(() -> titles().size() == 2);
            assertThat(web.messages()).hasSizeLessThanOrEqualTo(2);
        }
    }

    @Test
    void nobody_is_told_of_a_challenge_that_was_withdrawn_in_quiet_hours_or_comes_from_whom_he_blocks() {
        try (Running server = house.server()) {
            LobbyGuest anna = new LobbyGuest(server, "Anna").known();
            LobbyGuest carl = new LobbyGuest(server, "Carl").known();
            LobbyGuest bob = new LobbyGuest(server, "Bob").known();
            String game = LobbyGuest.begin(bob, carl, PLAIN);
            String seat = bob.post("/api/games/" + game + "/seats", "")
                    .json()
                    .get("token")
                    .stringValue();
            bob.post("/api/games/" + game + "/ignored?token=" + seat, "{\"how\":\"block\",\"side\":\"british\"}");
            house.confirm(bob.cookie(), "bob@example.org");
            settings(server, bob.cookie(), "each", "19:00", "09:00");
            String to = PLAIN + ",\"to\":\"" + bob.id() + "\"";
            house.clock.move(Duration.ofMinutes(1));
            carl.offered(to);
            String withdrawn = anna.offered(to);
            house.clock.move(Duration.ofHours(2));
            anna.offered(to);
            anna.withdraw(withdrawn);
            house.clock.move(Duration.ofHours(12));

            settle(() -> house.mails() == 1);
            String mail = text(house.post.getReceivedMessages()[0]);
            assertThat(mail.split("You are challenged: The Navy Plan against Anna", -1))
                    .hasSize(2);
            assertThat(mail).doesNotContain("You are challenged: The Navy Plan against Carl");
        }
    }
}
