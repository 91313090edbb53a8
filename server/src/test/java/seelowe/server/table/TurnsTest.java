package seelowe.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class TurnsTest {
    private static final int FLOOD = 800;

    private final Turns turns = new Turns(2);

    private static Turns flooded(Turns turns) {
        for (int i = 0; i < FLOOD; i++) {
            turns.add("nobody's " + i, false, false);
        }
        return turns;
    }

    private Turns.Turn next() {
        try {
            return Objects.requireNonNull(turns.take());
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void whom_somebody_waits_for_is_not_behind_eight_hundred_others() {
        flooded(turns);
        turns.add("mine", true, false);
        assertThat(next().what()).isEqualTo("mine");
        turns.add("yours", true, false);
        turns.add("mine", true, true);
        assertThat(next().what()).as("each in turn").isEqualTo("yours");
        assertThat(next().what()).isEqualTo("mine");
    }

    @Test
    void the_rest_gets_a_turn_now_and_then_and_is_carried_through_one_by_one() {
        flooded(turns);
        List<String> taken = new ArrayList<>();
        for (int i = 0; i < 32; i++) {
            turns.add("mine", true, i > 0);
            Turns.Turn turn = next();
            taken.add(turn.what());
            turns.done(turn);
            if (!turn.urgent()) {
                turns.add(turn.what(), false, true);
            }
        }
        assertThat(taken).filteredOn("nobody's 0"::equals).hasSize(4);
        assertThat(taken).filteredOn("mine"::equals).hasSize(28);
    }

    @Test
    void the_rest_never_holds_all_workers() {
        flooded(turns);
        assertThat(next().urgent()).isFalse();
        turns.add("mine", true, false);
        for (int i = 0; i < 20; i++) {
            assertThat(next().what()).isEqualTo("mine");
            turns.add("mine", true, true);
        }
    }

    @Test
    void who_is_joined_while_he_waits_comes_forward() {
        flooded(turns);
        turns.hurry("nobody's 700");
        assertThat(next().what()).isEqualTo("nobody's 700");
    }
}
