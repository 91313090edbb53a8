package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;

/** What a seat has said in advance is decided without it, and nobody else hears of that. */
class StandingOrdersTest {
    private static final String FOG = NetGame.ORDER.replace("}", ",\"options\":{\"fogOfWar\":true}}");
    private static final List<String> KINDS = List.of("city", "send-back");

    @TempDir
    Path folder;

    private static JsonNode order(Guest guest, String kind, String answer) {
        return guest.ask(Json.text(
                Json.object().put("type", "standing-order").put("kind", kind).put("answer", answer)));
    }

    private static String answer(JsonNode orders, String kind) {
        for (JsonNode order : orders.get("orders")) {
            if (order.get("kind").stringValue().equals(kind)) {
                return order.get("answer").stringValue();
            }
        }
        return "none";
    }

    private static boolean isReaction(JsonNode board) {
        JsonNode state = board.path("state");
        return state.path("decider").isString() && !state.path("decider").equals(state.path("phasing"));
    }

    /** Both do what comes to mind until it is so, and leave to Bob what is his to decide in the German Player-Turn. */
    private static void play(Guest anna, Guest bob, Predicate<JsonNode> until) {
        while (bob.updates().stream().noneMatch(until)) {
            JsonNode board = bob.until(each -> each.get("seq").intValue() >= anna.seq());
            int seq = board.get("seq").intValue();
            String decider = board.path("state").path("decider").asString("");
            assertThat(decider).as("the game went by").isNotEmpty();
            if (decider.equals("british") && isReaction(board)) {
                if (!until.test(board)) {
                    bob.until(each -> each.get("seq").intValue() > seq);
                }
            } else {
                Guest next = decider.equals("german") ? anna : bob;
                next.until(each -> each.get("seq").intValue() >= seq);
                next.actSomehow(seq);
                anna.until(each -> each.get("seq").intValue() > seq);
            }
        }
    }

    /** To one that is Bob's: in his own Player-Turn they are Anna's. */
    private static int playToReaction(Guest anna, Guest bob) {
        play(
                anna,
                bob,
                board -> isReaction(board)
                        && board.at("/state/decider").asString("").equals("british"));
        return bob.seq();
    }

    private static boolean isOrdered(JsonNode board) {
        return board.path("why").asString("").startsWith("By standing order");
    }

    @Test
    void each_seat_reads_and_gives_its_own_orders_in_plain_words() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            Guest bob = game.bob();
            JsonNode first = bob.ask("{\"type\":\"standing-orders\"}");
            assertThat(first.get("orders")
                            .valueStream()
                            .map(each -> each.get("kind").stringValue()))
                    .containsExactlyElementsOf(KINDS);
            assertThat(first.at("/orders/0/rules/0/words").asString("")).isEqualTo("Always stand");
            assertThat(answer(first, "city")).isEqualTo("ask");

            assertThat(answer(order(bob, "city", "stand-in-ports"), "city")).isEqualTo("stand-in-ports");
            assertThat(answer(order(bob, "send-back", "computer"), "send-back")).isEqualTo("computer");
            assertThat(answer(anna.ask("{\"type\":\"standing-orders\"}"), "city"))
                    .isEqualTo("ask");

