package seelowe.scenarios.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;
import seelowe.scenarios.text.Problem;
import seelowe.scenarios.text.Problems;

/** Each mistake in a file of rules is named with its file and line. */
class RuleMistakesTest {
    private static final String SOUND = """
            # A note to the editor.
            section 8.0 Combat

            R8.4a  Flanking attack
              Attackers all around the defender [8.5]
              fight with double strength.
              rulings: Q29
              see: R8.5
            R8.5  Halving strengths
              Halvings multiply, and fractions
              are kept.
              behaviour: none
              because: This is only an example that
                goes on in the next line.

            section Q01 Rulings
            Q29  Flanking near the sea
              question: Does the sea matter?
              It counts like any other hex.
              reason: The rule makes no exception.
            """;

    @Test
    void a_sound_file_has_no_mistakes_and_gives_its_rules() {
        RuleTexts rules = RuleTexts.read(files(SOUND));

        assertThat(problems(SOUND)).isEmpty();
        assertThat(rules.sections()).extracting(RuleSection::title).containsExactly("Combat", "Rulings");
        RuleText flanking = Objects.requireNonNull(rules.find("R8.4a"));
        assertThat(flanking.text()).isEqualTo("Attackers all around the defender [8.5] fight with double strength.");
        RuleText halving = Objects.requireNonNull(rules.find("R8.5"));
        assertThat(halving.whyNoBehaviour()).isEqualTo("This is only an example that goes on in the next line.");
        assertThat(rules.files()).containsExactly("rules/combat.txt", "rules/contents.txt");
    }

    @Test
    void a_wrapped_sentence_may_go_on_with_a_word_and_a_colon() {
        String wrapped = SOUND.replace("  are kept.", "  are: kept.");

        assertThat(problems(wrapped)).isEmpty();
        assertThat(Objects.requireNonNull(RuleTexts.read(files(wrapped)).find("R8.5"))
                        .text())
                .isEqualTo("Halvings multiply, and fractions are: kept.");
    }

    @Test
    void an_id_that_is_used_twice() {
        assertThat(problems(SOUND.replace("R8.5  Halving", "R8.4a  Halving")))
                .contains("data/rules/combat.txt:9: R8.4a stands in data/rules/combat.txt, line 4, already.");
    }

    @Test
    void ids_and_citations_that_lead_nowhere() {
        assertThat(problems(SOUND.replace("see: R8.5", "see: R8.6")))
                .containsExactly("data/rules/combat.txt:8: There is no rule \"R8.6\"; did you mean \"R8.5\"?");
        assertThat(problems(SOUND.replace("rulings: Q29", "rulings: Q29, Quite")))
                .containsExactly("data/rules/combat.txt:7: There is no rule \"Quite\".");
        assertThat(problems(SOUND.replace("rulings: Q29", "rulings: R8.5")))
                .containsExactly("data/rules/combat.txt:7: R8.5 is no ruling. Put it into the field \"see\".");
        assertThat(problems(SOUND.replace("[8.5]", "[8.55]")))
                .containsExactly("data/rules/combat.txt:4: [8.55] cites no rule. Write a case as [8.23] or [LT 4.23].");
        assertThat(problems(SOUND.replace("[8.5]", "[8.5")))
                .containsExactly("data/rules/combat.txt:4: A square bracket is opened but not closed.");
    }

    @Test
    void titles_that_are_missing_or_too_long() {
        assertThat(problems(SOUND.replace("R8.5  Halving strengths", "R8.5")))
                .containsExactly("data/rules/combat.txt:9: R8.5 has no title. Write it after the id.");
        assertThat(problems(SOUND.replace("Halving strengths", "One two three four five six seven")))
                .containsExactly("data/rules/combat.txt:9: The title of R8.5 has 7 words; 6 are the most.");
        assertThat(problems(SOUND.replace("section 8.0 Combat", "section 8.0")))
                .contains("data/rules/combat.txt:2: A section needs its number and its title, such as \"section 8.0"
                        + " Combat\".");
    }

    @Test
    void a_rule_that_says_nothing() {
        assertThat(problems(SOUND.replace("  It counts like any other hex.\n", "")))
                .containsExactly("data/rules/combat.txt:17: Q29 says nothing. Write its sentences under the title.");
    }

    @Test
    void fields_that_are_unknown_empty_or_doubled() {
        assertThat(problems(SOUND.replace("  see: R8.5", "  sea: R8.5")))
                .containsExactly("data/rules/combat.txt:8: There is no field \"sea\"; did you mean \"see\"? A field is"
                        + " one of rulings, see, behaviour, because, question or reason.");
        assertThat(problems(SOUND.replace("  see: R8.5", "  compare: R8.5")))
                .containsExactly("data/rules/combat.txt:8: There is no field \"compare\". A field is one of rulings,"
                        + " see, behaviour, because, question or reason.");
        assertThat(problems(SOUND.replace("reason: The rule makes no exception.", "reason:")))
                .containsExactly("data/rules/combat.txt:20: Nothing stands after the colon. Fill the field in or take"
                        + " it out.");
        assertThat(problems(SOUND.replace("  see: R8.5", "  see: R8.5\n  see: Q29")))
                .containsExactly(
                        "data/rules/combat.txt:9: The field \"see\" stands here twice. Put everything into" + " one.");
    }

