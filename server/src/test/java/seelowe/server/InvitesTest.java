package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;

/** A seat by a link: for the first who takes it, brought to another device, and withdrawn. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class InvitesTest {
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
    void two_people_play_by_a_link_and_each_has_his_own_side() {
        NetGame game = NetGame.begin(server);
        assertThat(game.look(game.link("seat")).json().toString())
                .contains("\"from\":\"Anna\"", "\"role\":\"british\"", "\"state\":\"open\"")
                .doesNotContain(game.token());
        Guest anna = game.anna();
        assertThat(names(anna.next().get("seats"))).containsExactly("Anna", "");

        Guest bob = game.bob();

        JsonNode hello = bob.next();
        assertThat(hello.get("role").stringValue()).isEqualTo("british");
        assertThat(names(hello.get("seats"))).containsExactly("Anna", "Bob");
        assertThat(bob.act(".").path("code").asString("")).isEqualTo("not-your-decision");
        assertThat(anna.actSomehow(1).path("type").asString("")).isEqualTo("act");
        bob.until(board -> board.get("seq").intValue() == 1);
        assertThat(anna.texts()).anyMatch(text -> text.contains("\"type\":\"seats\"") && text.contains("\"Bob\""));
    }

    private static List<String> names(JsonNode seats) {
        return List.of(
                seats.at("/german/name").stringValue(),
                seats.at("/british/name").stringValue());
    }

    @Test
    void the_seat_is_for_the_first_who_takes_it_and_he_may_come_back_by_the_same_link() {
        NetGame game = NetGame.begin(server);
        Running.Answer bob = game.take(game.link("seat"), "Bob");
        String bobsCookie = NetGame.cookie(bob.response());

        assertThat(game.take(game.link("seat"), "Eve").code()).isEqualTo("taken");
        assertThat(game.look(game.link("seat")).json().get("state").stringValue())
                .isEqualTo("taken");
        Running.Answer again = game.take(game.link("seat"), "", "Cookie", bobsCookie);

        assertThat(bob.response().headers().firstValue("Set-Cookie").orElse(""))
                .contains("HttpOnly", "SameSite=Lax", "Path=/");
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.json().get("role").stringValue()).isEqualTo("british");
        assertThat(again.json().get("token")).isNotEqualTo(bob.json().get("token"));
    }

    @Test
    void ones_own_invitation_is_not_used_up_by_looking_at_it() {
        NetGame game = NetGame.begin(server);

        assertThat(game.look(game.link("seat"), "Cookie", game.annasCookie)
                        .json()
                        .get("state")
                        .stringValue())
                .isEqualTo("own");
        assertThat(game.take(game.link("seat"), "Anna", "Cookie", game.annasCookie)
                        .code())
                .isEqualTo("not-your-seat");
        assertThat(game.take(game.link("seat"), "Bob").status()).isEqualTo(201);
    }

    @Test
    void onlookers_are_many_need_no_name_and_are_sent_away_with_their_link() {
        NetGame game = NetGame.begin(server);
        Guest one = game.join(game.take(game.link("watch"), "").json());
        Guest two = game.join(game.take(game.link("watch"), "Carl").json());
        assertThat(one.next().get("role").stringValue()).isEqualTo("spectator");
        two.board();

        String id = game.links(game.token()).stream()
                .filter(link -> link.get("kind").stringValue().equals("watch"))
                .findFirst()
                .orElseThrow()
                .get("id")
                .stringValue();
        assertThat(game.withdraw(game.token(), id).status()).isEqualTo(204);

        assertThat(one.closedWith()).isEqualTo(1001);
        assertThat(two.closedWith()).isEqualTo(1001);
        assertThat(game.take(game.link("watch"), "").code()).isEqualTo("unknown-invite");
        assertThat(game.anna().actSomehow(1).path("type").asString("")).isEqualTo("act");
    }

    @Test
    void a_seat_is_shared_with_another_device_or_moved_there() {
        NetGame game = NetGame.begin(server);
        Guest laptop = game.anna();
        laptop.board();
        JsonNode shared = game.take(
                        game.make(game.token(), "share").json().get("token").stringValue(), "")
                .json();
        Guest telephone = game.join(shared);
        assertThat(telephone.actSomehow(1).path("type").asString("")).isEqualTo("act");
        assertThat(laptop.actSomehow(1).path("type").asString("")).isEqualTo("act");

        String link = game.make(shared.get("token").stringValue(), "move")
                .json()
                .get("token")
                .stringValue();
        JsonNode moved = game.take(link, "").json();

        assertThat(laptop.closedWith()).isEqualTo(1001);
        assertThat(telephone.closedWith()).isEqualTo(1001);
        Guest refused = game.anna();
        assertThat(refused.next().path("message").asString("")).contains("another device");
        assertThat(refused.closedWith()).isEqualTo(1008);
        Guest tablet = game.join(moved);
        assertThat(names(tablet.next().get("seats"))).containsExactly("Anna", "");
        assertThat(tablet.actSomehow(1).path("type").asString("")).isEqualTo("act");
        assertThat(game.take(link, "").code()).as("used up").isEqualTo("taken");
        assertThat(regain(game, game.annasCookie).code())
                .as("the browser that the seat was moved away from")
                .isEqualTo("not-your-seat");
    }

    private Running.Answer regain(NetGame game, String cookie) {
        return server.post("/api/games/" + game.game() + "/seats", "", "Cookie", cookie);
    }

    @Test
    void a_browser_that_has_lost_its_token_is_known_by_its_cookie() {
        NetGame game = NetGame.begin(server);

        assertThat(regain(game, game.annasCookie).json().get("role").stringValue())
                .isEqualTo("german");
        assertThat(regain(game, "seelowe_browser=guessed").code()).isEqualTo("not-your-seat");
        assertThat(regain(NetGame.begin(server), game.annasCookie).code()).isEqualTo("not-your-seat");
    }

    @Test
    void another_link_for_the_other_seat_makes_the_first_useless_and_none_is_made_once_it_is_taken() {
        NetGame game = NetGame.begin(server);
        String second = game.make(game.token(), "seat").json().get("token").stringValue();

        assertThat(game.take(game.link("seat"), "Bob").code()).isEqualTo("unknown-invite");
        JsonNode bob = game.take(second, "Bob").json();

        assertThat(game.make(game.token(), "seat").code()).isEqualTo("taken");
        String used = game.links(game.token()).stream()
                .filter(link -> link.get("takenBy").stringValue().equals("Bob"))
                .findFirst()
                .orElseThrow()
                .get("id")
                .stringValue();
        assertThat(game.withdraw(game.token(), used).code())
                .as("the seat is his")
                .isEqualTo("taken");
        assertThat(game.links(bob.get("token").stringValue()))
                .as("others' links")
                .isEmpty();
        assertThat(game.withdraw(bob.get("token").stringValue(), used).code()).isEqualTo("unknown-invite");
    }

    @Test
    void nobody_takes_a_seat_that_somebody_has_by_another_link() {
        JsonNode match = server.post("/api/matches", NetGame.ORDER).json();
        String first = match.at("/games/0/invites/0/token").stringValue();
        JsonNode board = match.at("/games/1");
        String second = server.post(
                        "/api/games/" + board.get("game").stringValue() + "/invites?token="
                                + board.get("token").stringValue(),
                        "{\"kind\":\"seat\"}")
                .json()
                .get("token")
                .stringValue();
        NetGame anyGame = NetGame.begin(server);

        assertThat(anyGame.take(first, "Bob").status()).isEqualTo(201);
        assertThat(anyGame.take(second, "Anna, elsewhere").code()).isEqualTo("taken");
    }

    @Test
    void neither_player_can_delete_the_game_of_both() {
        NetGame game = NetGame.begin(server);
        JsonNode bob = game.take(game.link("seat"), "Bob").json();

        assertThat(server.delete("/api/games/" + game.game() + "?token=" + game.token())
                        .code())
                .isEqualTo("not-your-seat");
        assertThat(server.delete("/api/games/" + game.game() + "?token="
                                + bob.get("token").stringValue())
                        .code())
                .isEqualTo("not-your-seat");
        NetGame alone = NetGame.begin(server);
        assertThat(server.delete("/api/games/" + alone.game() + "?token=" + alone.token())
                        .status())
                .isEqualTo(204);
    }

    @Test
    void a_link_is_drawn_as_a_square_of_dark_and_light_and_nothing_else_is_drawn() {
        NetGame game = NetGame.begin(server);

        JsonNode picture = picture(game.link("seat")).json();

        assertThat(picture.get("link").stringValue())
                .isEqualTo("http://localhost:" + server.port() + "/#/join/" + game.link("seat"));
        JsonNode rows = picture.get("rows");
        assertThat(rows.size()).isGreaterThan(20);
        rows.forEach(row -> assertThat(row.stringValue()).matches("[01]{" + rows.size() + "}"));
        assertThat(rows.get(0).stringValue()).startsWith("11111110");
        assertThat(picture("https://elsewhere.example.org").code()).isEqualTo("unknown-invite");
    }

    private Running.Answer picture(String link) {
        return server.post("/api/invites/picture", Json.text(Json.object().put("invite", link)));
    }

    @Test
    void a_link_to_a_match_opens_both_boards() {
        NetGame match = NetGame.firstBoard(server);
        List<JsonNode> seats = match.take(match.link("seat"), "Bob")
                .json()
                .get("seats")
                .valueStream()
                .toList();

        assertThat(seats).hasSize(2);
        assertThat(seats.stream().map(seat -> seat.get("role").stringValue())).containsExactly("british", "german");
        assertThat(match.join(seats.get(1)).next().get("board").intValue()).isEqualTo(2);
    }
}