            assertThat(order(bob, "city", "fight").path("message").asString("")).contains("stand-in-ports");
            assertThat(order(bob, "partisan", "computer").path("code").asString(""))
                    .isEqualTo("bad-value");
            assertThat(order(bob, "weather", "ask").path("code").asString("")).isEqualTo("bad-value");
            Guest carl = game.join(game.take(game.link("watch"), "Carl").json());
            assertThat(carl.ask("{\"type\":\"standing-orders\"}").path("code").asString(""))
                    .isEqualTo("not-your-seat");
            assertThat(order(carl, "city", "stand").path("code").asString("")).isEqualTo("not-your-seat");
            assertThat(answer(order(bob, "city", "ask"), "city")).isEqualTo("ask");
        }
    }

    @Test
    void what_was_ordered_is_done_without_asking_and_the_other_side_is_told_nothing_of_it() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server, FOG);
            Guest anna = game.anna();
            Guest bob = game.bob();
            Guest carl = game.join(game.take(game.link("watch"), "").json());
            KINDS.forEach(kind -> order(bob, kind, kind.equals("city") ? "give-way" : "computer"));

            play(anna, bob, StandingOrdersTest::isOrdered);
            int seq = bob.seq();
            JsonNode log = bob.ask("{\"type\":\"log\"}");
            assertThat(log.path("type").asString("")).isEqualTo("log");
            anna.until(board -> board.get("seq").intValue() >= seq);
            carl.until(board -> board.get("seq").intValue() >= seq);
            anna.ask("{\"type\":\"log\"}");
            for (Guest other : List.of(anna, carl)) {
                assertThat(other.texts())
                        .noneMatch(text -> text.toLowerCase(Locale.ROOT).contains("standing order"));
                assertThat(other.texts()).noneMatch(text -> text.contains("give-way"));
            }
        }
    }

    @Test
    void who_has_ordered_nothing_is_asked_and_an_order_given_then_is_carried_out_at_once() {
        try (Running server = Running.in(folder)) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            Guest bob = game.bob();
            int seq = playToReaction(anna, bob);
            assertThat(bob.ask("{\"type\":\"options\"}").path("type").asString(""))
                    .isEqualTo("options");
            assertThat(bob.seq()).isEqualTo(seq);

            KINDS.forEach(kind -> order(bob, kind, "computer"));
            bob.until(board -> board.get("seq").intValue() > seq);
        }
    }

    @Test
    void what_the_server_was_stopped_in_is_carried_out_after_the_next_start() throws SQLException {
        NetGame game;
        String bobsToken;
        int seq;
        try (Running server = Running.in(folder)) {
            game = NetGame.begin(server);
            Guest anna = game.anna();
            JsonNode taken = game.take(game.link("seat"), "Bob").json();
            bobsToken = taken.get("token").stringValue();
            Guest bob = game.join(taken);
            seq = playToReaction(anna, bob);
        }
        orderedMeanwhile(game.game());
        try (Running server = Running.in(folder)) {
            Guest bob = server.join(game.game(), bobsToken, "");
            bob.until(board -> board.get("seq").intValue() > seq);
        }
    }

    /** Given while nobody could carry it out. */
    private void orderedMeanwhile(String game) throws SQLException {
        for (String kind : KINDS) {
            change("INSERT INTO standing_orders (game, side, kind, answer) VALUES ('" + game + "', 'british', '" + kind
                    + "', 'computer')");
        }
    }

    private void change(String what) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            work.execute(what);
        }
    }

    @Test
    void where_the_game_counts_orders_that_left_it_to_the_computer_before_are_none() throws SQLException {
        NetGame game;
        String bobsToken;
        int seq;
        try (Running server = Running.in(folder)) {
            game = NetGame.begin(server);
            JsonNode taken = game.take(game.link("seat"), "Bob").json();
            bobsToken = taken.get("token").stringValue();
            seq = playToReaction(game.anna(), game.join(taken));
        }
        orderedMeanwhile(game.game());
        change("INSERT INTO agreements (game, german, british, rated, open) SELECT '" + game.game()
                + "', MIN(id), MAX(id), 1, 1 FROM people");
        try (Running server = Running.in(folder)) {
            Guest bob = server.join(game.game(), bobsToken, "");
            assertThat(answer(bob.ask("{\"type\":\"standing-orders\"}"), "city"))
                    .isEqualTo("ask");
            order(bob, "city", "stand");
            order(bob, "send-back", "send-away");

            bob.until(board -> board.get("seq").intValue() > seq);
            assertThat(bob.updates().get(0).path("why").asString(""))
                    .as("not by the computer")
                    .startsWith("By standing order: ");
        }
    }
}
