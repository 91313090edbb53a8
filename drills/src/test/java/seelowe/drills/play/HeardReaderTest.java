package seelowe.drills.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HeardReaderTest {
    private static Heard heard(String json) {
        return heard(json, null);
    }

    private static Heard heard(String json, @Nullable Board known) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return Forms.read(bytes, bytes.length, known);
    }

    @Test
    void an_update_becomes_a_board_with_what_can_be_done() {
        Heard heard = heard(
                "{\"type\":\"update\",\"seq\":17,\"kind\":\"act\",\"side\":\"german\",\"events\":[{\"type\":\"ö\"}],"
                        + "\"state\":{\"actions\":9,\"decider\":\"german\",\"over\":false,\"canUndo\":true},\"view\":{\"units\":[{\"unit\":\"A\"}]},"
                        + "\"options\":{\"general\":[{\"action\":{\"type\":\"end-phase\"}}],\"units\":[{\"unit\":\"GE-1\",\"place\":\"3926\","
                        + "\"can\":[\"move\"]}],\"attacks\":[{\"targets\":[\"3926\"],\"allowed\":false},{\"action\":{\"type\":\"attack\"}}]}}");

        Board board = Objects.requireNonNull(heard.board());
        assertThat(board.seq()).isEqualTo(17);
        assertThat(board.actions()).isEqualTo(9);
        assertThat(board.canUndo()).isTrue();
        assertThat(board.isMine()).isTrue();
        assertThat(board.menu().general()).containsExactly("{\"type\":\"end-phase\"}");
        assertThat(board.menu().attacks()).containsExactly("{\"type\":\"attack\"}");
        assertThat(board.menu().units()).containsExactly("GE-1");

        Heard change = heard(
                "{\"type\":\"change\",\"seq\":18,\"kind\":\"act\",\"state\":{\"actions\":10},\"options\":{\"units\":{\"GE-1\":null},\"attacks\":[]}}",
                board);
        Board next = Objects.requireNonNull(change.board());
        assertThat(next.seq()).isEqualTo(18);
        assertThat(next.actions()).isEqualTo(10);
        assertThat(next.canUndo()).isTrue();
        assertThat(next.menu().general()).isEqualTo(board.menu().general());
        assertThat(next.menu().attacks()).isEmpty();
        assertThat(next.menu().units()).isEmpty();
    }

    @Test
    void a_units_possibilities_become_actions_to_send() {
        Heard heard = heard(
                "{\"id\":4,\"type\":\"options\",\"general\":[],\"units\":[{\"unit\":\"GE-1\",\"choices\":"
                        + "[{\"action\":{\"type\":\"entrain\",\"unit\":\"GE-1\"},\"cost\":1}],\"moves\":[{\"type\":\"move\",\"to\":{\"3926\":2,\"3927\":4}}]}]}");

        assertThat(heard.menu().choices())
                .containsExactly(
                        "{\"type\":\"entrain\",\"unit\":\"GE-1\"}",
                        "{\"type\":\"move\",\"unit\":\"GE-1\",\"to\":\"3926\"}",
                        "{\"type\":\"move\",\"unit\":\"GE-1\",\"to\":\"3927\"}");
        assertThat(heard.board()).isNull();
    }

    @Test
    void of_a_message_that_is_only_skimmed_its_number_is_known() {
        byte[] beginning = "{\"type\":\"update\",\"seq\":170,\"kind\":".getBytes(StandardCharsets.UTF_8);
        assertThat(Forms.skimmedSeq(beginning, beginning.length)).isEqualTo(170);
    }
}
