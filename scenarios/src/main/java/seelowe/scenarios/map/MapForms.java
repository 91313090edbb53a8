package seelowe.scenarios.map;

import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;

/** The files of the folder {@code map} and their columns. */
public final class MapForms {
    public static final String HEXES = "map/hexes.csv";
    public static final String HEXSIDES = "map/hexsides.csv";
    public static final String PLACES = "map/places.csv";
    public static final String PORTS = "map/ports.csv";
    public static final String BEACHES = "map/beaches.csv";
    public static final String LANDING_AREAS = "map/landing-areas.csv";
    public static final String RAIL_ENTRIES = "map/rail-entries.csv";

    static final TableForm HEX_FORM = TableForm.keyedBy("hex")
            .requiring("terrain", "city", "area", "air-range")
            .withHexes("hex");
    static final TableForm HEXSIDE_FORM = TableForm.keyedBy("hex", "neighbour")
            .requiring("river", "sea", "rail")
            .withHexes("hex", "neighbour")
            .withKey(MapForms::eitherWay);
    static final TableForm PLACE_FORM =
            TableForm.keyedBy("place").requiring("hex", "kind").withHexes("hex");
    static final TableForm PORT_FORM =
            TableForm.keyedBy("hex").requiring("port").withHexes("hex");
    static final TableForm BEACH_FORM =
            TableForm.keyedBy("hex").requiring("beach", "area").withHexes("hex");
    static final TableForm AREA_FORM =
            TableForm.keyedBy("area").requiring("echelon", "coast").withHexes("echelon");
    static final TableForm ENTRY_FORM = TableForm.keyedBy("hex")
            .requiring("edge")
            .allowing("towards", "company")
            .withHexes("hex");

    private MapForms() {}

    /** A hexside is the same from both of its hexes. */
    private static String eitherWay(Row row) {
        String a = row.get("hex");
        String b = row.get("neighbour");
        return a.compareTo(b) < 0 ? a + "/" + b : b + "/" + a;
    }
}
