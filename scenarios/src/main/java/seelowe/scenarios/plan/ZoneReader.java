package seelowe.scenarios.plan;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import seelowe.engine.board.HexGrid;
import seelowe.engine.scenario.SetUpZone;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;

/** Reads the zones of a scenario, each bounded by the rows and columns of towns. */
final class ZoneReader {
    static final String FILE = "zones.csv";

    static final TableForm FORM =
            TableForm.keyedBy("zone").requiring("name", "not-north-of", "not-south-of", "not-west-of", "not-east-of");

    private final Problems problems;
    private final HexGrid grid;
    private final Gazetteer gazetteer;

    ZoneReader(Problems problems, HexGrid grid, Gazetteer gazetteer) {
        this.problems = problems;
        this.grid = grid;
        this.gazetteer = gazetteer;
    }

    Map<String, SetUpZone> read(ScenarioFolder folder) {
        Map<String, SetUpZone> zones = new TreeMap<>();
        for (Row row : folder.tableIfPresent(FILE, FORM)) {
            zones.put(row.get("zone"), zone(row));
        }
        return zones;
    }

    private SetUpZone zone(Row row) {
        return new SetUpZone(
                row.get("name"),
                has(row, "not-west-of") ? grid.column(Collections.min(town(row, "not-west-of"))) : 1,
                has(row, "not-east-of") ? grid.column(Collections.max(town(row, "not-east-of"))) : grid.columns(),
                has(row, "not-north-of") ? northernmost(town(row, "not-north-of")) : 1,
                has(row, "not-south-of") ? southernmost(town(row, "not-south-of")) : grid.rows());
    }

    private boolean has(Row row, String column) {
        if (!row.has(column)) {
            return false;
        }
        if (town(row, column).isEmpty()) {
            problems.add(row, PlaceNames.unknown(row.get(column), gazetteer));
            return false;
        }
        return true;
    }

    private Set<Integer> town(Row row, String column) {
        return gazetteer.hexesOf(row.get(column));
    }

    private int northernmost(Set<Integer> hexes) {
        int best = grid.rows();
        for (int hex : hexes) {
            best = Math.min(best, grid.row(hex));
        }
        return best;
    }

    private int southernmost(Set<Integer> hexes) {
        int best = 1;
        for (int hex : hexes) {
            best = Math.max(best, grid.row(hex));
        }
        return best;
    }
}
