package seelowe.scenarios.text;

import java.util.List;

/** Where a figure comes from, as the columns {@code source} say it. */
public final class Provenance {
    /** Stated in the game's texts; historical fact; our choice; read off the printed game by its owner. */
    public static final List<String> CODES = List.of("rules", "history", "estimate", "printed");

    static final List<String> COLUMNS = List.of("source", "factors-source", "name-source");

    private Provenance() {}

    static void check(List<Row> rows, Problems problems) {
        for (Row row : rows) {
            for (String column : COLUMNS) {
                String code = row.get(column);
                if (!code.isEmpty() && !CODES.contains(code)) {
                    problems.add(
                            row,
                            "\"" + code + "\" is no source" + Spelling.hint(code, CODES) + " Write "
                                    + Spelling.list(CODES) + ".");
                }
            }
        }
    }
}