    @Test
    void behaviour_without_a_reason_and_a_reason_without_behaviour() {
        assertThat(problems(SOUND.replace("behaviour: none", "behaviour: some")))
                .containsExactly("data/rules/combat.txt:12: \"behaviour\" can only be \"none\". Leave it out for a rule"
                        + " that has some.");
        assertThat(problems(SOUND.replace("  because:", "  Because,")))
                .containsExactly("data/rules/combat.txt:12: R8.5 has no behaviour but gives no reason. Add a line"
                        + " \"because: ...\".");
        assertThat(problems(SOUND.replace("  behaviour: none\n", "")))
                .containsExactly("data/rules/combat.txt:12: \"because\" belongs to \"behaviour: none\", which is"
                        + " missing here.");
    }

    @Test
    void questions_belong_to_rulings() {
        assertThat(problems(SOUND.replace("  question: Does the sea matter?\n", "")))
                .containsExactly("data/rules/combat.txt:17: The ruling Q29 needs a line \"question: ...\".");
        assertThat(problems(SOUND.replace("  behaviour: none\n  because:", "  reason:")))
                .containsExactly("data/rules/combat.txt:12: Only rulings (Q01, Q02, ...) have the field \"reason\".");
    }

    @Test
    void lines_in_the_wrong_place() {
        assertThat(problems("R8.4a  Flanking attack\n  It doubles the strength.\n" + SOUND))
                .containsExactly("data/rules/combat.txt:1: The rule R8.4a stands before any section. Put a line such"
                        + " as \"section 8.0 Combat\" above.");
        assertThat(problems(SOUND.replace("  are kept.", "are kept.")))
                .contains(
                        "data/rules/combat.txt:11: \"are\" is no id of a rule. A rule begins with an id such as R8.4a,"
                                + " LT4.23 or Q29; what it says is indented by two spaces.");
        assertThat(problems(SOUND.replace("R8.5  Halving", "\n  Lost words.\nR8.5  Halving")))
                .containsExactly("data/rules/combat.txt:10: This line belongs to no rule. Put it right under the"
                        + " rule's id and title.");
        assertThat(problems(SOUND.replace("  are kept.", "\tare kept.")))
                .containsExactly("data/rules/combat.txt:11: There is a tab in this line. Use spaces instead.");
        assertThat(problems(SOUND.replace("multiply", "\uFFFD")))
                .containsExactly("data/rules/combat.txt:10: Character 12 of this line is not UTF-8. Save the file in"
                        + " the encoding UTF-8.");
    }

    @Test
    void contents_that_name_no_file_or_one_twice_or_are_missing() {
        assertThat(problems(source(SOUND, "# Rules\ncombat.txt\n\nfleet.txt\ncombat.txt\n")))
                .containsExactly(
                        "data/rules/contents.txt:4: There is no file \"fleet.txt\" in this folder.",
                        "data/rules/contents.txt:5: The file \"combat.txt\" is named twice.");
        assertThat(problems(new MemorySource("data", Map.of())))
                .containsExactly("data/rules/contents.txt:1: This file is missing. It names the files of the rules.");
    }

    @Test
    void a_file_of_a_later_layer_replaces_the_earlier_one() {
        String changed = SOUND.replace("Halving strengths", "Halves of halves");
        Problems problems = new Problems();

        RuleTexts rules = RuleTexts.read(new DataFiles(
                List.of(
                        source(SOUND, "combat.txt"),
                        new MemorySource("mine", Map.of("rules/combat.txt", changed.replace("see: R8.5", "see: X")))),
                problems));

        assertThat(Objects.requireNonNull(rules.find("R8.5")).title()).isEqualTo("Halves of halves");
        assertThat(problems.list())
                .extracting(Problem::toString)
                .containsExactly("mine/rules/combat.txt:8: There is no rule \"X\".");
    }

    private static DataFiles files(String text) {
        return new DataFiles(List.of(source(text, "combat.txt")), new Problems());
    }

    private static DataSource source(String text, String contents) {
        return new MemorySource("data", Map.of("rules/contents.txt", contents, "rules/combat.txt", text));
    }

    private static List<String> problems(String text) {
        return problems(source(text, "combat.txt"));
    }

    private static List<String> problems(DataSource source) {
        Problems problems = new Problems();
        RuleTexts.read(new DataFiles(List.of(source), problems));
        return problems.list().stream().map(Problem::toString).toList();
    }
}
