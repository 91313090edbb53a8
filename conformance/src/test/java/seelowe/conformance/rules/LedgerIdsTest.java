package seelowe.conformance.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LedgerIdsTest {
    private static final Path PROJECT = Path.of("..");
    private static final Pattern LOOKS_LIKE_AN_ID = Pattern.compile("(R|C|ER|PN|DN|LT|Q|K|S|X)\\d.*");
    private static final LedgerIds IDS = LedgerIds.of(PROJECT);

    @Test
    void names_of_tests_cite_ids_with_underscores() {
        assertThat(IDS.citedBy("R8_4a_two_opposite_hexes")).containsExactly("R8.4a");
        assertThat(IDS.citedBy("R4_1_GA_rolls_once")).containsExactly("R4.1-GA");
        assertThat(IDS.citedBy("C13_T1_forest")).containsExactly("C13-T1");
        assertThat(IDS.citedBy("R15_1_1_ports")).containsExactly("R15.1-1");
        assertThat(IDS.citedBy("R12_32B_three_units")).containsExactly("R12.32B");
        assertThat(IDS.citedBy("X12")).containsExactly("X12");
        assertThat(IDS.citedBy("Q10_not_Q100")).containsExactly("Q10");
    }

    @Test
    void a_name_may_cite_several_ids_in_a_row() {
        assertThat(IDS.citedBy("R12_52_X24_landing_cost")).containsExactly("R12.52", "X24");
    }

    @Test
    void a_name_without_a_whole_id_cites_nothing() {
        assertThat(IDS.citedBy("R8_4_flanking")).isEmpty();
        assertThat(IDS.citedBy("R8_4ab_flanking")).isEmpty();
        assertThat(IDS.citedBy("a_stack_retreats")).isEmpty();
    }

    @Test
    void a_name_may_be_about_a_case_as_a_whole_without_speaking_for_its_parts() {
        assertThat(IDS.isAboutKnownCase("R4_1_other_phases")).isTrue();
        assertThat(IDS.isAboutKnownCase("C13_whole_chart")).isTrue();
        assertThat(IDS.isAboutKnownCase("R8_41_no_such_case")).isFalse();
        assertThat(IDS.isAboutKnownCase("R99_no_such_section")).isFalse();
        assertThat(IDS.isAboutKnownCase("X68_no_such_example")).isFalse();
    }

    @Test
    void no_test_is_named_after_an_id_that_does_not_exist() {
        List<String> strangers = TestSources.in(PROJECT).stream()
                .filter(test -> LOOKS_LIKE_AN_ID.matcher(test.method()).matches())
                .filter(test -> !IDS.isAboutKnownCase(test.method()))
                .map(TestSources.Found::where)
                .toList();

        assertThat(strangers)
                .as("Begin the name with an id of ledger-ids.txt, such as R8_4a")
                .isEmpty();
    }

    @Test
    void no_tag_names_an_id_that_does_not_exist() {
        List<String> strangers = TestSources.in(PROJECT).stream()
                .flatMap(test -> test.tags().stream())
                .filter(tag -> LOOKS_LIKE_AN_ID.matcher(tag).matches())
                .filter(tag -> !IDS.isAboutKnownCase(LedgerIds.namePart(tag)))
                .toList();

        assertThat(strangers).isEmpty();
    }
}
