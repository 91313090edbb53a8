package seelowe.scenarios.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;

/** The rules as delivered. */
class RuleTextsTest {
    private static final int SHORTEST_STATEMENT = 30;
    private static final Problems PROBLEMS = new Problems();
    private static final RuleTexts RULES = RuleTexts.read(new DataFiles(List.of(BuiltInData.source()), PROBLEMS));

    @Test
    void the_delivered_rules_have_no_mistakes() {
        assertThat(PROBLEMS.list()).isEmpty();
    }

    @Test
    void every_rule_note_and_ruling_of_the_ledger_is_told_and_nothing_else() {
        assertThat(RULES.all()).extracting(RuleText::id).containsExactlyInAnyOrderElementsOf(toldIds());
    }

    @Test
    void statements_are_whole_sentences() {
        for (RuleText rule : RULES.all()) {
            assertThat(rule.text()).as(rule.id()).endsWith(".").hasSizeGreaterThanOrEqualTo(SHORTEST_STATEMENT);
            assertThat(rule.text()).as(rule.id()).matches("[A-Z].*").doesNotContain("  ");
        }
    }

    @Test
    void titles_have_two_to_six_words() {
        for (RuleText rule : RULES.all()) {
            assertThat(rule.title().split(" ")).as(rule.id()).hasSizeBetween(2, 6);
        }
    }

    @Test
    void rulings_answer_a_question_and_give_a_reason() {
        List<RuleText> rulings = RULES.all().stream().filter(RuleText::isRuling).toList();

        assertThat(rulings).hasSize(113);
        for (RuleText ruling : rulings) {
            assertThat(ruling.question()).as(ruling.id()).endsWith("?");
            assertThat(ruling.reason()).as(ruling.id()).endsWith(".");
        }
    }

    @Test
    void every_ruling_is_applied_by_some_rule() {
        Set<String> applied = new TreeSet<>();
        RULES.all().forEach(rule -> applied.addAll(rule.rulings()));

        assertThat(RULES.all().stream().filter(RuleText::isRuling).map(RuleText::id))
                .allMatch(applied::contains);
    }

    @Test
    void no_rule_sends_the_reader_to_itself() {
        assertThat(RULES.all()).noneMatch(rule -> rule.see().contains(rule.id()));
    }

    @Test
    void a_reason_for_having_no_behaviour_is_a_sentence() {
        List<RuleText> idle =
                RULES.all().stream().filter(rule -> !rule.hasBehaviour()).toList();

        assertThat(idle).extracting(RuleText::id).contains("R3.5", "PN4", "DN2").doesNotContain("PN7", "R8.4a");
        assertThat(idle).extracting(RuleText::whyNoBehaviour).allMatch(reason -> reason.endsWith("."));
    }

    @Test
    void sections_follow_the_rule_book() {
        List<String> numbers =
                RULES.sections().stream().map(RuleSection::number).toList();

        assertThat(numbers).startsWith("1.0", "3.0", "4.0", "5.0").doesNotHaveDuplicates();
        assertThat(numbers).containsSubsequence("8.0", "8.7", "9.0", "10.0", "12.6", "13.0", "LT1.0", "Q01");
        assertThat(RULES.sections()).noneMatch(section -> section.rules().isEmpty());
    }

    @Test
    void a_citation_leads_to_the_cases_under_it() {
        assertThat(RULES.cited("8.4")).extracting(RuleText::id).containsExactly("R8.4a", "R8.4b", "R8.4c");
        assertThat(RULES.cited("R8.4")).isEqualTo(RULES.cited("8.4"));
        assertThat(RULES.cited("R8.4a")).extracting(RuleText::id).containsExactly("R8.4a");
        assertThat(RULES.cited("LT 4.23")).extracting(RuleText::id).containsExactly("LT4.23");
        assertThat(RULES.cited("10.6")).extracting(RuleText::id).containsExactly("R10.6", "C10.6");
        assertThat(RULES.cited("12.32A")).extracting(RuleText::id).containsExactly("R12.32A1", "R12.32A2");
        assertThat(RULES.cited("Q29")).extracting(RuleText::title).containsExactly("Flanking near the sea");
        assertThat(RULES.cited("Q10")).extracting(RuleText::id).containsExactly("Q10");
        assertThat(RULES.cited("8")).isEmpty();
    }

    @Test
    void a_rule_is_found_by_its_id() {
        RuleText rule = Objects.requireNonNull(RULES.find("R8.4a"));

        assertThat(rule.title()).isEqualTo("Flanking attack");
        assertThat(rule.rulings()).containsExactly("Q29", "Q30");
        assertThat(rule.see()).containsExactly("R8.4b", "R8.4c");
        assertThat(RULES.find("R99.9")).isNull();
    }

    @Test
    void the_rules_come_with_the_data_of_the_game() {
        assertThat(BuiltInData.load().rules().all()).hasSameSizeAs(RULES.all());
    }

    @Test
    void lists_of_rules_cannot_be_changed() {
        assertThatThrownBy(() -> RULES.sections().remove(0)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> RULES.all().get(0).see().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    /** The ledger's ids but for constraints on the data, claims and worked examples, which are no rules. */
    private static List<String> toldIds() {
        List<String> ids = new ArrayList<>();
        for (String line : ledger().split("\n")) {
            if (!line.startsWith("#") && "KSX".indexOf(line.charAt(0)) < 0) {
                ids.add(line);
            }
        }
        return ids;
    }

    private static String ledger() {
        try (InputStream in = Objects.requireNonNull(RuleTextsTest.class.getResourceAsStream("ledger-ids.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError("ledger-ids.txt cannot be read", e);
        }
    }
}
