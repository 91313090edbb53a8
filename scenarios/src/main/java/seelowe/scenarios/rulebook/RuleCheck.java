package seelowe.scenarios.rulebook;

import java.util.Map;
import java.util.Set;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;

/** Names what is missing from a rule, and every id in it that leads nowhere. */
final class RuleCheck {
    private static final int LONGEST_TITLE = 6;
    private static final String NONE = "none";

    private final Map<String, RuleDraft> rules;
    private final Problems problems;

    RuleCheck(Map<String, RuleDraft> rules, Problems problems) {
        this.rules = rules;
        this.problems = problems;
    }

    void run() {
        for (RuleDraft rule : rules.values()) {
            checkTitle(rule);
            if (rule.text().isEmpty()) {
                problems.add(rule, rule.id + " says nothing. Write its sentences under the title.");
            }
            checkBehaviour(rule);
            checkRulingFields(rule);
            checkIds(rule, RuleField.SEE);
            checkIds(rule, RuleField.RULINGS);
            checkCitations(rule, rule.text());
            rule.fields.values().forEach(field -> checkField(field));
        }
    }

    private void checkTitle(RuleDraft rule) {
        int words = rule.title.isEmpty() ? 0 : rule.title.split(" +").length;
        if (words == 0) {
            problems.add(rule, rule.id + " has no title. Write it after the id.");
        } else if (words > LONGEST_TITLE) {
            problems.add(
                    rule, "The title of " + rule.id + " has " + words + " words; " + LONGEST_TITLE + " are the most.");
        }
    }

    private void checkBehaviour(RuleDraft rule) {
        RuleField behaviour = rule.field(RuleField.BEHAVIOUR);
        RuleField because = rule.field(RuleField.BECAUSE);
        if (behaviour != null && !behaviour.value().equals(NONE)) {
            problems.add(behaviour, "\"behaviour\" can only be \"none\". Leave it out for a rule that has some.");
        }
        if (behaviour != null && because == null) {
            problems.add(behaviour, rule.id + " has no behaviour but gives no reason. Add a line \"because: ...\".");
        }
        if (because != null && behaviour == null) {
            problems.add(because, "\"because\" belongs to \"behaviour: none\", which is missing here.");
        }
    }

    private void checkRulingFields(RuleDraft rule) {
        for (String name : new String[] {RuleField.QUESTION, RuleField.REASON}) {
            RuleField field = rule.field(name);
            if (RuleIds.isRuling(rule.id) && field == null) {
                problems.add(rule, "The ruling " + rule.id + " needs a line \"" + name + ": ...\".");
            } else if (!RuleIds.isRuling(rule.id) && field != null) {
                problems.add(field, "Only rulings (Q01, Q02, ...) have the field \"" + name + "\".");
            }
        }
    }

    private void checkIds(RuleDraft rule, String name) {
        RuleField field = rule.field(name);
        if (field == null) {
            return;
        }
        for (String id : field.ids()) {
            if (!rules.containsKey(id)) {
                problems.add(field, "There is no rule \"" + id + "\"" + hint(id));
            } else if (name.equals(RuleField.RULINGS) && !RuleIds.isRuling(id)) {
                problems.add(field, id + " is no ruling. Put it into the field \"see\".");
            }
        }
    }

    private String hint(String id) {
        String hint = Spelling.hint(id, rules.keySet());
        return hint.isEmpty() ? "." : hint;
    }

    private void checkField(RuleField field) {
        if (field.value().isEmpty()) {
            problems.add(field, "Nothing stands after the colon. Fill the field in or take it out.");
        }
        checkCitations(field, field.value());
    }

    private void checkCitations(Position at, String text) {
        int open = text.indexOf('[');
        while (open >= 0) {
            int close = text.indexOf(']', open);
            if (close < 0) {
                problems.add(at, "A square bracket is opened but not closed.");
                return;
            }
            String citation = text.substring(open + 1, close);
            if (!isKnown(citation, rules.keySet())) {
                problems.add(at, "[" + citation + "] cites no rule. Write a case as [8.23] or [LT 4.23].");
            }
            open = text.indexOf('[', close);
        }
    }

    private static boolean isKnown(String citation, Set<String> ids) {
        return ids.stream().anyMatch(id -> RuleIds.isCitedBy(citation, id));
    }
}
