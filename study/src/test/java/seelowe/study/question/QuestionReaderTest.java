package seelowe.study.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.scenarios.text.Problem;

class QuestionReaderTest {
    private static final String WHOLE = """
            title = "Waves"
            about = "Do they matter?"
            seed = 7
            games = 30
            scenarios = ["N", "H"]
            german = ["steady", "recruit"]

            [[variant]]
            name = "as printed"

            [[variant]]
            name = "more"
            scenarios = "N"
            british = "steady caution=80"
            options = { fogOfWar = true, homeGuardExchangeValue = 0 }
            change = [{ file = "scenarios/navy-plan/waves.csv", where = { wave = "3..8" }, column = "points", to = "+10%" }]
            [variant.data]
            "map/hexes.csv" = \"""
            hex,terrain
            4121,clear
            \"""

            [[keep]]
            games = "most"
            of = "UnitDropped"
            records = 3
            """;

    @Test
    void every_part_of_a_question_is_read() {
        Question question = read(WHOLE);

        assertThat(question.goal()).isEqualTo(new Goal(30, 0));
        assertThat(question.scenarios()).containsExactly("N", "H");
        assertThat(question.german()).containsExactly("steady", "recruit");
        assertThat(question.british()).containsExactly("steady");
        Variant more = question.variants().get(1);
        assertThat(more.plays("H")).isFalse();
        assertThat(more.options()).containsEntry("fogOfWar", true).containsEntry("homeGuardExchangeValue", 0);
        assertThat(more.data()).containsEntry("map/hexes.csv", "hex,terrain\n4121,clear\n");
        assertThat(more.changes()).hasSize(1);
        assertThat(more.changes().get(0).where()).containsEntry("wave", "3..8");
        assertThat(question.picks()).containsExactly(new Pick(Pick.By.MOST, "UnitDropped", 3));
    }

    @Test
    void until_the_interval_is_narrow_enough() {
        Question question = read("title = \"T\"\nscenarios = \"N\"\n[until]\nhalf-width = 0.02\ngames = 500\n");

        assertThat(question.goal()).isEqualTo(new Goal(500, 0.02));
        assertThat(question.goal().isOpen()).isTrue();
    }

    /** A line of the whole file is exchanged for a mistaken one; the report names that line and what is wrong with it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1  | titel = "Waves"                  | did you mean "title"?
            1  | title = 7                        | a text in quotation marks
            3  | seed = "x"                       | whole number
            3  | seed = 99999999999999999999      | whole number from 0
            4  | until = { half-width = nan }     | is a number from 0.001 to 0.5
            4  | games = 99999999999999999999     | whole number from 1
            5  | scenarios = ["N", " N"]          | several different ones
            5  | scenarios = [""]                 | is a text, or several
            12 | name = "a\\u0000b"               | a character that cannot be seen
            4  | games = 0                        | whole number from 1
            5  | scenarios = []                   | is empty
            5  | scenarios = 3                    | is a text, or several
            9  | name = ""                        | a text in quotation marks
            12 | name = "as printed"              | There is a variant "as printed" already
            13 | scenario = "N"                   | did you mean "scenarios"?
            15 | options = 3                      | "options" is a table
            16 | change = [{ file = "a", column = "b", to = "more" }] | no change; write "16"
            16 | change = 5                       | is a list of tables
            17 | [variant.dta]                    | did you mean "data"?
            24 | games = "clozest"                | did you mean "closest"?
            26 | records = 0                      | whole number from 1
            25 | of = "UnitDroped"                | did you mean "UnitDropped"?
            25 | off = "UnitDropped"              | did you mean "of"?
            1  | titel = "Waves                   | This is no TOML
            3  | title = "again"                  | "title" is there twice
            4  | until = { half-width = 0.9 }     | is a number from 0.001 to 0.5
            4  | until = { halfwidth = 0.1 }      | did you mean "half-width"?
            14 | british = 3                      | a text in quotation marks
            23 | [[kepp]]                         | did you mean "keep"?
            """)
    void a_mistake_is_named_by_line(int line, String mistaken, String says) {
        String[] lines = WHOLE.split("\n", -1);
        lines[line - 1] = mistaken;

        List<Problem> problems = mistakes(String.join("\n", lines));

        assertThat(problems).anySatisfy(problem -> {
            assertThat(problem.line()).isEqualTo(line);
            assertThat(problem.message()).contains(says);
        });
    }

    /** Rows and tables name variants in one line. */
    @Test
    void a_name_over_several_lines_becomes_one_line() {
        Question question = read(WHOLE.replace("name = \"more\"", "name = \"\"\"much\n  more\"\"\""));

        assertThat(question.variants().get(1).name()).isEqualTo("much more");
    }

    /** A spreadsheet of another system may have been at it, and a list may run over several lines. */
    @Test
    void lines_are_counted_whichever_way_they_end() {
        String[] lines = WHOLE.split("\n", -1);
        lines[15] = """
                change = [
                    { file = "a.csv", where = { wave = "1" }, column = "points", to = "2" },   # not { this }
                    { file = "b.csv", column = "points", to = "more" },
                ]""";

        assertThat(mistakes(String.join("\r\n", lines))).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(18);
            assertThat(problem.message()).contains("no change");
        });
    }

    @Test
    void what_is_no_toml_is_named_by_line() {
        assertThat(mistakes("title = \"T\"\nscenarios = [\n\"N\"\ngames = = 3\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.line()).isBetween(3, 4));
    }

    @Test
    void a_folder_that_is_not_there_is_named() {
        assertThat(mistakes("title = \"T\"\nscenarios = \"N\"\n[[variant]]\nname = \"v\"\ndata = \"nowhere\"\n"))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.line()).isEqualTo(5);
                    assertThat(problem.message()).contains("nowhere");
                });
    }

    private static List<Problem> mistakes(String text) {
        return catchThrowableOfType(StudyException.class, () -> read(text)).problems();
    }

    private static Question read(String text) {
        return QuestionReader.read("test.study.toml", text, folder -> folder.equals("mine") ? Map.of("a", "b") : null);
    }
}
