package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;

/** Reads the Transport Wave Schedule of a scenario [12.11]. */
final class WaveReader {
    static final String FILE = "waves.csv";

    static final TableForm FORM = TableForm.keyedBy("wave").requiring("points");
    private static final int MOST_WAVES = 99;
    private static final int MOST_POINTS = 999;
    private static final int WHOLE = 100;

    private final Problems problems;

    WaveReader(Problems problems) {
        this.problems = problems;
    }

    /** @param percent of the points in the table, a half rounded up */
    List<Integer> read(ScenarioFolder folder, int percent) {
        SortedMap<Integer, Row> rows = new TreeMap<>();
        for (Row row : folder.table(FILE, FORM)) {
            Numbers.read("number of the wave", row.get("wave"), 1, MOST_WAVES, row, problems)
                    .ifPresent(wave -> rows.put(wave, row));
        }
        if (rows.isEmpty() && folder.exists(FILE)) {
            problems.add(folder.fileOf(FILE), 1, "There is no wave. Number them 1, 2, 3 and give them points.");
        }
        List<Integer> waves = new ArrayList<>();
        rows.forEach((wave, row) -> {
            if (wave != waves.size() + 1) {
                problems.add(row, "Wave " + (waves.size() + 1) + " is missing before this one.");
            }
            int points = Numbers.read("number of points", row.get("points"), 1, MOST_POINTS, row, problems)
                    .orElse(1);
            waves.add(Math.max(1, (points * percent + WHOLE / 2) / WHOLE));
        });
        return waves.isEmpty() ? List.of(1) : waves;
    }
}
