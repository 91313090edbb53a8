package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Deployment;
import seelowe.scenarios.force.Counter;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Spelling;

/** Turns the rows of one side's order of battle into postings; each counter is given out once. */
final class OrderReader {
    private static final int MOST = 99;

    private final Side side;
    private final Map<String, Counter> counters;
    private final DeploymentReader places;
    private final Problems problems;
    private final Map<String, Row> taken = new HashMap<>();
    private final List<Posting> postings = new ArrayList<>();

    OrderReader(Side side, Map<String, Counter> counters, DeploymentReader places, Problems problems) {
        this.side = side;
        this.counters = counters;
        this.places = places;
        this.problems = problems;
    }

    /** Counters named by key are set aside first, so that a call for any three of a kind does not take them. */
    List<Posting> read(List<Row> setUp, List<Row> arrivals) {
        setUp.forEach(this::claim);
        arrivals.forEach(this::claim);
        for (Row row : setUp) {
            post(row, places.readSetUp(row, side));
        }
        for (Row row : arrivals) {
            post(row, places.readArrival(row, side));
        }
        return postings;
    }

    private void claim(Row row) {
        if (OrderForms.isKind(row)) {
            return;
        }
        String key = row.get("unit");
        Counter counter = counters.get(key);
        if (counter == null && !counters.isEmpty()) {
            problems.add(row, "There is no unit " + key + Spelling.hint(key, counters.keySet()));
        } else if (counter != null && counter.side() != side) {
            problems.add(row, key + " belongs to the other side.");
        } else if (counter != null) {
            Row twin = taken.putIfAbsent(key, row);
            if (twin != null) {
                problems.add(
                        row, key + " is used in " + twin.file() + ", line " + twin.line() + " already. Use it once.");
            }
        }
    }

    private void post(Row row, @Nullable Deployment deployment) {
        UnitType kind = OrderForms.kind(row);
        int count = count(row, kind != null);
        if (deployment == null) {
            return;
        }
        if (kind == null) {
            Counter counter = counters.get(row.get("unit"));
            if (counter != null && taken.get(counter.key()) == row) {
                postings.add(new Posting(row, counter, deployment));
            }
            return;
        }
        for (int i = 0; i < count; i++) {
            Counter counter = nextFree(kind);
            if (counter == null) {
                problems.add(
                        row, "There are not enough " + row.get("unit") + " units: " + (count - i) + " are lacking.");
                return;
            }
            taken.put(counter.key(), row);
            postings.add(new Posting(row, counter, deployment));
        }
    }

    private int count(Row row, boolean several) {
        if (!row.has("count")) {
            return 1;
        }
        OptionalInt count = Numbers.read("count", row.get("count"), 1, several ? MOST : 1, row, problems);
        return count.orElse(1);
    }

    private @Nullable Counter nextFree(UnitType kind) {
        for (Counter counter : counters.values()) {
            if (counter.side() == side && counter.type() == kind && !taken.containsKey(counter.key())) {
                return counter;
            }
        }
        return null;
    }
}
