package seelowe.study.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.action.Action;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;

class HappeningsTest {
    static Stream<String> kinds() {
        return Stream.of(Event.class, CampaignEvent.class, Action.class)
                .flatMap(family -> Arrays.stream(family.getDeclaredClasses()))
                .filter(Class::isRecord)
                .map(Class::getSimpleName);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everything_that_can_be_counted_has_a_name_or_is_left_out_on_purpose(String kind) {
        assertThat(Happenings.knows(kind)).isTrue();
    }
}
