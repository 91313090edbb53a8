package seelowe.conformance.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.scenarios.rulebook.RuleText;
import seelowe.scenarios.rulebook.RuleTexts;

/** Which tests speak for which id, and which id has none though it should. */
final class Coverage {
    private final RuleTexts rules;
    private final Map<String, List<String>> tests = new LinkedHashMap<>();

    Coverage(LedgerIds ids, RuleTexts rules, List<TestSources.Found> found) {
        this.rules = rules;
        ids.all().forEach(id -> tests.put(id, new ArrayList<>()));
        for (TestSources.Found test : found) {
            ids.citedBy(test.method()).forEach(id -> add(id, test.where()));
            test.tags().forEach(id -> add(id, test.where()));
        }
    }

    private void add(String id, String where) {
        List<String> known = tests.get(id);
        if (known != null && !known.contains(where)) {
            known.add(where);
        }
    }

    List<String> ids() {
        return List.copyOf(tests.keySet());
    }

    List<String> testsOf(String id) {
        return tests.getOrDefault(id, List.of()).stream().sorted().toList();
    }

    boolean isTested(String id) {
        return !testsOf(id).isEmpty();
    }

    String title(String id) {
        RuleText rule = rules.find(id);
        return rule == null ? "" : rule.title();
    }

    /** Why there is nothing to test; empty if there is. */
    String whyNone(String id) {
        RuleText rule = rules.find(id);
        return rule == null ? "" : rule.whyNoBehaviour();
    }

    /** The ids that should have a test by now and have none. */
    List<String> missing() {
        return ids().stream()
                .filter(id -> Demand.isDue(id) && !isTested(id) && whyNone(id).isEmpty())
                .toList();
    }
}
