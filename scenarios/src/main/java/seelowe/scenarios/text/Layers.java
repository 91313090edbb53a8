package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lays the rows of later tables over those of earlier ones, by key. */
final class Layers {
    private final TableForm form;
    private final Problems problems;
    private final Map<String, Row> rows = new LinkedHashMap<>();

    Layers(TableForm form, Problems problems) {
        this.form = form;
        this.problems = problems;
    }

    List<Row> rows() {
        return new ArrayList<>(rows.values());
    }

    void add(List<Row> layer) {
        Map<String, Row> inThisLayer = new LinkedHashMap<>();
        for (Row row : layer) {
            String key = form.key().apply(row);
            Row twin = inThisLayer.putIfAbsent(key, row);
            if (twin != null) {
                problems.add(row, key + " is defined in line " + twin.line() + " already. Take one of the lines out.");
            } else if (row.has(TableReader.REMOVE)) {
                remove(key, row);
            } else {
                Row earlier = rows.get(key);
                rows.put(key, earlier == null ? row : row.over(earlier));
            }
        }
    }

    void change(FigureChange change) {
        change.apply(rows, form, problems);
    }

    private void remove(String key, Row row) {
        if (!row.get(TableReader.REMOVE).equals("yes")) {
            problems.add(row, "The column \"remove\" says yes or nothing.");
        } else if (rows.remove(key) == null) {
            problems.add(row, "There is no " + key + " to remove.");
        }
    }
}
