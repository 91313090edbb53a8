package seelowe.scenarios.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;

/** Reads the sections and rules of one file, line by line. */
final class RuleFileReader {
    private static final String SECTION = "section ";
    private static final int CONTINUATION_INDENT = 4;

    /** A section whose rules have not been checked yet. */
    record Section(String file, int line, String number, String title, List<RuleDraft> drafts) implements Position {}

    private final String file;
    private final Problems problems;
    private final List<Section> sections = new ArrayList<>();
    private @Nullable RuleDraft rule;
    private @Nullable String openField;
    private int line;

    RuleFileReader(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    List<Section> read(List<String> lines) {
        for (String each : lines) {
            line++;
            readLine(each);
        }
        return sections;
    }

    private void readLine(String content) {
        if (content.isBlank()) {
            rule = null;
        } else if (content.startsWith("#")) {
            openField = null;
        } else if (content.indexOf('\t') >= 0) {
            problem("There is a tab in this line. Use spaces instead.");
        } else if (content.startsWith(" ")) {
            readIndented(content);
        } else if (content.startsWith(SECTION)) {
            beginSection(content.substring(SECTION.length()).trim());
        } else {
            beginRule(content.trim());
        }
    }

    private void beginSection(String heading) {
        rule = null;
        int space = heading.indexOf(' ');
        if (space < 0) {
            problem("A section needs its number and its title, such as \"section 8.0 Combat\".");
            return;
        }
        sections.add(new Section(
                file,
                line,
                heading.substring(0, space),
                heading.substring(space).trim(),
                new ArrayList<>()));
    }

    private void beginRule(String heading) {
        int space = heading.indexOf(' ');
        String id = space < 0 ? heading : heading.substring(0, space);
        String title = space < 0 ? "" : heading.substring(space).trim();
        RuleDraft begun = new RuleDraft(file, line, id, title);
        rule = begun;
        openField = null;
        if (!RuleIds.isId(id)) {
            problem("\"" + id + "\" is no id of a rule. A rule begins with an id such as R8.4a, LT4.23 or Q29; what it"
                    + " says is indented by two spaces.");
        } else if (sections.isEmpty()) {
            problem("The rule " + id + " stands before any section. Put a line such as \"section 8.0 Combat\" above.");
        } else {
            sections.get(sections.size() - 1).drafts().add(begun);
        }
    }

    private void readIndented(String content) {
        String words = content.trim();
        String name = RuleField.nameIn(words);
        RuleDraft current = rule;
        if (current == null) {
            problem("This line belongs to no rule. Put it right under the rule's id and title.");
        } else if (openField != null && content.startsWith(" ".repeat(CONTINUATION_INDENT))) {
            current.fields.computeIfPresent(openField, (key, field) -> field.continued(words));
        } else if (name.isEmpty() || isInsideSentence(current)) {
            openField = null;
            current.addText(words);
        } else {
            beginField(current, name, words.substring(name.length() + 1).trim());
        }
    }

    /** A wrapped sentence may happen to go on with a word and a colon. */
    private boolean isInsideSentence(RuleDraft current) {
        String text = current.text();
        return openField == null && !text.isEmpty() && !text.endsWith(".");
    }

    private void beginField(RuleDraft current, String name, String value) {
        openField = name;
        if (!RuleField.NAMES.contains(name)) {
            String hint = Spelling.hint(name, RuleField.NAMES);
            problem("There is no field \"" + name + "\"" + (hint.isEmpty() ? "." : hint) + " A field is one of "
                    + Spelling.list(RuleField.NAMES) + ".");
        } else if (current.fields.containsKey(name)) {
            problem("The field \"" + name + "\" stands here twice. Put everything into one.");
        } else {
            current.fields.put(name, new RuleField(file, line, value));
        }
    }

    private void problem(String message) {
        problems.add(file, line, message);
    }
}
