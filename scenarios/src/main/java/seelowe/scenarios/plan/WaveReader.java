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
        TreeMap<Integer, Integer> points = new TreeMap<>();
        List<Row> rows = files.table(folder + FILE, FORM);
        for (Row row : rows) {
            Numbers.read("number of the wave", row.get("wave"), 1, MOST_WAVES, row, problems)
                    .ifPresent(wave -> points.put(
                            wave,
                            Numbers.read("number of points", row.get("points"), 1, MOST_POINTS, row, problems)
                                    .orElse(1)));
        }
        return inOrder(folder, rows, points);
    }

    private List<Integer> inOrder(String folder, List<Row> rows, SortedMap<Integer, Integer> points) {
        List<Integer> waves = new ArrayList<>();
        for (int wave = 1; wave <= (points.isEmpty() ? 1 : points.lastKey()); wave++) {
            Integer value = points.get(wave);
            if (value == null) {
                String file = rows.isEmpty()
                        ? DataFiles.path(files.layers().get(0), folder + FILE)
                        : rows.get(0).file();
                problems.add(
                        file, 1, "Wave " + wave + " is missing. Number the waves 1, 2, 3 and give each its points.");
            }
            waves.add(value == null ? 1 : value);
        }
        return waves;
    }
}
