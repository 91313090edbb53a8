package seelowe.study.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void what_is_written_can_be_read_back(String scenario) {
        Plan plan = PlanTest.plan("title = \"T\"\nscenarios = \"" + scenario + "\"\n");

        GameRow row = Watch.play(plan.cells().get(0), 1);

        assertThat(RowText.read(RowText.write(row))).isEqualTo(row);
        assertThat(row.count("action.EndPhase")).isPositive();
        assertThat(row.chances()).hasSameSizeAs(row.game().turns());
        assertThat(row.supply()).hasSameSizeAs(row.game().turns());
    }

    @Test
    void attacks_are_counted_where_they_were_made() {
        Plan plan = PlanTest.plan("title = \"T\"\nscenarios = \"N\"\n");

        GameRow row = Watch.play(plan.cells().get(0), 1);

        assertThat(row.attacked().values().stream().mapToInt(times -> times).sum())
                .isGreaterThanOrEqualTo(row.count("event.AttackDeclared"));
        assertThat(row.attacked().keySet()).allMatch(hex -> hex.matches("\\d{4}"));
    }
}
