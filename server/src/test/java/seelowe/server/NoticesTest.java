package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.server.NoticeHouse.header;
import static seelowe.server.NoticeHouse.settings;
import static seelowe.server.NoticeHouse.settle;
import static seelowe.server.NoticeHouse.text;
import static seelowe.server.Pair.play;

import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.testing.MovedClock;
import seelowe.server.testing.PushPlace;
import seelowe.server.testing.WebPlace;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** "It is your turn", to who is not looking: once, when he wants to hear it, and no more when he does not. Mail and push go through real servers on this machine. */
class NoticesTest {
    private static final String ANNA = "anna@example.org";

    private final NoticeHouse house;
    private final MovedClock clock;
    private final PushPlace push;

    NoticesTest(@TempDir Path folder) {
        this.house = new NoticeHouse(folder);
        this.clock = house.clock;
        this.push = house.push;
    }

    @AfterEach
    void close() {
        house.close();
    }

    private MimeMessage mail(int number) {
        return house.post.getReceivedMessages()[number];
    }

    @Test
    void who_is_away_is_told_once_by_each_way_that_he_has_chosen() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            assertThat(house.subscribe(server, pair.bobsCookie).status()).isEqualTo(201);
            house.confirm(pair.game.annasCookie, ANNA);
            assertThat(settings(server, pair.game.annasCookie, "each")
                            .json()
                            .get("address")
                            .stringValue())
                    .isEqualTo(ANNA);

            settings(server, pair.bobsCookie, "each"); // He has shown no address to be his.

            pair.annaMoves();
            settle(() -> house.pushed().size() == 1);
            assertThat(house.mails()).isZero();
            JsonNode told = house.pushed().get(0);
            assertThat(told.get("title").stringValue()).isEqualTo("It is your turn");
            assertThat(told.get("body").stringValue()).isEqualTo("The Navy Plan against Anna, Game-Turn 1");
            assertThat(told.get("url").stringValue()).endsWith("/#/game/" + pair.game.game());

