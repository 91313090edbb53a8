package seelowe.scenarios.plan;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;

/** What a scenario takes from a list or another scenario is cut where it ends; a line that every scenario cuts off is a mistake. */
final class LateRows {
    private final Map<String, Row> cut = new TreeMap<>();
    private final Set<String> used = new TreeSet<>();

    /** @param own whether the scenario says so itself: then it is its own mistake and reported as such */
    boolean isInTime(Row row, int turns, boolean own) {
        boolean inTime = own || Numbers.parse(row.get("turn")).orElse(0) <= turns;
        String place = row.file() + ":" + row.line();
        if (inTime) {
            used.add(place);
        } else {
            cut.put(place, row);
        }
        return inTime;
    }

    void report(Problems problems) {
        cut.keySet().removeAll(used);
        for (Row row : cut.values()) {
            problems.add(row, "No scenario with this list lasts until Game-Turn " + row.get("turn") + ".");
        }
    }
}
