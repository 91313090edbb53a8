package seelowe.conformance.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.rulebook.RuleTexts;

/** Every rule has a test, or a reason why there is none; and the page that shows it is up to date. */
class RulesCoverageTest {
    private static final Path PROJECT = Path.of("..");
    private static final Path PAGE = PROJECT.resolve("docs/rules-coverage.md");
    private static final RuleTexts RULES = BuiltInData.load().rules();
    private static final Coverage COVERAGE = new Coverage(LedgerIds.of(PROJECT), RULES, TestSources.in(PROJECT));

    @Test
    void every_id_that_is_due_has_a_test_or_a_reason() {
        assertThat(COVERAGE.missing())
                .as("Ids without a test; name one after the id, or tell in data/rules why there is no behaviour")
                .isEmpty();
    }

    @Test
    void the_page_is_up_to_date() throws IOException {
        String page = new CoverageTable(COVERAGE).write();
        if (Boolean.getBoolean("coverage.write")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page);
        }

        assertThat(PAGE).as("Run this test with -Dcoverage.write=true").exists();
        assertThat(Files.readString(PAGE).equals(page))
                .as("docs/rules-coverage.md is up to date; if not, run this test with -Dcoverage.write=true")
                .isTrue();
    }

    @Test
    void a_rule_without_test_or_reason_would_be_noticed() {
        Coverage sample = new Coverage(
                new LedgerIds(List.of("R8.4a", "R8.4b", "R3.5", "S1", "Q29")),
                RULES,
                List.of(
                        new TestSources.Found("FlankingTest", "R8_4a_doubles", List.of()),
                        new TestSources.Found("FlankingTest", "sea_counts", List.of("Q29"))));

        assertThat(sample.missing()).containsExactly("R8.4b");
        assertThat(sample.testsOf("Q29")).containsExactly("FlankingTest.sea_counts");
        assertThat(new CoverageTable(sample).write())
                .contains("| R8.4a | Flanking attack | `FlankingTest.R8_4a_doubles` |")
                .contains("| R8.4b | Only participants flank | **missing** |")
                .contains("| R3.5 | What the box holds | No behaviour. A list of contents without any rule in it. |")
                .containsPattern("\\| S1 \\|.*\\| to come \\|")
                .contains("Of 4 ids that are due, 2 have tests, 1 have no behaviour, and 1 lack a test.");
    }

    @Test
    void the_rules_are_due_and_advice_and_claims_are_not() {
        assertThat(List.of(
                        "R1.0", "R15.2a", "R15.3", "R15.34", "C13-T1", "C8.8a", "ER1", "PN7", "Q01", "Q88", "X1", "X50",
                        "X54", "X61", "X67", "LT1.0", "LT8.0c", "Q113"))
                .allMatch(Demand::isDue);
        assertThat(List.of("R18.0", "PN1", "DN5", "LT8.0a")).noneMatch(Demand::isDue);
        assertThat(List.of("K24", "S1")).noneMatch(Demand::isDue);
    }
}
