package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What two agree upon while they play: a draw, to take something back, that others may watch. */
class ConsentsTest {
    @TempDir
    Path folder;

    private Running server;
    private NetGame game;
    private Guest anna;
    private Guest bob;

    @BeforeEach
    void start() {
        server = Running.in(folder);
        game = NetGame.begin(server);
        anna = game.anna();
        bob = game.bob();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String code(JsonNode answer) {
        return answer.path("code").asString("");
    }

    private static JsonNode say(Guest guest, String type, String what) {
        return guest.ask("{\"type\":\"" + type + "\",\"what\":\"" + what + "\"}");
    }

    private static JsonNode news(Guest guest, String how) {
        return guest.hear(
                "proposals", message -> message.at("/news/how").asString("").equals(how));
    }

    @Test
    void a_draw_is_offered_and_accepted_and_nobody_does_it_alone() {
        Guest onlooker = game.join(game.take(game.link("watch"), "").json());
        assertThat(code(say(onlooker, "propose", "draw"))).isEqualTo("not-your-seat");
        assertThat(code(say(bob, "agree", "draw"))).isEqualTo("stale");
        assertThat(say(anna, "propose", "draw").get("type").stringValue()).isEqualTo("propose");
        assertThat(code(say(anna, "agree", "draw"))).as("with oneself").isEqualTo("stale");
        assertThat(news(bob, "asked").at("/proposals/0/side").stringValue()).isEqualTo("german");

        say(bob, "agree", "draw");

        JsonNode end = anna.until(board -> board.path("view").has("result"));
        assertThat(end.at("/view/result/title").stringValue()).isEqualTo("Drawn game");
        assertThat(code(say(bob, "propose", "draw"))).isEqualTo("game-over");
    }

    @Test
    void what_was_declined_is_not_asked_again_at_once_and_both_who_ask_agree() {
        say(anna, "propose", "draw");
        news(bob, "asked");
        say(bob, "decline", "draw");
        news(anna, "declined");
        assertThat(say(anna, "propose", "draw").get("message").stringValue()).contains("declined");
        say(bob, "propose", "draw");
        news(anna, "asked");
        say(bob, "decline", "draw");
        assertThat(news(anna, "withdrawn").get("proposals")).isEmpty();
        say(bob, "propose", "draw");
        anna.actSomehow(1);

        assertThat(say(anna, "propose", "draw").get("type").stringValue()).isEqualTo("propose");
        bob.until(board -> board.path("view").has("result"));
    }

    @Test
    void a_decision_goes_back_with_all_that_came_of_it_if_the_other_consents() {
        assertThat(say(bob, "propose", "take-back").get("message").stringValue())
                .contains("nothing of yours");
        String before = anna.board().at("/state/hash").stringValue();
        int stood = anna.board().at("/state/actions").intValue();
        anna.actSomehow(1);
        anna.until(board -> board.at("/state/actions").intValue() > stood);

        say(anna, "propose", "take-back");

        JsonNode asked = news(bob, "asked");
        assertThat(asked.at("/proposals/0/actions").intValue()).isEqualTo(stood);
        say(bob, "agree", "take-back");
        assertThat(anna.until(board -> board.at("/state/actions").intValue() == stood)
                        .at("/state/hash")
                        .stringValue())
                .isEqualTo(before);
    }

    @Test
    void nobody_agrees_to_more_than_he_was_shown() {
        anna.actSomehow(1);
        anna.actSomehow(2);
        say(anna, "propose", "take-back");
        int shown = news(bob, "asked").at("/proposals/0/actions").intValue();
        anna.ask("{\"type\":\"propose\",\"what\":\"take-back\",\"actions\":0}");
        int stood = anna.board().at("/state/actions").intValue();

        assertThat(code(agree(shown))).isEqualTo("stale");

        assertThat(anna.board().at("/state/actions").intValue()).isEqualTo(stood);
        assertThat(agree(0).get("type").stringValue()).isEqualTo("agree");
        anna.until(board -> board.at("/state/actions").intValue() == 0);
    }

    private JsonNode agree(int actions) {
        return bob.ask("{\"type\":\"agree\",\"what\":\"take-back\",\"actions\":" + actions + "}");
    }

    @Test
    void what_was_to_be_taken_back_lapses_when_the_game_goes_on() {
        anna.actSomehow(1);
        say(anna, "propose", "take-back");
        news(bob, "asked");
        anna.actSomehow(2);
        assertThat(news(bob, "lapsed").get("proposals")).isEmpty();
        assertThat(code(say(bob, "agree", "take-back"))).isEqualTo("stale");
    }

    @Test
    void a_proposal_waits_for_who_is_not_there_also_over_a_restart() {
        bob.close();
        say(anna, "propose", "draw");
        server.close();
        server = Running.in(folder);
        Guest again = server.join(game.game(), game.token(), "");
        assertThat(again.hear("hello", hello -> true).at("/proposals/0/what").stringValue())
                .isEqualTo("draw");
    }

    @Test
    void a_game_begun_by_a_link_is_shown_to_others_when_both_want_it() {
        LobbyGuest carl = new LobbyGuest(server, "Carl");
        anna.actSomehow(1);
        say(anna, "propose", "publish");
        news(bob, "asked");
        assertThat(carl.lobby().get("watch")).isEmpty();
        say(bob, "agree", "publish");
        news(anna, "agreed");
        assertThat(LobbyGuest.games(carl.lobby().get("watch"))).containsExactly(game.game());
    }
}
