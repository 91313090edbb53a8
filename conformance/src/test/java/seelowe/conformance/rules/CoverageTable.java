package seelowe.conformance.rules;

import java.util.List;
import java.util.function.Predicate;

/** Writes the coverage as a page of Markdown. */
final class CoverageTable {
    private final Coverage coverage;
    private final StringBuilder page = new StringBuilder();

    CoverageTable(Coverage coverage) {
        this.coverage = coverage;
    }

    String write() {
        page.append("# Rules coverage\n\n")
                .append("Every id of the rules ledger and the tests that speak for it: their names begin with the id,"
                        + " or they are tagged with\nit. This page is made by `RulesCoverageTest`; write it anew with"
                        + " `mvn -pl conformance -am test -Dtest=RulesCoverageTest\n-Dsurefire.failIfNoSpecifiedTests="
                        + "false -Dcoverage.write=true`.\n\n");
        summary();
        part("Rules, notes and errata", id -> isOneOf(id, "R", "C", "ER", "PN", "DN"));
        part("The Lion's Tail", id -> isOneOf(id, "LT"));
        part("Rulings", id -> isOneOf(id, "Q"));
        part("Worked examples", id -> isOneOf(id, "X"));
        part("Constraints on the data", id -> isOneOf(id, "K"));
        part("Claims about many games", id -> isOneOf(id, "S"));
        return page.toString();
    }

    private void summary() {
        List<String> due = coverage.ids().stream().filter(Demand::isDue).toList();
        page.append("Of ").append(due.size()).append(" ids that are due, ");
        page.append(count(due, coverage::isTested)).append(" have tests, ");
        page.append(count(due, id -> !coverage.isTested(id) && hasNoBehaviour(id)))
                .append(" have no behaviour, and ");
        page.append(coverage.missing().size()).append(" lack a test.\n");
    }

    private void part(String title, Predicate<String> belongs) {
        page.append("\n## ").append(title).append("\n\n| id | title | tests |\n|---|---|---|\n");
        for (String id : coverage.ids()) {
            if (belongs.test(id)) {
                page.append("| ").append(id).append(" | ").append(coverage.title(id));
                page.append(" | ").append(evidence(id)).append(" |\n");
            }
        }
    }

    private String evidence(String id) {
        if (coverage.isTested(id)) {
            return "`" + String.join("`<br>`", coverage.testsOf(id)) + "`";
        }
        if (hasNoBehaviour(id)) {
            return "No behaviour. " + coverage.whyNone(id);
        }
        return Demand.isDue(id) ? "**missing**" : "to come";
    }

    private boolean hasNoBehaviour(String id) {
        return !coverage.whyNone(id).isEmpty();
    }

    private static long count(List<String> ids, Predicate<String> which) {
        return ids.stream().filter(which).count();
    }

    /** Whether the letters that the id begins with are one of these. */
    private static boolean isOneOf(String id, String... prefixes) {
        for (String prefix : prefixes) {
            if (id.startsWith(prefix) && Character.isDigit(id.charAt(prefix.length()))) {
                return true;
            }
        }
        return false;
    }
}
