package seelowe.art.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import seelowe.art.geography.Geography.Projection;
import seelowe.engine.board.HexGrid;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Spelling;

/** Reads where the grid lies on the globe. */
final class ProjectionReader {
    private static final Map<String, double[]> BOUNDS = new TreeMap<>(Map.of(
            "reference-lat", new double[] {49, 55},
            "reference-lon", new double[] {-8, 4},
            "miles-per-degree-lat", new double[] {60, 80},
            "miles-per-degree-lon", new double[] {30, 60},
            "hex-miles", new double[] {1, 50}));
    private static final String REFERENCE_HEX = "reference-hex";

    private final DataFiles files;
    private final HexGrid grid;
    private final Map<String, Double> values = new TreeMap<>();
    private int referenceHex;

    ProjectionReader(DataFiles files, HexGrid grid) {
        this.files = files;
        this.grid = grid;
    }

    Projection read() {
        BOUNDS.forEach((key, bounds) -> values.put(key, bounds[0]));
        Map<String, Row> rows = new TreeMap<>();
        for (Row row : files.table(GeographyForms.PROJECTION, GeographyForms.PROJECTION_FORM)) {
            rows.put(row.get("key"), row);
            read(row);
        }
        for (String key : BOUNDS.keySet()) {
            reportMissing(key, rows);
        }
        reportMissing(REFERENCE_HEX, rows);
        GeoPoint centre = new GeoPoint(value("reference-lat"), value("reference-lon"));
        return new Projection(
                referenceHex, centre, value("miles-per-degree-lat"), value("miles-per-degree-lon"), value("hex-miles"));
    }

    private void read(Row row) {
        String key = row.get("key");
        double[] bounds = BOUNDS.get(key);
        if (key.equals(REFERENCE_HEX)) {
            int hex = grid.parse(row.get("value"));
            if (hex < 0) {
                files.problems().add(row, "\"" + row.get("value") + "\" is no hex of the map.");
            }
            referenceHex = Math.max(0, hex);
        } else if (bounds == null) {
            List<String> known = new ArrayList<>(BOUNDS.keySet());
            known.add(REFERENCE_HEX);
            files.problems()
                    .add(
                            row,
                            "\"" + key + "\" is no key of the projection" + Spelling.hint(key, known) + " Write "
                                    + Spelling.list(known) + ".");
        } else {
            values.put(key, new Cells(files.problems()).number(row, "value", bounds[0], bounds[1]));
        }
    }

    private void reportMissing(String key, Map<String, Row> rows) {
        if (!rows.containsKey(key)) {
            files.problems().add(GeographyForms.PROJECTION, 1, "The key \"" + key + "\" is missing.");
        }
    }

    private double value(String key) {
        return values.getOrDefault(key, 0.0);
    }
}
