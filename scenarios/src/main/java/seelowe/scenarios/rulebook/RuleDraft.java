package seelowe.scenarios.rulebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.Position;

/** A rule as it stands in its file, before it is known to be sound. */
final class RuleDraft implements Position {
    private final String file;
    private final int line;
    final String id;
    final String title;
    final Map<String, RuleField> fields = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();

    RuleDraft(String file, int line, String id, String title) {
        this.file = file;
        this.line = line;
        this.id = id;
        this.title = title;
    }

    @Override
    public String file() {
        return file;
    }

    @Override
    public int line() {
        return line;
    }

    void addText(String words) {
        text.append(text.length() == 0 ? "" : " ").append(words);
    }

    String text() {
        return text.toString();
    }

    @Nullable
    RuleField field(String name) {
        return fields.get(name);
    }

    String value(String name) {
        RuleField field = fields.get(name);
        return field == null ? "" : field.value();
    }

    List<String> ids(String name) {
        RuleField field = fields.get(name);
        return field == null ? List.of() : field.ids();
    }

    RuleText toRule() {
        return new RuleText(
                id,
                title,
                text(),
                value(RuleField.QUESTION),
                value(RuleField.REASON),
                ids(RuleField.RULINGS),
                ids(RuleField.SEE),
                value(RuleField.BECAUSE));
    }
}
