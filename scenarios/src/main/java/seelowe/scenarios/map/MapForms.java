package seelowe.scenarios.map;

import java.util.Map;
import seelowe.engine.board.Edge;
import seelowe.engine.board.Terrain;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;
import seelowe.scenarios.text.Words;

/** The files of the folder {@code map} and their columns. */
public final class MapForms {
    public static final String HEXES = "map/hexes.csv";
    public static final String HEXSIDES = "map/hexsides.csv";
    public static final String PLACES = "map/places.csv";
    public static final String PORTS = "map/ports.csv";
    public static final String BEACHES = "map/beaches.csv";
    public static final String LANDING_AREAS = "map/landing-areas.csv";
    public static final String RAIL_ENTRIES = "map/rail-entries.csv";

    static final Words<Terrain> TERRAINS = Words.of("terrain", Terrain.values());
    static final Words<Edge> EDGES = Words.of("edge", Edge.values());
    static final Words<String> RANGES = Words.of("air range", "normal", "extended");
    static final Words<String> KINDS = Words.of("kind of place", "town", "district", "airfield");

    static final TableForm HEX_FORM = TableForm.keyedBy("hex")
            .requiring("terrain", "city", "area", "air-range")
            .withHexes("hex")
            .choosing("terrain", TERRAINS)
            .choosing("area", AreaCells.AREAS)
            .choosing("air-range", RANGES);
    static final TableForm HEXSIDE_FORM = TableForm.keyedBy("hex", "neighbour")
            .requiring("river", "sea", "rail")
            .withHexes("hex", "neighbour")
            .withKey(MapForms::eitherWay);
    static final TableForm PLACE_FORM =
            TableForm.keyedBy("place").requiring("hex", "kind").withHexes("hex").choosing("kind", KINDS);
    static final TableForm PORT_FORM =
            TableForm.keyedBy("hex").requiring("port").withHexes("hex");
    static final TableForm BEACH_FORM =
            TableForm.keyedBy("hex").requiring("beach", "area").withHexes("hex").choosing("area", AreaCells.AREAS);
    static final TableForm AREA_FORM = TableForm.keyedBy("area")
            .requiring("echelon", "coast")
            .withHexes("echelon")
            .choosing("area", AreaCells.AREAS);
    static final TableForm ENTRY_FORM = TableForm.keyedBy("hex")
            .requiring("edge")
            .allowing("towards", "company")
            .withHexes("hex")
            .choosing("edge", EDGES);

    private static final Map<String, TableForm> ALL = Map.of(
            HEXES, HEX_FORM,
            HEXSIDES, HEXSIDE_FORM,
            PLACES, PLACE_FORM,
            PORTS, PORT_FORM,
            BEACHES, BEACH_FORM,
            LANDING_AREAS, AREA_FORM,
            RAIL_ENTRIES, ENTRY_FORM);

    private MapForms() {}

    /** Every table of the map by its name. */
    public static Map<String, TableForm> all() {
        return ALL;
    }

    /** A hexside is the same from both of its hexes. */
    private static String eitherWay(Row row) {
        String a = row.get("hex");
        String b = row.get("neighbour");
        return a.compareTo(b) < 0 ? a + "/" + b : b + "/" + a;
    }
}
