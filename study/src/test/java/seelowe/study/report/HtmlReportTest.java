package seelowe.study.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.study.figures.StudyFigures;
import seelowe.study.play.Assignment;
import seelowe.study.play.Batch;
import seelowe.study.play.BatchPlay;
import seelowe.study.play.Cell;
import seelowe.study.play.Plan;
import seelowe.study.play.RowText;

class HtmlReportTest {
    private static final String QUESTION = """
            title = "S11 <b>& more</b>"
            games = 2
            scenarios = ["N"]

            [[variant]]
            name = "as printed"

            [[variant]]
            name = "S11: the British attack from 3-1 on only"
            british = "steady least-column=3"

            [[keep]]
            games = "closest"
            """;

    private static String page = "";
    private static String text = "";

    @BeforeAll
    static void play() {
        Plan plan = new Plan(new Assignment("test.study.toml", QUESTION, new TreeMap<>(), new TreeMap<>()));
        StudyFigures figures = new StudyFigures(plan);
        for (Cell cell : plan.cells()) {
            BatchPlay.rows(plan, new Batch(cell.number(), 0, 2)).forEach(row -> figures.add(RowText.read(row)));
        }
        page = HtmlReport.of(figures);
        text = MarkdownReport.of(figures);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The German's points in every cell",
                "What each variant does to the German's points",
                "Strength by Game-Turn",
                "Ports held by Game-Turn",
                "Strength lost by Game-Turn",
                "Weather by Game-Turn",
                "When the games were decided",
                "Supply used by Game-Turn",
                "Game length",
                "Map of the hexes that were attacked"
            })
    void every_chart_is_drawn(String chart) {
        assertThat(page).contains("aria-label=\"" + chart + "\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Levels of victory",
                "Combat: odds and results",
                "Losses",
                "How often each rule came up",
                "How often each decision came up"
            })
    void every_table_is_there(String table) {
        assertThat(page).contains("<summary>" + table + "</summary>");
    }

    @Test
    void the_page_needs_nothing_beside_it_and_what_others_wrote_is_no_markup() {
        assertThat(page).doesNotContain("<script", "src=", "http://", "https://", "@import", "url(");
        assertThat(page).contains("<h1>S11 &lt;b&gt;&amp; more&lt;/b&gt;</h1>");
    }

    @Test
    void records_of_interest_are_linked() {
        assertThat(page).contains("<a href=\"records/N-00-as-printed-game0000").contains("the closest");
    }

    @Test
    void what_the_designer_says_stands_beside_what_was_found() {
        assertThat(text)
                .contains(
                        "| S11 | it pays the British to attack at 1-1 and 2-1 | N | the British attack from 3-1 on only: ");
        assertThat(text).contains("| S5 | N: long storms ruin the German | N | with long storms ");
    }
}
