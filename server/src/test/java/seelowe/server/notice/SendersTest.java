package seelowe.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.testing.PushPlace;
import tools.jackson.databind.JsonNode;

/** Messages to browsers, read as browsers read them. */
class SendersTest {
    private static final News NEWS =
            new News(News.Kind.YOUR_TURN, "G1", 7, "The Navy Plan", "Anna", 3, "https://games.example.org/#/game/G1");

    @TempDir
    Path folder;

    private static Place browser(PushPlace push, PushKeys keys) {
        return new Place(
                "P",
                "A",
                Place.PUSH,
                push.endpoint(),
                "Firefox",
                "",
                push.userKey(),
                push.userSecret(),
                keys.publicKey(),
                0);
    }

    @Test
    void a_push_message_is_read_by_its_browser_alone_and_known_to_be_ours() {
        PushKeys keys = PushKeys.in(folder);
        try (PushPlace push = PushPlace.open();
                Courier courier = new Courier(new Destinations(true), Duration.ofSeconds(10))) {
            PushSender sender = new PushSender(keys, "https://games.example.org", courier);
            assertThat(sender.send(browser(push, keys), List.of(NEWS))).isEqualTo(Outcome.DONE);

            PushPlace.Message message = push.messages().get(0);
            JsonNode told = Json.parse(message.text());
            assertThat(told.get("title").stringValue()).isEqualTo("It is your turn");
            assertThat(told.get("body").stringValue()).isEqualTo("The Navy Plan against Anna, Game-Turn 3");
            assertThat(told.get("url").stringValue()).endsWith("/#/game/G1");
            assertThat(message.topic()).isEqualTo("game-G1");
            assertThat(PushPlace.isSignedBy(keys.publicKey(), message)).isTrue();

            push.answer(410);
            assertThat(sender.send(browser(push, keys), List.of(NEWS))).isEqualTo(Outcome.GONE);
            push.answer(503);
            assertThat(sender.send(browser(push, keys), List.of(NEWS))).isEqualTo(Outcome.LATER);
        }
    }

    @Test
    void the_keys_are_made_once_their_owners_alone_and_new_ones_end_what_was_subscribed_under_the_old()
            throws IOException {
        PushKeys keys = PushKeys.in(folder);
        String first = keys.publicKey();
        assertThat(PushKeys.in(folder).publicKey()).isEqualTo(first);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("push-keys.txt"))))
                .isEqualTo("rw-------");
        try (PushPlace push = PushPlace.open();
                Courier courier = new Courier(new Destinations(true), Duration.ofSeconds(10))) {
            Place old = browser(push, keys);
            keys.rotate();
            assertThat(keys.publicKey())
                    .isNotEqualTo(first)
                    .isEqualTo(PushKeys.in(folder).publicKey());
            assertThat(new PushSender(keys, "https://games.example.org", courier).send(old, List.of(NEWS)))
                    .isEqualTo(Outcome.GONE);
            assertThat(push.messages()).isEmpty();
        }
    }

    @Test
    void the_link_that_ends_mails_is_good_for_one_person_and_cannot_be_made_up() {
        StopLinks links = StopLinks.in(folder);
        String token = links.token("A-1_x");
        assertThat(StopLinks.in(folder).person(token)).contains("A-1_x");
        assertThat(links.person(token.replace("A-1_x", "B"))).isEmpty();
        assertThat(links.person("A-1_x")).isEmpty();
        assertThat(links.person("")).isEmpty();
        assertThat(links.person(".")).isEmpty();
    }
}
