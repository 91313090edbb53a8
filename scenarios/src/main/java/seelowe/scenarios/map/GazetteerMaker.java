package seelowe.scenarios.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import seelowe.engine.board.LandingArea;

/** Collects the names from the rows of the map. */
final class GazetteerMaker {
    private GazetteerMaker() {}

    static Gazetteer make(MapRows rows) {
        List<Gazetteer.Place> places = new ArrayList<>();
        for (MapRows.OnHex place : rows.places) {
            places.add(
                    new Gazetteer.Place(place.name(), place.hex(), place.row().get("kind")));
        }
        List<Gazetteer.NamedHex> beaches = new ArrayList<>();
        for (MapRows.Beach beach : rows.beaches) {
            beaches.add(new Gazetteer.NamedHex(beach.name(), beach.hex()));
        }
        List<Gazetteer.NamedHex> ports = new ArrayList<>();
        for (MapRows.OnHex port : rows.ports) {
            ports.add(new Gazetteer.NamedHex(port.name(), port.hex()));
        }
        List<Gazetteer.RailEntry> entries = new ArrayList<>();
        for (MapRows.Entry entry : rows.entries) {
            entries.add(new Gazetteer.RailEntry(
                    entry.hex(), entry.edge(), entry.row().get("towards")));
        }
        return new Gazetteer(
                places,
                ports,
                beaches,
                sides(rows, "river"),
                sides(rows, "sea"),
                sides(rows, "rail"),
                entries,
                coasts(rows),
                hexesByName(rows));
    }

    /** Several names on one side are divided by semicolons. */
    private static List<Gazetteer.NamedSide> sides(MapRows rows, String column) {
        List<Gazetteer.NamedSide> named = new ArrayList<>();
        for (MapRows.Side side : rows.sides) {
            for (String name : side.row().get(column).split(";", -1)) {
                if (!name.trim().isEmpty()) {
                    named.add(new Gazetteer.NamedSide(name.trim(), side.hex(), side.neighbour()));
                }
            }
        }
        return named;
    }

    private static Map<LandingArea, String> coasts(MapRows rows) {
        Map<LandingArea, String> coasts = new TreeMap<>();
        rows.echelons.forEach((area, echelon) -> coasts.put(area, echelon.name()));
        return coasts;
    }

    private static Map<String, Set<Integer>> hexesByName(MapRows rows) {
        Map<String, Set<Integer>> byName = new TreeMap<>();
        for (MapRows.OnHex city : rows.cities) {
            byName.computeIfAbsent(city.name(), name -> new TreeSet<>()).add(city.hex());
        }
        for (MapRows.OnHex place : rows.places) {
            byName.putIfAbsent(place.name(), Set.of(place.hex()));
        }
        for (MapRows.OnHex port : rows.ports) {
            byName.putIfAbsent(port.name(), Set.of(port.hex()));
        }
        return byName;
    }
}
