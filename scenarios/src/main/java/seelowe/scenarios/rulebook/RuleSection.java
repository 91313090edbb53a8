package seelowe.scenarios.rulebook;

import java.util.List;

/**
 * A part of the rules, as a table of contents lists it.
 *
 * @param number the case it begins with, such as {@code 8.7}
 */
public record RuleSection(String number, String title, List<RuleText> rules) {
    public RuleSection {
        rules = List.copyOf(rules);
    }
}
