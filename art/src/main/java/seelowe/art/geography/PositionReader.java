package seelowe.art.geography;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.geography.Geography.Projection;
import seelowe.art.shape.Point;
import seelowe.engine.board.City;
import seelowe.scenarios.GameData;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Spelling;

/** The towns and cities of the map with their true positions; a place without one stands in the middle of its hex. */
final class PositionReader {
    private static final double FARTHEST = 1.5 * HexLayout.HEIGHT;

    private final GameData data;
    private final DataFiles files;
    private final Cells cells;
    private final HexLayout layout;
    private final boolean located;
    private final Map<String, Row> rows = new LinkedHashMap<>();

    /** With a grid that is not rightly located, no place is blamed for lying outside its hex. */
    PositionReader(GameData data, DataFiles files, Cells cells, Projection projection, boolean located) {
        this.data = data;
        this.files = files;
        this.cells = cells;
        this.located = located;
        this.layout = new HexLayout(data.map().grid(), projection);
    }

    List<Place> read() {
        for (Row row : files.table(GeographyForms.POSITIONS, GeographyForms.POSITION_FORM)) {
            rows.put(row.get("place"), row);
        }
        Map<String, Place> places = new TreeMap<>();
        for (City city : data.map().cities()) {
            places.put(city.name(), place(city.name(), PlaceKind.CITY, city.hexes()));
        }
        for (Gazetteer.Place place : data.gazetteer().places()) {
            if (!place.kind().equals("district")) {
                PlaceKind kind = place.kind().equals("airfield") ? PlaceKind.AIRFIELD : PlaceKind.TOWN;
                places.putIfAbsent(place.name(), place(place.name(), kind, List.of(place.hex())));
            }
        }
        for (Map.Entry<String, Row> entry : rows.entrySet()) {
            if (!places.containsKey(entry.getKey())) {
                files.problems()
                        .add(
                                entry.getValue(),
                                "The map has no place \"" + entry.getKey() + "\""
                                        + Spelling.hint(entry.getKey(), places.keySet()));
            }
        }
        return new ArrayList<>(places.values());
    }

    /** Of a city's hexes the one that holds its middle is meant. */
    private Place place(String name, PlaceKind kind, List<Integer> hexes) {
        Row row = rows.get(name);
        if (row == null) {
            return new Place(name, kind, hexes.get(0), layout.centre(hexes.get(0)), 1);
        }
        int mistakes = files.problems().list().size();
        Point at = layout.place(cells.point(row));
        boolean readable = files.problems().list().size() == mistakes;
        int nearest = hexes.get(0);
        for (int hex : hexes) {
            nearest = at.distance(layout.centre(hex)) < at.distance(layout.centre(nearest)) ? hex : nearest;
        }
        if (located && readable && at.distance(layout.centre(nearest)) > FARTHEST) {
            files.problems()
                    .add(
                            row,
                            name + " does not lie in its hex " + layout.grid().number(nearest)
                                    + ", nor near it. Correct its latitude and longitude.");
        }
        double population = row.has("population-thousands") ? cells.number(row, "population-thousands", 0, 20_000) : 1;
        return new Place(name, kind, nearest, at, population);
    }
}
