package seelowe.art.geography;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.scenarios.text.TableForm;

/** The files of the folder {@code geography} and their columns. */
final class GeographyForms {
    static final String PROJECTION = "geography/projection.csv";
    static final String COASTLINE = "geography/coastline.csv";
    static final String LINES = "geography/lines.csv";
    static final String POSITIONS = "geography/positions.csv";
    static final String RIVERS = "geography/rivers.csv";
    static final String NAMES = "geography/names.csv";

    static final TableForm PROJECTION_FORM = TableForm.keyedBy("key").requiring("value");
    static final TableForm COASTLINE_FORM = TableForm.keyedBy("ring", "point").requiring("lat", "lon");
    static final TableForm LINE_FORM = TableForm.keyedBy("line", "point").requiring("kind", "lat", "lon");
    static final TableForm POSITION_FORM =
            TableForm.keyedBy("place").requiring("lat", "lon").allowing("population-thousands");
    static final TableForm RIVER_FORM = TableForm.keyedBy("river").requiring("label");
    static final TableForm NAME_FORM =
            TableForm.keyedBy("name").requiring("style", "lat", "lon", "angle", "size", "spacing");

    static final SortedMap<String, TableForm> ALL = Collections.unmodifiableSortedMap(new TreeMap<>(Map.of(
            PROJECTION, PROJECTION_FORM,
            COASTLINE, COASTLINE_FORM,
            LINES, LINE_FORM,
            POSITIONS, POSITION_FORM,
            RIVERS, RIVER_FORM,
            NAMES, NAME_FORM)));

    private GeographyForms() {}
}
