package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Giving up needs neither the other's consent nor one's own decision. */
class ResignTest {
    @TempDir
    Path folder;

    private static boolean isOver(JsonNode board) {
        return board.path("view").has("result");
    }

    private static String code(JsonNode answer) {
        return answer.path("code").asString("");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void who_does_not_decide_gives_up_and_the_decider_has_won(boolean fog) {
        String order = NetGame.ORDER.replace("}", ",\"options\":{\"fogOfWar\":" + fog + "}}");
        NetGame game;
        try (Running server = Running.in(folder)) {
            game = NetGame.begin(server, order);
            Guest anna = game.anna();
            Guest bob = game.bob();
            Guest carl = game.join(game.take(game.link("watch"), "").json());
            assertThat(anna.decider()).isEqualTo("german");

            assertThat(bob.act("resign").propertyNames())
                    .as("nothing of the board")
                    .containsOnly("id", "type", "seq");

            for (Guest guest : List.of(anna, bob, carl)) {
                JsonNode over = guest.until(ResignTest::isOver);
                assertThat(over.at("/view/result/winner").stringValue()).isEqualTo("german");
                assertThat(guest.ask("{\"type\":\"log\"}").get("entries").toString())
                        .as("the log")
                        .contains("\"The British side has given the game up. German victory before time: ");
                assertThat(guest.ask("{\"type\":\"figures\"}").get("reckoning").stringValue())
                        .startsWith("The British side has given the game up.");
            }
            assertThat(code(bob.act("resign"))).isEqualTo("game-over");
        }
        try (Running again = Running.in(folder)) {
            assertThat(isOver(again.join(game.game(), game.token(), "").board()))
                    .isTrue();
            assertThat(again.get("/api/games/" + game.game() + "/record?token=" + game.token())
                            .response()
                            .body())
                    .contains("\"by\": \"german\", \"do\": \"concede\"");
        }
    }

    @Test
    void nobody_but_a_player_gives_up_and_only_himself() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            Guest bob = game.bob();
            Guest carl = game.join(game.take(game.link("watch"), "").json());

            assertThat(code(carl.act("resign"))).isEqualTo("not-your-seat");
            assertThat(code(anna.act("concede"))).as("in the other's name").isEqualTo("refused");
            assertThat(code(bob.act("concede"))).isEqualTo("not-your-decision");
            assertThat(code(bob.ask("{\"type\":\"act\",\"action\":{\"type\":\"roll\"},\"notation\":\"resign\"}")))
                    .isEqualTo("missing-field");
            assertThat(code(bob.ask("{\"type\":\"act\",\"notation\":\"resign\",\"seq\":99}")))
                    .isEqualTo("stale");
            assertThat(anna.actSomehow(1).path("type").asString("")).isEqualTo("act");
        }
    }
}
