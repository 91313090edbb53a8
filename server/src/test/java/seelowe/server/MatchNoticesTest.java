package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.server.NoticeHouse.settings;
import static seelowe.server.NoticeHouse.settle;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Two boards at once, with sides exchanged: each is told by itself, and of a board that waits for the other one nobody is told before it goes on. */
class MatchNoticesTest {
    private static final String ORDER = "{\"scenario\":\"N\",\"mode\":\"net\",\"side\":\"german\",\"name\":\"Anna\","
            + "\"concurrent\":true,\"first\":\"Anna\",\"second\":\"Bob\"}";

    private final NoticeHouse house;

    MatchNoticesTest(@TempDir Path folder) {
        this.house = new NoticeHouse(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** The seats of both on both boards: Anna has the Germans on the first, Bob on the second. */
    private final class Boards {
        final Running server;
        final String annasCookie;
        final String bobsCookie;
        private final JsonNode anna;
        private final JsonNode bob;
        private final List<Guest> onlookers = new ArrayList<>();

        Boards(Running server) {
            this.server = server;
            Running.Answer made = server.post("/api/matches", ORDER);
            this.annasCookie = NetGame.cookie(made.response());
            this.anna = made.json().get("games");
            JsonNode watch = take(link("watch"), "").json().get("seats");
            for (int board = 0; board < 2; board++) {
                onlookers.add(
                        server.join(game(board), watch.get(board).get("token").stringValue(), ""));
            }
            Running.Answer taken = take(link("seat"), "Bob");
            this.bob = taken.json().get("seats");
            this.bobsCookie = NetGame.cookie(taken.response());
        }

        private String link(String kind) {
            return anna.at("/0/invites")
                    .valueStream()
                    .filter(each -> each.path("kind").asString("").equals(kind))
                    .findFirst()
                    .orElseThrow()
                    .get("token")
                    .stringValue();
        }

        private Running.Answer take(String link, String name) {
            ObjectNode body = Json.object().put("invite", link);
            return server.post("/api/invites/take", Json.text(name.isEmpty() ? body : body.put("name", name)));
        }

        String game(int board) {
            return anna.get(board).get("game").stringValue();
        }

        Guest sit(int board, String side) {
            JsonNode seat = (board == 0) == side.equals("german") ? anna.get(board) : bob.get(board);
            return server.join(game(board), seat.get("token").stringValue(), "");
        }

        /** Somebody comes, plays his Player-Turn on a board, and goes; what falls to the other one is decided by his orders. */
        JsonNode play(int board, String side) {
            JsonNode now;
            try (Guest guest = sit(board, side)) {
                seen(board, side, true);
                guest.until(each -> each.at("/state/decider").asString("").equals(side) && !each.has("waits"));
                Pair.played(guest, side);
                now = guest.board();
            }
            seen(board, side, false);
            house.clock.move(Duration.ofHours(1));
            return now;
        }

        /** The server has noticed that somebody has come, or gone: an onlooker is told. */
        private void seen(int board, String side, boolean here) {
            onlookers
                    .get(board)
                    .hear(
                            "seats",
                            seats -> here
                                    == seats.path(side)
                                            .path("presence")
                                            .asString("")
                                            .equals("here"));
        }

        /** Nobody is asked out of turn. */
        void order() {
            for (int board : List.of(0, 1)) {
                for (String side : List.of("german", "british")) {
                    try (Guest guest = sit(board, side)) {
                        seen(board, side, true);
                        Pair.order(guest);
                    }
                    seen(board, side, false);
                }
            }
            house.clock.move(Duration.ofHours(1));
        }
    }

    private long pushedOf(String game) {
        return house.pushed().stream()
                .filter(push -> push.get("url").stringValue().endsWith(game))
                .count();
    }

    private long mailedOf(String game) {
        return Stream.of(house.post.getReceivedMessages())
                .filter(mail -> NoticeHouse.text(mail).contains(game))
                .count();
    }

    private void told(Boards boards, int annaFirst, int annaSecond, int bobFirst, int bobSecond) {
        settle(() -> mailedOf(boards.game(0)) >= annaFirst
                && mailedOf(boards.game(1)) >= annaSecond
                && pushedOf(boards.game(0)) >= bobFirst
                && pushedOf(boards.game(1)) >= bobSecond);
        assertThat(List.of(
                        mailedOf(boards.game(0)),
                        mailedOf(boards.game(1)),
                        pushedOf(boards.game(0)),
                        pushedOf(boards.game(1))))
                .containsExactly((long) annaFirst, (long) annaSecond, (long) bobFirst, (long) bobSecond);
    }

    @Test
    void each_board_is_told_by_itself_and_one_that_waits_only_when_it_goes_on() {
        try (Running server = house.server()) {
            Boards boards = new Boards(server);
            house.confirm(boards.annasCookie, "anna@example.org");
            settings(server, boards.annasCookie, "each");
            house.subscribe(server, boards.bobsCookie);
            boards.order();
            told(boards, 1, 0, 0, 1);

            boards.play(0, "german");
            told(boards, 1, 0, 1, 1);
            assertThat(boards.play(0, "british").has("waits"))
                    .as("the first board is a Game-Turn ahead")
                    .isTrue();
            boards.play(1, "german");
            told(boards, 1, 1, 1, 1);
            boards.play(1, "british");
            // Both go on with their next Game-Turn: Anna on the first board, Bob on the second.
            told(boards, 2, 1, 1, 2);

            boards.play(1, "german");
            boards.play(1, "british");
            told(boards, 2, 2, 1, 2);
            boards.play(0, "german");
            told(boards, 2, 2, 2, 2);
            boards.play(0, "british");
            told(boards, 3, 2, 2, 3);
        }
    }

    @Test
    void the_end_of_a_board_is_told_and_lets_the_other_be_told_that_it_goes_on() {
        try (Running server = house.server()) {
            Boards boards = new Boards(server);
            // By mail, where two things told at once both have their link.
            house.confirm(boards.bobsCookie, "bob@example.org");
            settings(server, boards.bobsCookie, "each");
            boards.order();
            told(boards, 0, 1, 0, 0);
            boards.play(1, "german");
            assertThat(boards.play(1, "british").has("waits")).isTrue();
            told(boards, 0, 1, 0, 0);
            try (Guest anna = boards.sit(0, "german")) {
                anna.board();
                anna.act("resign");
            }
            // The first board is over, and Bob's Germans on the second go on.
            told(boards, 1, 2, 0, 0);
        }
    }
}
