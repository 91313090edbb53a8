package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ReconnectTest {
    private static final String HOT_SEAT = "{\"scenario\":\"N\",\"mode\":\"hotseat\"}";

    @TempDir
    Path folder;

    @Test
    void who_comes_back_is_told_exactly_what_he_missed() {
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame(HOT_SEAT);
            Guest player = server.join(made);
            Guest lost = server.join(made.game(), made.watchToken(), "");
            play(player, 3);
            lost.until(board -> board.get("seq").intValue() == 3);
            lost.close();
            play(player, 4);

            Guest back = server.join(made.game(), made.watchToken(), "&since=3");
            back.until(board -> board.get("seq").intValue() == 7);

            assertThat(numbers(back)).containsExactly(4, 5, 6, 7);
            assertThat(back.updates())
                    .extracting(update -> update.get("events"))
                    .isEqualTo(player.updates().subList(3, 7).stream()
                            .map(update -> update.get("events"))
                            .toList());
            play(player, 1);
            back.until(board -> board.get("seq").intValue() == 8);
            assertThat(numbers(back)).endsWith(8);
        }
    }

    @Test
    void after_a_restart_the_missed_changes_are_still_there_undone_ones_too() {
        Running.Made made;
        try (Running server = Running.in(folder)) {
            made = server.newGame(HOT_SEAT);
            Guest player = server.join(made);
            player.board();
            player.actSomehow(1);
            player.ask("{\"type\":\"undo\"}");
            player.ask("{\"type\":\"comment\",\"text\":\"Better not.\"}");
            player.actSomehow(2);
        }
        try (Running server = Running.in(folder)) {
            Guest back = server.join(made.game(), made.token(), "&since=0");
            back.until(board -> board.get("seq").intValue() == 4);

            assertThat(back.updates())
                    .extracting(update -> update.path("kind").asString(""))
                    .containsExactly("act", "undo", "comment", "act");
            assertThat(back.updates().get(2).path("comment").asString("")).isEqualTo("Better not.");
            assertThat(back.updates())
                    .as("the actions that stand after each change")
                    .extracting(update -> update.path("state").path("actions").intValue())
                    .containsExactly(1, 0, 0, 1);
        }
    }

    @Test
    void who_has_missed_nothing_or_never_was_here_gets_one_snapshot() {
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame(HOT_SEAT);
            play(server.join(made), 2);

            for (String since : List.of("", "&since=2", "&since=99", "&since=x")) {
                Guest guest = server.join(made.game(), made.token(), since);
                JsonNode hello = guest.next();
                JsonNode board = guest.next();
                assertThat(hello.path("diceCommitment").asString("")).isEqualTo(made.commitment());
                assertThat(board.path("type").asString("")).isEqualTo("snapshot");
                assertThat(board.get("seq").intValue()).isEqualTo(2);
            }
        }
    }

    private static void play(Guest player, int actions) {
        player.board();
        for (int i = 0; i < actions; i++) {
            player.actSomehow(i);
        }
    }

    private static List<Integer> numbers(Guest guest) {
        return guest.updates().stream()
                .map(update -> update.get("seq").intValue())
                .toList();
    }
}
