package seelowe.drills.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.drills.play.Diary.Asked;
import seelowe.drills.play.Forms;
import seelowe.drills.play.Heard;

/** A kill drill that never fails is worth something only if it can. */
class ChronicleTest {
    private final Chronicle chronicle = new Chronicle();

    private static Heard change(int seq, String kind, String notation) {
        return heard("{\"type\":\"update\",\"seq\":" + seq + ",\"kind\":\"" + kind
                + "\",\"side\":\"german\",\"action\":{\"type\":\"" + notation + "\"},\"notation\":\"" + notation
                + "\",\"state\":{\"decider\":\"german\"}}");
    }

    private static Heard snapshot(int seq) {
        return heard(
                "{\"type\":\"snapshot\",\"seq\":" + seq + ",\"kind\":\"start\",\"state\":{\"decider\":\"german\"}}");
    }

    private static Heard heard(String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return Forms.read(bytes, bytes.length, null);
    }

    private void twoActions() {
        chronicle.told(change(1, "act", "roll"), false);
        chronicle.told(change(2, "act", "."), false);
        chronicle.cut();
    }

    @Test
    void what_was_shown_and_is_gone_is_lost() {
        twoActions();
        chronicle.told(snapshot(1), false);
        assertThat(chronicle.faults()).singleElement().asString().startsWith("lost");
    }

    @Test
    void what_nobody_asked_for_is_doubled_or_invented() {
        twoActions();
        chronicle.told(change(3, "act", "."), false);
        assertThat(chronicle.faults()).singleElement().asString().startsWith("doubled");
    }

    @Test
    void what_was_under_way_may_be_there_once() {
        twoActions();
        chronicle.sent(Asked.ACT, "{\"type\":\"land\"}");
        chronicle.told(change(3, "act", "land"), false);
        assertThat(chronicle.faults()).isEmpty();
        chronicle.told(change(4, "act", "land"), false);
        assertThat(chronicle.faults()).hasSize(1);
    }

    @Test
    void what_is_told_otherwise_the_second_time_was_altered() {
        twoActions();
        chronicle.told(change(2, "act", "land"), false);
        assertThat(chronicle.faults()).singleElement().asString().contains("and is now");
    }

    @Test
    void the_log_must_hold_what_stands() {
        twoActions();
        List<Heard.Entry> log = List.of(new Heard.Entry(1, "german", "roll"), new Heard.Entry(2, "german", "."));
        chronicle.compareLog(log, false);
        assertThat(chronicle.faults()).isEmpty();
        chronicle.compareLog(log.subList(0, 1), false);
        chronicle.compareLog(List.of(log.get(1), log.get(0)), false);
        assertThat(chronicle.faults()).hasSize(3);
    }

    @Test
    void another_action_than_the_one_under_way_is_invented() {
        twoActions();
        chronicle.sent(Asked.ACT, "{\"type\":\"land\"}");
        chronicle.told(change(3, "act", "roll"), false);
        assertThat(chronicle.faults()).singleElement().asString().startsWith("doubled");
    }
}
