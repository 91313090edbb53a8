package seelowe.protocol.form;

import java.util.List;
import java.util.Locale;
import seelowe.scenarios.rulebook.RuleSection;
import seelowe.scenarios.rulebook.RuleText;
import seelowe.scenarios.rulebook.RuleTexts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Rules in our own words. */
public final class RuleJson {
    private RuleJson() {}

    /** What a refusal or a citation means: all parts of the case. */
    public static ArrayNode cited(String citation, RuleTexts rules) {
        RuleText exact = rules.find(citation);
        return write(exact == null ? rules.cited(citation) : List.of(exact));
    }

    /** Every rule with this text in it, whatever the case of its letters. */
    public static ArrayNode search(String words, RuleTexts rules) {
        String wanted = words.toLowerCase(Locale.ROOT);
        return write(rules.all().stream()
                .filter(rule -> (rule.id() + " " + rule.title() + " " + rule.text() + " " + rule.question())
                        .toLowerCase(Locale.ROOT)
                        .contains(wanted))
                .toList());
    }

    public static ArrayNode contents(RuleTexts rules) {
        ArrayNode array = Json.array();
        for (RuleSection section : rules.sections()) {
            ObjectNode node = array.addObject().put("number", section.number()).put("title", section.title());
            ArrayNode ids = node.putArray("rules");
            section.rules().forEach(rule -> ids.addObject().put("id", rule.id()).put("title", rule.title()));
        }
        return array;
    }

    private static ArrayNode write(List<RuleText> rules) {
        ArrayNode array = Json.array();
        for (RuleText rule : rules) {
            ObjectNode node = array.addObject().put("id", rule.id());
            node.put("title", rule.title()).put("text", rule.text());
            if (rule.isRuling()) {
                node.put("question", rule.question()).put("reason", rule.reason());
            }
            node.set("rulings", Json.strings(rule.rulings()));
            node.set("see", Json.strings(rule.see()));
        }
        return array;
    }
}