            clock.move(Duration.ofHours(3));
            pair.bobMoves();
            settle(() -> house.mails() == 1);
            MimeMessage mail = mail(0);
            assertThat(text(mail))
                    .contains("It is your turn: The Navy Plan against Bob", "/#/game/" + pair.game.game());
            assertThat(header(mail, "List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");

            clock.move(Duration.ofDays(2));
            assertThat(server.get("/api/host").status()).isEqualTo(200);
        }
        try (Running again = house.server()) {
            clock.move(Duration.ofDays(2));
            assertThat(again.get("/api/host").status()).isEqualTo(200);
        }
        assertThat(house.pushed()).hasSize(1);
        assertThat(house.mails()).isEqualTo(1);
    }

    @Test
    void who_looks_is_not_told_and_who_has_only_turned_away_is_given_a_minute() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            house.subscribe(server, pair.bobsCookie);
            Guest bob = pair.bob();
            bob.board();
            pair.annaMoves();
            bob.untilDecider("british");
            while (bob.decider().equals("british")) {
                bob.actSomehow(bob.seq());
            }
            bob.ask("{\"type\":\"looking\",\"looking\":false}");
            clock.move(Duration.ofHours(1));
            pair.annaMoves();
            bob.untilDecider("british");
            assertThat(house.pushed()).isEmpty();
            clock.move(Duration.ofSeconds(61));
            settle(() -> house.pushed().size() == 1);
            assertThat(house.pushed().get(0).get("body").stringValue()).startsWith("The Navy Plan against Anna");
        }
    }

    /** As after an invitation of the lobby that is accepted days later. */
    @Test
    void who_has_the_first_turn_is_told_when_both_seats_are_taken() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            house.subscribe(server, pair.game.annasCookie);
            settle(() -> house.pushed().size() == 1);
            assertThat(house.pushed().get(0).get("body").stringValue()).startsWith("The Navy Plan against Bob");
        }
    }

    @Test
    void the_end_is_told_once_and_nothing_after_it() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            house.subscribe(server, pair.bobsCookie);
            try (Guest anna = pair.anna()) {
                anna.board();
                anna.ask("{\"type\":\"act\",\"action\":{\"type\":\"resign\"}}");
            }
            settle(() -> house.pushed().size() == 1);
            assertThat(house.pushed().get(0).get("title").stringValue()).isEqualTo("The game is over");
            clock.move(Duration.ofDays(1));
        }
        try (Running again = house.server()) {
            clock.move(Duration.ofDays(1));
            assertThat(again.get("/api/host").status()).isEqualTo(200);
        }
        assertThat(house.pushed()).hasSize(1);
    }

    @Test
    void nothing_is_heard_in_quiet_hours_and_once_they_are_over_all_of_it_together() {
        try (Running server = house.server()) {
            Pair first = new Pair(server);
            house.confirm(first.bobsCookie, "bob@example.org");
            // It is eight in the evening in Berlin, and quiet from seven to nine in the morning.
            settings(server, first.bobsCookie, "each", "19:00", "09:00");
            NetGame second = NetGame.begin(server);
            second.take(second.link("seat"), "", "Cookie", first.bobsCookie);

            first.annaMoves();
            play(second.anna(), "german");
            clock.move(Duration.ofHours(12));
            assertThat(house.mails()).isZero();
            clock.move(Duration.ofHours(1));
            settle(() -> house.mails() == 1);
            MimeMessage mail = mail(0);
            assertThat(header(mail, "Subject")).isEqualTo("It is your turn in 2 games");
            assertThat(text(mail)).contains(first.game.game(), second.game());
        }
        assertThat(house.mails()).isEqualTo(1);
    }

    @Test
    void a_mail_a_day_tells_of_all_games_that_still_wait() {
        try (Running server = house.server()) {
            Pair first = new Pair(server);
            house.confirm(first.bobsCookie, "bob@example.org");
            settings(server, first.bobsCookie, "daily");
            NetGame second = NetGame.begin(server);
            JsonNode seat = second.take(second.link("seat"), "", "Cookie", first.bobsCookie)
                    .json();
            first.annaMoves();
            play(second.anna(), "german");
            clock.move(Duration.ofHours(1));
            play(second.join(seat), "british");
            assertThat(house.mails()).isZero();
            clock.move(Duration.ofHours(11));
            settle(() -> house.mails() == 1);
            MimeMessage mail = mail(0);
            assertThat(header(mail, "Subject")).startsWith("It is your turn: The Navy Plan");
            assertThat(text(mail)).contains(first.game.game()).doesNotContain(second.game());
        }
    }

    @Test
    void one_click_ends_the_mails_and_a_program_that_looks_at_links_does_not() throws Exception {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            house.confirm(pair.bobsCookie, "bob@example.org");
            settings(server, pair.bobsCookie, "each");
            pair.annaMoves();
            settle(() -> house.mails() == 1);
            MimeMessage mail = mail(0);
            URI stop = URI.create(header(mail, "List-Unsubscribe").replaceAll("[<>]", ""));
            String path = stop.getRawPath() + "?" + stop.getRawQuery();

            Running.Answer looked = server.get(path);
            assertThat(looked.status()).isEqualTo(303);
            assertThat(looked.response().headers().firstValue("Location").orElse(""))
                    .contains("/#/stop-mails/");
            assertThat(mailing(server, pair)).isEqualTo("each");
            assertThat(server.post(path.replaceAll("token=..", "token=xx"), "").status())
                    .isEqualTo(403);

            Running.Answer stopped = server.post(
                    path, "List-Unsubscribe=One-Click", "Content-Type", "application/x-www-form-urlencoded");
            assertThat(stopped.status()).isEqualTo(204);
            assertThat(mailing(server, pair)).isEqualTo("off");
        }
    }

    private static String mailing(Running server, Pair pair) {
        return server.get("/api/notices", "Cookie", pair.bobsCookie)
                .json()
                .get("mail")
                .stringValue();
    }

    @Test
    void a_webhook_is_told_in_the_form_that_it_takes_and_calls_no_channel() {
        try (Running server = house.server();
                WebPlace web = WebPlace.open()) {
            Pair pair = new Pair(server);
            for (String form : List.of("plain", "text", "content")) {
                ObjectNode body = Json.object().put("kind", "webhook").put("address", web.address(form));
                Running.Answer made = server.post(
                        "/api/notices/places", Json.text(body.put("form", form)), "Cookie", pair.bobsCookie);
                assertThat(made.status()).isEqualTo(201);
                assertThat(made.response().body()).doesNotContain(web.address(form));
            }
            pair.annaMoves();
            settle(() -> web.messages().size() == 3);
            JsonNode plain = web.message("plain");
            assertThat(plain.at("/games/0/event").asString("")).isEqualTo("your-turn");
            assertThat(plain.at("/games/0/game").asString("")).isEqualTo(pair.game.game());
            assertThat(web.message("text").get("text").stringValue())
                    .startsWith("It is your turn: The Navy Plan against Anna");
            assertThat(web.message("content").at("/allowed_mentions/parse")).isEmpty();
        }
    }

    @Test
    void a_place_that_is_gone_is_forgotten_and_one_that_is_busy_is_tried_again() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            house.subscribe(server, pair.bobsCookie);
            push.answer(503);
            pair.annaMoves();
            settle(() -> push.calls() == 1);
            push.answer(201);
            settle(() -> {
                clock.move(Duration.ofMinutes(1));
                return house.pushed().size() == 1;
            });
            pair.bobMoves();
            push.answer(410);
            clock.move(Duration.ofHours(1));
            pair.annaMoves();
            settle(() -> server.get("/api/notices", "Cookie", pair.bobsCookie)
                    .json()
                    .get("places")
                    .isEmpty());
        }
    }

    @Test
    void what_is_no_place_or_no_setting_is_refused_with_a_sentence_and_nobody_sees_anothers() {
        try (Running server = house.server()) {
            Pair pair = new Pair(server);
            String cookie = pair.bobsCookie;
            assertThat(server.put("/api/notices", "{}", "Cookie", cookie).status())
                    .isEqualTo(400);
            for (String wrong : List.of(
                    "{\"mail\":\"hourly\",\"dailyAt\":\"08:00\",\"zone\":\"UTC\",\"quietFrom\":\"00:00\",\"quietTo\":\"00:00\"}",
                    "{\"mail\":\"each\",\"dailyAt\":\"8\",\"zone\":\"UTC\",\"quietFrom\":\"00:00\",\"quietTo\":\"00:00\"}",
                    "{\"mail\":\"each\",\"dailyAt\":\"08:00\",\"zone\":\"Mars\",\"quietFrom\":\"00:00\",\"quietTo\":\"00:00\"}")) {
                Running.Answer answer = server.put("/api/notices", wrong, "Cookie", cookie);
                assertThat(answer.status()).isEqualTo(400);
                assertThat(answer.json().get("message").stringValue()).endsWith(".");
            }
            for (String wrong : List.of(
                    "{\"kind\":\"webhook\",\"address\":\"ftp://127.0.0.1/\"}",
                    "{\"kind\":\"webhook\",\"address\":\"https://10.0.0.1/\"}",
                    "{\"kind\":\"webhook\",\"address\":\"not an address\"}",
                    "{\"kind\":\"pigeon\",\"address\":\"http://127.0.0.1/\"}",
                    "{\"kind\":\"push\",\"address\":\"http://127.0.0.1/\",\"userKey\":\"x\",\"userSecret\":\"x\",\"serverKey\":\"x\"}")) {
                Running.Answer answer = server.post("/api/notices/places", wrong, "Cookie", cookie);
                assertThat(answer.status()).as(wrong).isEqualTo(400);
            }
            assertThat(settings(server, "", "each").status()).isEqualTo(403);
            String id = house.subscribe(server, cookie).json().get("id").stringValue();
            String anna = pair.game.annasCookie;
            assertThat(server.get("/api/notices", "Cookie", anna).json().get("places"))
                    .isEmpty();
            assertThat(server.delete("/api/notices/places/" + id, "Cookie", anna)
                            .status())
                    .isEqualTo(400);
            assertThat(server.delete("/api/notices/places/" + id, "Cookie", cookie)
                            .status())
                    .isEqualTo(204);
        }
    }
}
