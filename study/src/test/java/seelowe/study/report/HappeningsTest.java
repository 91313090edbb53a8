package seelowe.study.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.study.question.Counted;

class HappeningsTest {
    static Set<String> kinds() {
        return Counted.eventsAndActions();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everything_that_can_be_counted_has_a_name_or_is_left_out_on_purpose(String kind) {
        assertThat(Happenings.knows(kind)).isTrue();
    }
}
