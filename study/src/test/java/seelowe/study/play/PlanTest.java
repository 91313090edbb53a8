package seelowe.study.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.study.question.StudyException;

class PlanTest {
    private static final String TOP = "title = \"T\"\nscenarios = \"N\"\n[[variant]]\nname = \"as printed\"\n";

    @Test
    void a_figure_is_changed_by_a_percentage_in_the_rows_that_are_meant() {
        Plan plan = plan(TOP
                + "[[variant]]\nname = \"more\"\nchange = [{ file = \"scenarios/navy-plan/waves.csv\", where = { wave = \"3..8\" }, "
                + "column = \"points\", to = \"+10%\" }]\n");

        ScenarioRules printed = plan.cells().get(0).matchUp().scenario().rules();
        ScenarioRules more = plan.cells().get(1).matchUp().scenario().rules();
        assertThat(more.wavePoints(2)).isEqualTo(printed.wavePoints(2)).isEqualTo(14);
        assertThat(printed.wavePoints(3)).isEqualTo(14);
        assertThat(more.wavePoints(3)).isEqualTo(15);
        assertThat(more.wavePoints(8)).isEqualTo(15);
        assertThat(more.wavePoints(9)).isEqualTo(printed.wavePoints(9));
    }

    @Test
    void changes_follow_each_other_and_the_texts_of_the_variant_and_of_a_folder() {
        TreeMap<String, String> own = new TreeMap<>(Map.of("scenarios/navy-plan/waves.csv", "wave,points\n4,20\n"));
        String waves =
                "{ file = \"scenarios/navy-plan/waves.csv\", where = { wave = \"%s\" }, column = \"points\", to = \"%s\" }";
        Plan plan = new Plan(new Assignment(
                "test.study.toml",
                TOP + """
                [[variant]]
                name = "more"
                change = [%s, %s]
                [variant.data]
                "scenarios/navy-plan/waves.csv" = \"""
                points,wave
                5,3
                \"""
                """.formatted(waves.formatted("3..4", "+10%"), waves.formatted("3", "-2")),
                new TreeMap<>(),
                own));

        ScenarioRules printed = plan.cells().get(0).matchUp().scenario().rules();
        ScenarioRules more = plan.cells().get(1).matchUp().scenario().rules();
        assertThat(printed.wavePoints(4)).isEqualTo(20);
        assertThat(more.wavePoints(4)).isEqualTo(22);
        assertThat(more.wavePoints(3)).isEqualTo(4); // 5, a tenth more, two less
    }

    @Test
    void a_mistake_in_the_data_of_a_variant_is_named_where_it_stands() {
        StudyException mistakes = catchThrowableOfType(StudyException.class, () -> plan(TOP + """
                [[variant]]
                name = "v"
                [variant.data]
                "map/hexes.csv" = \"""
                hex,terrain
                4121,clear
                4122,swmp
                \"""
                """));

        assertThat(mistakes.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo((int) TOP.lines().count() + 7);
            assertThat(problem.message()).startsWith("map/hexes.csv: \"swmp\" is no terrain");
        });
    }

    @Test
    void a_change_that_makes_no_sense_is_named_by_its_line() {
        StudyException mistakes = catchThrowableOfType(StudyException.class, () -> plan(TOP + """
                [[variant]]
                name = "v"
                change = [
                    { file = "scenarios/navy-plan/waves.csv", where = { wave = "2" }, column = "points", to = "+1" },
                    { file = "scenarios/navy-plan/waves.csv", where = { wave = "3" }, column = "points", to = "-20" },
                ]
                """));

        assertThat(mistakes.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo((int) TOP.lines().count() + 5);
            assertThat(problem.message()).contains("points is a whole number from 1");
        });
    }

    @Test
    void all_cells_have_the_same_dice() {
        Plan plan = plan(TOP + "[[variant]]\nname = \"fog\"\noptions = { fogOfWar = true }\n");

        assertThat(plan.cells().get(0).matchUp().diceSeed(3))
                .isEqualTo(plan.cells().get(1).matchUp().diceSeed(3));
        assertThat(plan.cells().get(1).matchUp().options().fogOfWar()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            german = "stedy"                                                            | did you mean "steady"?
            german = "steady cuation=3"                                                 | did you mean "caution"?
            german = "recruit caution=3"                                                | Only steady takes settings
            german = "steady caution=much"                                              | needs a whole number
            options = { fogOfWor = true }                                               | there is no option
            options = { fogOfWar = 3 }                                                  | true or false
            scenarios = "J"                                                             | does not play scenario
            change = [{ file = "scenarios/navy-plan/wave.csv", column = "p", to = "1" }] | There is no file
            change = [{ file = "scenarios/navy-plan/waves.csv", column = "p", to = "1" }] | has no column "p"
            change = [{ file = "scenarios/navy-plan/waves.csv", where = { wave = "99" }, column = "points", to = "1" }] | has no row
            change = [{ file = "scenarios/navy-plan/waves.csv", where = { wave = "2" }, column = "note", to = "+1" }] | no whole number
            change = [{ file = "scenarios/navy-plan/scenario.properties", column = "turns", to = "5" }] | is no table
            change = [{ file = "geography/positions.csv", where = { place = "Ashford" }, column = "x", to = "5" }] | is no table
            data = { "map/hexes.csv" = "hex,terrain\\n4121,swmp" }                      | did you mean "swamp"?
            """)
    void what_does_not_exist_is_named_by_its_line(String mistaken, String says) {
        StudyException mistakes = catchThrowableOfType(
                StudyException.class, () -> plan(TOP + "[[variant]]\nname = \"v\"\n" + mistaken + "\n"));

        assertThat(mistakes.problems()).anySatisfy(problem -> {
            assertThat(problem.message().toLowerCase(Locale.ROOT)).contains(says.toLowerCase(Locale.ROOT));
            assertThat(problem.line()).isEqualTo((int) TOP.lines().count() + 3);
        });
    }

    static Plan plan(String text) {
        return new Plan(new Assignment("test.study.toml", text, new TreeMap<>(), new TreeMap<>()));
    }
}
