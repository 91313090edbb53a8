package seelowe.scenarios.map;

import java.util.List;
import seelowe.engine.board.Edge;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.MapBuilder;
import seelowe.engine.board.Terrain;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;

/** Reads the tables of the folder {@code map}. Rows that cannot be understood are reported and left out. */
public final class MapReader {
    private final DataFiles files;
    private final Problems problems;
    private final HexCells hexes;
    private final AreaCells areas;
    private final MapRows rows;
    private final MapBuilder builder;
    private boolean hexesKnown;

    public MapReader(DataFiles files, HexGrid grid) {
        this.files = files;
        this.problems = files.problems();
        this.hexes = new HexCells(grid, problems);
        this.areas = new AreaCells(problems);
        this.rows = new MapRows(grid);
        this.builder = new MapBuilder(grid);
    }

    /** The map, as far as the tables could be understood: it is fit for use only if nothing was reported. */
    public MapData read() {
        readHexes();
        files.table(MapForms.PORTS, MapForms.PORT_FORM).forEach(this::readPort);
        files.table(MapForms.PLACES, MapForms.PLACE_FORM).forEach(this::readPlace);
        files.table(MapForms.BEACHES, MapForms.BEACH_FORM).forEach(this::readBeach);
        files.table(MapForms.LANDING_AREAS, MapForms.AREA_FORM).forEach(this::readArea);
        files.table(MapForms.HEXSIDES, MapForms.HEXSIDE_FORM).forEach(this::readSide);
        files.table(MapForms.RAIL_ENTRIES, MapForms.ENTRY_FORM).forEach(this::readEntry);
        new CoastLine(rows.grid).mark(builder, rows);
        MapData data = new MapData(builder.build(), GazetteerMaker.make(rows));
        if (hexesKnown) {
            new MapCheck(rows, data.map(), files).run();
        }
        return data;
    }

    private void readHexes() {
        List<Row> table = files.table(MapForms.HEXES, MapForms.HEX_FORM);
        boolean allOnMap = true;
        for (Row row : table) {
            int hex = hexes.read(row, "hex");
            allOnMap &= hex >= 0;
            if (hex >= 0) {
                rows.hexRow[hex] = row;
                readHex(row, hex);
            }
        }
        hexesKnown = !table.isEmpty();
        if (!hexesKnown && files.exists(MapForms.HEXES)) {
            problems.add(files.fileOf(MapForms.HEXES), 1, "The table has no rows. Each hex needs one.");
        }
        fillGaps(allOnMap && hexesKnown);
    }

    private void readHex(Row row, int hex) {
        Terrain terrain = MapForms.TERRAINS.read(row.get("terrain"), row, problems);
        String city = row.get("city");
        if (terrain == Terrain.CITY && city.isEmpty()) {
            problems.add(row, "A city hex needs the name of its city.");
        } else if (terrain != null && terrain != Terrain.CITY && !city.isEmpty()) {
            problems.add(row, "A hex with a city's name has the terrain city, not " + row.get("terrain") + ".");
        }
        builder.terrain(hex, terrain == null ? Terrain.CLEAR : terrain);
        if (!city.isEmpty()) {
            builder.city(hex, city);
            rows.cities.add(new MapRows.OnHex(row, hex, city));
        }
        LandingArea area = row.has("area") ? areas.read(row) : null;
        if (area != null) {
            builder.landingArea(hex, area);
        }
        if ("normal".equals(MapForms.RANGES.read(row.get("air-range"), row, problems))) {
            builder.normalAirRange(hex);
        }
    }

    /** A hex number that cannot be read is reported already, and explains a gap. */
    private void fillGaps(boolean report) {
        for (int hex = 0; hex < rows.hexRow.length; hex++) {
            if (rows.hexRow[hex] != null) {
                continue;
            }
            builder.terrain(hex, Terrain.CLEAR);
            if (report) {
                problems.add(
                        files.fileOf(MapForms.HEXES),
                        1,
                        "Hex " + rows.grid.number(hex) + " is missing. Give it a line.");
            }
        }
    }

    private void readPlace(Row row) {
        int hex = hexes.read(row, "hex");
        String kind = MapForms.KINDS.read(row.get("kind"), row, problems);
        if (hex >= 0 && kind != null && named(row, "place")) {
            rows.places.add(new MapRows.OnHex(row, hex, row.get("place")));
            builder.placeIfUnnamed(hex, row.get("place"));
        }
    }

    private void readPort(Row row) {
        int hex = hexes.read(row, "hex");
        if (hex >= 0 && named(row, "port")) {
            builder.port(hex, row.get("port"));
            rows.ports.add(new MapRows.OnHex(row, hex, row.get("port")));
        }
    }

    private void readBeach(Row row) {
        int hex = hexes.read(row, "hex");
        LandingArea area = areas.read(row);
        if (hex >= 0 && area != null && named(row, "beach")) {
            builder.beach(hex);
            rows.beaches.add(new MapRows.Beach(row, hex, row.get("beach"), area));
        }
    }

    private void readArea(Row row) {
        LandingArea area = areas.read(row);
        int hex = hexes.read(row, "echelon");
        if (area != null) {
            rows.echelons.put(area, new MapRows.OnHex(row, hex, row.get("coast")));
            if (hex >= 0) {
                builder.echelon(area, hex);
            }
        }
    }

    private void readSide(Row row) {
        int a = hexes.read(row, "hex");
        int b = hexes.read(row, "neighbour");
        boolean touch = a >= 0 && b >= 0 && rows.grid.adjacent(a, b);
        rows.everySideKnown &= touch;
        if (a < 0 || b < 0) {
            return;
        }
        if (!touch) {
            problems.add(
                    row,
                    "Hexes " + row.get("hex") + " and " + row.get("neighbour")
                            + " do not touch. A hexside lies between two neighbours.");
            return;
        }
        rows.sides.add(new MapRows.Side(row, a, b));
    }

    private void readEntry(Row row) {
        int hex = hexes.read(row, "hex");
        Edge edge = MapForms.EDGES.read(row.get("edge"), row, problems);
        if (hex >= 0 && edge != null) {
            builder.entry(edge, hex);
            rows.entries.add(new MapRows.Entry(row, hex, edge));
        }
    }

    private boolean named(Row row, String column) {
        if (!row.has(column)) {
            problems.add(row, "The name of the " + column + " is missing.");
        }
        return row.has(column);
    }
}
