package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;

/** Reads the Transport Wave Schedule of a scenario [12.11]. */
final class WaveReader {
    static final String FILE = "waves.csv";

    private static final TableForm FORM = TableForm.keyedBy("wave").requiring("points");
    private static final int MOST_WAVES = 99;
    private static final int MOST_POINTS = 999;

    private final DataFiles files;
    private final Problems problems;

    WaveReader(DataFiles files) {
        this.files = files;
        this.problems = files.problems();
    }

    List<Integer> read(String folder) {
        SortedMap<Integer, Row> rows = new TreeMap<>();
        for (Row row : files.table(folder + FILE, FORM)) {
            Numbers.read("number of the wave", row.get("wave"), 1, MOST_WAVES, row, problems)
                    .ifPresent(wave -> rows.put(wave, row));
        }
        if (rows.isEmpty() && files.exists(folder + FILE)) {
            problems.add(files.fileOf(folder + FILE), 1, "There is no wave. Number them 1, 2, 3 and give them points.");
        }
        List<Integer> waves = new ArrayList<>();
        rows.forEach((wave, row) -> {
            if (wave != waves.size() + 1) {
                problems.add(row, "Wave " + (waves.size() + 1) + " is missing before this one.");
            }
            waves.add(Numbers.read("number of points", row.get("points"), 1, MOST_POINTS, row, problems)
                    .orElse(1));
        });
        return waves.isEmpty() ? List.of(1) : waves;
    }
}
