package seelowe.protocol.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.RandomGames;

class EventLinesTest {
    private static final Scenario NAVY_PLAN = RandomGames.scenario("N");
    private static final EventLines LINES = new EventLines(NAVY_PLAN);

    @Test
    void a_move_shows_unit_path_and_cost() {
        int unit = new Names(NAVY_PLAN).unit("GE-ID17-IR021");
        Ids path = Ids.of(
                NAVY_PLAN.map().grid().parse("3825"), NAVY_PLAN.map().grid().parse("3724"));
        assertThat(LINES.line(new Event.UnitMoved(unit, path, 3))).isEqualTo("moved GE-ID17-IR021 -3825-3724 cost 3");
    }

    @ParameterizedTest
    @MethodSource("seelowe.protocol.RandomGames#codes")
    void different_events_of_a_game_have_different_lines_and_every_one_has_a_sentence(String code) {
        Scenario scenario = RandomGames.scenario(code);
        EventLines lines = new EventLines(scenario);
        EventSentences sentences = new EventSentences(scenario);
        Map<String, Event> seen = new TreeMap<>();
        RandomGames.play(scenario, RandomGames.manyOptions(scenario, 2), 2, step -> {
            for (Event event : step.events()) {
                String line = lines.line(event);
                assertThat(line).doesNotContain("\n").isNotBlank();
                assertThat(sentences.sentence(event)).isNotBlank().doesNotContain("null");
                Event other = seen.putIfAbsent(line, event);
                assertThat(other == null || other.equals(event)).as(line).isTrue();
            }
        });
        assertThat(seen).hasSizeGreaterThan(500);
    }
}
