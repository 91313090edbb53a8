package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import seelowe.scenarios.edit.Change;
import seelowe.scenarios.edit.Draft;
import seelowe.scenarios.edit.Finding;
import seelowe.scenarios.edit.Findings;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.plan.ScenarioSettings;
import seelowe.scenarios.plan.SettingForm;
import seelowe.scenarios.text.Problem;

/** What is proposed puts it right: every planted mistake whose sentence proposes something is mended by accepting that. */
class FixesTest {
    @TestFactory
    Stream<DynamicTest> what_a_sentence_proposes_can_be_accepted() {
        List<Mistakes.Mistake> all = new ArrayList<>(Mistakes.independent());
        all.addAll(Mistakes.alone());
        return all.stream()
                .filter(mistake -> mistake.message().contains("did you mean")
                        || mistake.message().contains("does not lie in")
                        || mistake.message().contains("or never"))
                .map(mistake -> DynamicTest.dynamicTest(mistake.what(), () -> mended(mistake)));
    }

    private static void mended(Mistakes.Mistake mistake) {
        DataCopy copy = new DataCopy();
        mistake.plant().in(copy);
        Draft draft = draft(copy);
        Finding finding = Findings.of(draft, DataChecker.check(draft.layers())).get(0);
        assertThat(finding.file()).isEqualTo(mistake.file());
        assertThat(finding.own()).isTrue();
        assertThat(finding.fix()).as(finding.message()).isPresent();
        finding.fix().orElseThrow().changes().forEach(draft::apply);
        assertThat(DataChecker.check(draft.layers())).isEmpty();
    }

    private static Draft draft(DataCopy copy) {
        return new Draft("copy", BuiltInData.source(), copy.texts(), file -> Optional.empty());
    }

    @Test
    void a_mistake_is_about_a_row_a_cell_a_hex_and_a_unit() {
        Draft draft = new Draft("mine", BuiltInData.source(), Map.of(), file -> Optional.empty());
        draft.apply(new Change.Cells("map/hexes.csv", "3528", Map.of("terrain", "sea", "air-range", "normal")));
        List<Problem> problems = DataChecker.check(draft.layers());
        List<Finding> findings = Findings.of(draft, problems);
        assertThat(findings)
                .anySatisfy(finding -> {
                    assertThat(finding.file()).isEqualTo("british/september/setup.csv");
                    assertThat(finding.own()).isFalse();
                    assertThat(finding.key()).isEqualTo("GB-136");
                    assertThat(finding.unit()).isEqualTo("GB-136");
                    assertThat(finding.hexes()).contains("3528");
                })
                .anySatisfy(finding -> assertThat(finding.key()).isEqualTo("Hailsham"));
    }

    /** Writing a table anew from what it says changes nothing, whichever table it is. */
    @Test
    void every_table_that_is_written_says_what_it_said() {
        DataCopy copy = new DataCopy();
        Draft alone = draft(copy);
        for (String file : copy.source().names()) {
            if (alone.form(file).isPresent()) {
                Map<String, Map<String, String>> rows = alone.table(file).rows();
                String key = rows.keySet().iterator().next();
                Map<String, String> cells = rows.getOrDefault(key, Map.of());
                alone.apply(new Change.Cells(file, key, Map.of("note", "seen")));
                alone.apply(new Change.Cells(
                        file,
                        key,
                        Map.of("note", cells.getOrDefault("note", ""), "source", cells.getOrDefault("source", ""))));
                assertThat(alone.table(file).rows()).as(file).isEqualTo(rows);
            }
        }
        assertThat(DataChecker.check(alone.layers())).isEmpty();
    }

    /** A supply unit is known by where it stands, so moving one takes it away there and puts it here. */
    @Test
    void a_row_whose_key_changes_goes_from_its_old_place() {
        Draft draft = new Draft("mine", BuiltInData.source(), Map.of(), file -> Optional.empty());
        String setUp = "scenarios/navy-plan/german-setup.csv";
        draft.apply(new Change.Cells(setUp, "supply landing E", Map.of("place", "spare")));
        assertThat(draft.table(setUp).rows())
                .doesNotContainKey("supply landing E")
                .containsKey("supply spare");
        assertThat(draft.texts().get(setUp)).contains("remove").contains("supply");
        Draft again = new Draft("mine", BuiltInData.source(), draft.texts(), file -> Optional.empty());
        assertThat(again.table(setUp).rows()).isEqualTo(draft.table(setUp).rows());
        draft.apply(new Change.Cells(setUp, "supply spare", Map.of("place", "landing E")));
        assertThat(draft.texts()).isEmpty();
    }

    @Test
    void every_setting_of_a_scenario_is_told_with_a_rule_that_can_be_read_and_stands_in_the_document() {
        GameData data = BuiltInData.load();
        String document = new DataCopy().document("data-format.md");
        for (SettingForm form : ScenarioSettings.all()) {
            assertThat(form.meaning()).as(form.key()).endsWith(".");
            assertThat(form.rule().isEmpty() || data.rules().find(form.rule()) != null)
                    .as(form.key() + " " + form.rule())
                    .isTrue();
            assertThat(document).contains("`" + form.key() + "`");
        }
        assertThat(ScenarioSettings.ofSpecialRules("lions-tail")).hasSizeGreaterThan(10);
        assertThat(ScenarioSettings.ofSpecialRules("nonsense")).isEmpty();
    }
}
