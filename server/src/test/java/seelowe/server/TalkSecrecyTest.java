package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;

/** Nothing that onlookers say reaches a player before the game is over, and nothing that players say reaches them; not a byte, and no number that counts it. */
class TalkSecrecyTest {
    private static final String FOG = NetGame.ORDER.replace("}", ",\"options\":{\"fogOfWar\":true}}");

    @TempDir
    Path folder;

    private static JsonNode say(Guest guest, String text) {
        return guest.ask(Json.text(Json.object().put("type", "say").put("text", text)));
    }

    @Test
    void players_are_sent_the_same_bytes_whether_onlookers_talk_or_not() {
        try (Running server = Running.in(folder)) {
            List<String> quiet = whatAnnaIsTold(server, false);
            List<String> lively = whatAnnaIsTold(server, true);
            assertThat(lively).isEqualTo(quiet);
        }
    }

    /** All that she is told of talk and marks, in a game whose onlookers are silent or not. */
    private static List<String> whatAnnaIsTold(Running server, boolean talkative) {
        NetGame game = NetGame.begin(server, FOG);
        Guest anna = game.anna();
        Guest bob = game.bob();
        Guest carl = game.join(game.take(game.link("watch"), "Carl").json());
        for (int i = 0; i < 5; i++) {
            if (talkative) {
                say(carl, "The secret is " + i);
                carl.ask("{\"type\":\"mark\",\"from\":\"3020\"}");
            }
            say(bob, "Your move.");
            say(anna, "I think.");
        }
        Guest later = game.anna();
        later.board();
        later.ask("{\"type\":\"talk\"}");
        anna.ask("{\"type\":\"talk\"}");
        return java.util.stream.Stream.of(anna, later)
                .flatMap(guest -> guest.texts().stream())
                .filter(text -> !text.contains("\"type\":\"seats\""))
                .map(text -> text.replaceAll("\"(game|who|you|diceCommitment|hash)\":\"[^\"]*\"", "")
                        .replaceAll("\"at\":\\d+", ""))
                .toList();
    }

    @Test
    void onlookers_hear_nothing_of_the_players_nor_does_a_player_who_watches_his_own_game() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server, FOG);
            Guest anna = game.anna();
            Guest carl = game.join(game.take(game.link("watch"), "Carl").json());
            JsonNode chair = game.take(game.link("watch"), "", "Cookie", game.annasCookie)
                    .json();
            Guest annaWatching = game.join(chair);
            JsonNode hello = annaWatching.next();
            assertThat(hello.at("/talk/circle").isMissingNode()).isTrue();

            say(anna, "between us");
            say(carl, "among us");

            assertThat(say(annaWatching, "I am here too").get("message").stringValue())
                    .contains("at your own seat");
            assertThat(annaWatching.ask("{\"type\":\"talk\"}").get("said")).isEmpty();
            assertThat(annaWatching.texts())
                    .noneMatch(text -> text.contains("among us") || text.contains("between us"));
            carl.ask("{\"type\":\"talk\"}");
            assertThat(carl.texts()).noneMatch(text -> text.contains("between us"));
        }
    }

    @Test
    void when_the_game_is_over_all_may_read_all() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server, FOG);
            Guest anna = game.anna();
            Guest bob = game.bob();
            Guest carl = game.join(game.take(game.link("watch"), "Carl").json());
            say(carl, "He has not seen it.");
            say(anna, "I give up soon.");
            assertThat(anna.ask("{\"type\":\"talk\"}").toString()).doesNotContain("He has not seen it");

            anna.board();
            JsonNode resigned = anna.ask("{\"type\":\"act\",\"action\":{\"type\":\"resign\"}}");
            assertThat(resigned.path("type").asString("")).as("%s", resigned).isEqualTo("act");

            for (Guest guest : List.of(anna, bob, carl)) {
                assertThat(guest.ask("{\"type\":\"talk\"}").toString())
                        .contains("He has not seen it", "I give up soon");
            }
            say(carl, "Well played, both.");
            anna.ask("{\"type\":\"talk\"}");
            assertThat(anna.texts()).anyMatch(text -> text.contains("\"said\"") && text.contains("Well played, both."));
        }
    }
}
