package seelowe.engine.rule.combat;

import java.util.Set;
import seelowe.engine.Rule;
import seelowe.engine.term.CombatResult;

/** The Combat Results Table [8.8]: columns from 1-2 (0) to 10-1 (7), die rolls from -1 to 6. */
@Rule({"C8.8a", "R8.31"})
public final class CombatResultsTable {
    public static final int COLUMNS = 8;
    /** The column 1-2. */
    public static final int LOWEST = 0;
    /** No column: the odds are too low for an attack. */
    public static final int NOT_ALLOWED = -1;

    /** The first and the last line of the sheet: dice modified beyond them count as these. */
    public static final int LOWEST_DIE = -1;

    public static final int HIGHEST_DIE = 6;

    private static final String[] NAMES = {"1-2", "1-1", "2-1", "3-1", "4-1", "6-1", "8-1", "10-1"};

    private static final String SHEET = """
            Ae Ar Ar Ar Br Dr Dr Ex
            Ae Ar Ar Br Br Dr Ex Ex
            Ar Ar Ar Br Dr Dr Ex De
            Ar Ar Br Dr Dr Ex Ex De
            Ar Br Br Dr Ex Ex De De
            Br Br Dr Ex Ex De De De
            Br Dr Dr Ex De De De De
            Dr Dr Ex De De De De De
            """;

    private static final CombatResult[][] CELLS = read(SHEET);

    private CombatResultsTable() {}

    /** The result for a column and a die that has been modified. */
    public static CombatResult result(int column, int modifiedDie) {
        int line = Math.max(LOWEST_DIE, Math.min(HIGHEST_DIE, modifiedDie)) - LOWEST_DIE;
        return CELLS[line][column];
    }

    /** On how many faces of an unmodified die the column has one of these results. */
    public static int faces(int column, Set<CombatResult> results) {
        int count = 0;
        for (int face = 1; face <= HIGHEST_DIE; face++) {
            count += results.contains(result(column, face)) ? 1 : 0;
        }
        return count;
    }

    /** The column for two strengths in the same unit, rounded in the defender's favor, or {@link #NOT_ALLOWED}. */
    public static int column(int attack, int defence) {
        if (defence == 0 || 2 * attack < defence) {
            return NOT_ALLOWED;
        }
        if (attack < defence) {
            return LOWEST;
        }
        int ratio = attack / defence;
        if (ratio >= 10) {
            return 7;
        }
        if (ratio >= 8) {
            return 6;
        }
        if (ratio >= 6) {
            return 5;
        }
        return Math.min(ratio, 4);
    }

    /** What is printed over the column; the lower of the two odds where it serves two. */
    public static String columnName(int column) {
        return NAMES[column];
    }

    private static CombatResult[][] read(String sheet) {
        String[] lines = sheet.split("\n");
        CombatResult[][] cells = new CombatResult[lines.length][];
        for (int i = 0; i < lines.length; i++) {
            String[] codes = lines[i].split(" ");
            cells[i] = new CombatResult[codes.length];
            for (int j = 0; j < codes.length; j++) {
                cells[i][j] = parse(codes[j]);
            }
        }
        return cells;
    }

    private static CombatResult parse(String code) {
        for (CombatResult result : CombatResult.values()) {
            if (result.code().equals(code)) {
                return result;
            }
        }
        throw new IllegalStateException("No combat result is written " + code);
    }
}
