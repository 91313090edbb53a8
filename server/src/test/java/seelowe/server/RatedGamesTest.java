package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.store.Database;
import seelowe.server.testing.MovedClock;
import tools.jackson.databind.JsonNode;

/** What counts for somebody's rating, and what does not. */
class RatedGamesTest {
    private static final String RATED = "\"scenario\":\"J\",\"rated\":true";

    @TempDir
    Path folder;

    private Running server;
    private LobbyGuest anna;
    private LobbyGuest bob;

    @BeforeEach
    void start() {
        server = Running.in(folder);
        anna = new LobbyGuest(server, "Anna");
        bob = new LobbyGuest(server, "Bob");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private JsonNode page(LobbyGuest guest) {
        return guest.get("/api/players/" + guest.id()).json();
    }

    @Test
    void in_a_rated_game_nobody_thinks_for_a_player() {
        String game = LobbyGuest.begin(anna, bob, RATED);
        assertThat(anna.sit(game).ask("{\"type\":\"suggest\"}").get("code").stringValue())
                .isEqualTo("refused");
        String free = LobbyGuest.begin(anna, bob, "\"scenario\":\"J\"");
        Guest german = anna.sit(free);
        Guest decider = german.decider().equals("german") ? german : bob.sit(free);
        assertThat(decider.ask("{\"type\":\"suggest\",\"opponent\":\"recruit\"}")
                        .get("type")
                        .stringValue())
                .isEqualTo("suggest");
    }

    @Test
    void in_a_rated_game_no_standing_order_lets_the_computer_think() {
        String game = LobbyGuest.begin(anna, bob, RATED);
        try (Guest british = bob.sit(game)) {
            JsonNode refused = british.ask(order("send-back", "computer"));
            assertThat(refused.get("code").stringValue()).isEqualTo("refused");
            assertThat(refused.get("message").stringValue()).startsWith("In a rated game the computer decides nothing");
            assertThat(british.ask(order("send-back", "send-away")).path("type").asString(""))
                    .as("by a rule of one's own")
                    .isEqualTo("standing-order");
        }
        String free = LobbyGuest.begin(anna, bob, "\"scenario\":\"J\"");
        try (Guest british = bob.sit(free)) {
            assertThat(british.ask(order("city", "computer")).path("type").asString(""))
                    .isEqualTo("standing-order");
        }
    }

    @Test
    void in_a_rated_game_nobody_is_replaced_by_the_computer_when_his_time_runs_out() {
        String clock = ",\"clock\":{\"kind\":\"days\",\"days\":1,\"whenOut\":\"computer\"}";
        Running.Answer refused = anna.offer(RATED + clock);
        assertThat(refused.code()).isEqualTo("bad-value");
        assertThat(refused.json().get("message").stringValue()).startsWith("In a rated game the computer plays on");
        assertThat(anna.offer("\"scenario\":\"J\"" + clock).status()).isEqualTo(201);
    }

    private static String order(String kind, String answer) {
        return Json.text(LobbyGuest.message("standing-order").put("kind", kind).put("answer", answer));
    }

    @Test
    void nobody_plays_his_own_bot_for_points() {
        String offer = anna.offered(RATED);
        JsonNode bot = anna.post("/api/bots", "{\"name\":\"Robby\"}").json();
        String[] token = {"Authorization", "Bearer " + bot.get("token").stringValue()};
        String free = anna.offered("\"scenario\":\"J\"");

        assertThat(server.post("/api/lobby/offers/" + offer + "/accept", "{}", token)
                        .code())
                .isEqualTo("refused");
        assertThat(server.post("/api/lobby/offers/" + free + "/accept", "{}", token)
                        .status())
                .isEqualTo(201);
        assertThat(bob.accept(offer, "").status()).isEqualTo(201);
    }

    @Test
    void who_gives_up_at_once_has_played_nothing_but_the_game_is_there() {
        String game = LobbyGuest.begin(anna, bob, RATED);
        Guest german = anna.sit(game);
        (german.decider().equals("german") ? german : bob.sit(game)).act("resign");

        assertThat(page(anna).get("rated").intValue()).isZero();
        assertThat(page(anna).at("/results/0/games").intValue()).isEqualTo(1);
    }

    @Test
    void a_game_against_the_computer_counts_only_if_that_was_wanted() {
        String order = "{\"scenario\":\"J\",\"side\":\"german\",\"opponent\":\"recruit\",\"name\":\"Anna\"}";
        JsonNode made = anna.post("/api/lobby/computer", order).json();
        String game = made.get("game").stringValue();
        String token = made.get("token").stringValue();
        assertThat(server.delete("/api/games/" + game + "?token=" + token).code())
                .as("nobody takes a loss back by deleting it")
                .isEqualTo("not-your-seat");
        assertThat(anna.post("/api/lobby/computer", order.replace("recruit", "nobody"))
                        .code())
                .isEqualTo("unknown-opponent");
        JsonNode recruit = anna.get("/api/players/computer:recruit").json();
        assertThat(recruit.get("rating").intValue()).isEqualTo(895);
        try (Guest german = server.join(game, token, "")) {
            while (!isUnderWay(german.board()) || !german.decider().equals("german")) {
                int seq = german.seq();
                if (german.decider().equals("german")) {
                    Anything.act(german);
                }
                german.until(each -> each.get("seq").intValue() > seq);
            }
            german.act("resign");
            german.until(board -> board.path("view").has("result"));
        }
        assertThat(page(anna).get("rated").intValue()).isEqualTo(1);
        JsonNode winner = anna.get("/api/players/computer:recruit").json();
        assertThat(winner.get("rating").intValue()).isGreaterThan(895);
        assertThat(winner.get("rated").intValue()).isEqualTo(1);
        assertThat(anna.get("/api/players/computer:nobody").status()).isEqualTo(404);
    }

    @Test
    void a_rated_game_moves_both_and_the_list_brings_the_same_ratings_after_a_restart() {
        String game = LobbyGuest.begin(anna, bob, RATED);
        try (Guest german = anna.sit(game);
                Guest british = bob.sit(game)) {
            play(german, british);
            Guest loser = german.decider().equals("german") ? german : british;
            loser.act("resign");
            german.until(board -> board.path("view").has("result"));
        }
        JsonNode before = page(anna);
        assertThat(before.get("rated").intValue()).isEqualTo(1);
        assertThat(before.get("rating").intValue()).isNotEqualTo(1500);
        assertThat(before.get("steps")).hasSize(1);
        assertThat(page(bob).get("rating").intValue() + before.get("rating").intValue())
                .as("what one gains the other loses, about")
                .isBetween(2990, 3010);
        assertThat(anna.get("/api/players").json().at("/advantages").size()).isGreaterThanOrEqualTo(4);

        server.close();
        forgetTheEnd();
        server = Running.in(folder);
        LobbyGuest stranger = new LobbyGuest(server, "Stranger");
        assertThat(stranger.get("/api/players/" + before.get("player").stringValue())
                        .json())
                .isEqualTo(before);
    }

    @Test
    void a_loss_on_time_and_a_draw_agreed_upon_count_as_well() {
        server.close();
        MovedClock clock = new MovedClock();
        server = Running.in(folder, clock);
        anna = new LobbyGuest(server, "Anna");
        bob = new LobbyGuest(server, "Bob");
        String timed = LobbyGuest.begin(anna, bob, RATED + ",\"clock\":{\"kind\":\"days\",\"days\":1}");
        try (Guest german = anna.sit(timed);
                Guest british = bob.sit(timed)) {
            play(german, british);
            boolean waitsForGerman = german.decider().equals("german");
            clock.move(Duration.ofDays(3));
            JsonNode claimed = (waitsForGerman ? british : german).ask("{\"type\":\"claim-time\"}");
            assertThat(claimed.get("type").stringValue()).isEqualTo("claim-time");
            german.until(board -> board.path("view").has("result"));
        }
        assertThat(page(anna).get("rated").intValue()).isEqualTo(1);
        String drawn = LobbyGuest.begin(anna, bob, RATED);
        try (Guest german = anna.sit(drawn);
                Guest british = bob.sit(drawn)) {
            play(german, british);
            german.ask("{\"type\":\"propose\",\"what\":\"draw\"}");
            british.ask("{\"type\":\"agree\",\"what\":\"draw\"}");
            german.until(board -> board.path("view").has("result"));
        }
        assertThat(page(anna).get("rated").intValue()).isEqualTo(2);
        JsonNode results = page(anna).get("results");
        assertThat(results.get(0).get("drawn").intValue()).isEqualTo(1);
        assertThat(results.get(0).get("games").intValue()).isEqualTo(2);
    }

    @Test
    void who_gives_up_while_the_other_decides_has_lost_and_no_clock_changes_that() {
        server.close();
        MovedClock clock = new MovedClock();
        server = Running.in(folder, clock);
        anna = new LobbyGuest(server, "Anna");
        bob = new LobbyGuest(server, "Bob");
        String game = LobbyGuest.begin(anna, bob, RATED + ",\"clock\":{\"kind\":\"days\",\"days\":1}");
        try (Guest german = anna.sit(game);
                Guest british = bob.sit(game)) {
            play(german, british);
            boolean germanDecides = german.decider().equals("german");
            (germanDecides ? british : german).act("resign");
            JsonNode end = german.until(board -> board.path("view").has("result"));
            assertThat(end.at("/view/result/winner").stringValue()).isEqualTo(germanDecides ? "german" : "british");
            clock.move(Duration.ofDays(9));
            assertThat(british.ask("{\"type\":\"claim-time\"}").path("code").asString(""))
                    .isEqualTo("game-over");
            LobbyGuest winner = germanDecides ? anna : bob;
            assertThat(page(winner).get("rated").intValue()).isEqualTo(1);
            assertThat(page(winner).at("/results/0/won").intValue()).isEqualTo(1);
            assertThat(page(winner).get("rating").intValue()).isGreaterThan(1500);
        }
    }

    /** As if the program had been killed between the last move and the note of it. */
    private void forgetTheEnd() {
        try (Database database = Database.open(folder.resolve("games.db"))) {
            int results = database.write(handle -> handle.execute("DELETE FROM rated_results")
                    + handle.execute("UPDATE agreements SET ended_at = NULL, winner = NULL, counts = 0"));
            assertThat(results).isEqualTo(2);
        }
    }

    /** Until the first Player-Turn is over: nobody may ask for hints, so the first thing that is allowed is done. */
    private static void play(Guest german, Guest british) {
        while (!isUnderWay(german.board())) {
            int seq = german.seq();
            Guest decider = german.decider().equals("german") ? german : british;
            decider.until(each -> each.get("seq").intValue() >= seq);
            Anything.act(decider);
            german.until(each -> each.get("seq").intValue() > seq);
        }
    }

    /** A match, with the first board played a while and then given up, and the second given up at once. */
    @Test
    void a_match_counts_once_by_its_points() {
        String offer = anna.offered(RATED + ",\"contest\":\"match\",\"side\":\"german\"");
        JsonNode seats = bob.accept(offer, "").json().get("seats");
        String first = seats.at("/0/game").stringValue();
        try (Guest german = anna.sit(first);
                Guest british = bob.sit(first)) {
            play(german, british);
            (german.decider().equals("german") ? german : british).act("resign");
            german.until(board -> board.path("view").has("result"));
        }
        assertThat(page(anna).get("rated").intValue()).as("only as a whole").isZero();
        String second = seats.at("/1/game").stringValue();
        try (Guest german = bob.sit(second);
                Guest british = anna.sit(second)) {
            (german.decider().equals("german") ? german : british).act("resign");
            german.until(board -> board.path("view").has("result"));
        }
        assertThat(page(anna).get("rated").intValue()).isEqualTo(1);
        assertThat(page(bob).get("rated").intValue()).isEqualTo(1);
    }

    private static boolean isUnderWay(JsonNode board) {
        int turn = board.at("/view/turn").intValue();
        String phase = board.at("/view/phase").stringValue();
        return turn > 1 || (turn == 1 && phase.startsWith("B"));
    }
}
