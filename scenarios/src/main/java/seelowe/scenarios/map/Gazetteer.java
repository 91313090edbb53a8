package seelowe.scenarios.map;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import seelowe.engine.board.Edge;
import seelowe.engine.board.LandingArea;

/**
 * The names on the map, for those who draw it or speak of it.
 *
 * @param places towns, districts and airfields that are no cities
 * @param rivers one entry for each river and hexside
 * @param seas arms of the sea between land hexes, one entry for each hexside
 * @param railways one entry for each line and hexside
 * @param coasts what stretch of coast each area covers
 */
public record Gazetteer(
        List<Place> places,
        List<NamedHex> ports,
        List<NamedHex> beaches,
        List<NamedSide> rivers,
        List<NamedSide> seas,
        List<NamedSide> railways,
        List<RailEntry> railEntries,
        Map<LandingArea, String> coasts,
        Map<String, Set<Integer>> hexesByName) {
    public Gazetteer {
        places = List.copyOf(places);
        ports = List.copyOf(ports);
        beaches = List.copyOf(beaches);
        rivers = List.copyOf(rivers);
        seas = List.copyOf(seas);
        railways = List.copyOf(railways);
        railEntries = List.copyOf(railEntries);
        coasts = Collections.unmodifiableMap(new TreeMap<>(coasts));
        hexesByName = copy(hexesByName);
    }

    /** @param kind town, district or airfield */
    public record Place(String name, int hex, String kind) {}

    public record NamedHex(String name, int hex) {}

    public record NamedSide(String name, int hex, int neighbour) {}

    public record RailEntry(int hex, Edge edge, String towards) {}

    /** The hexes of the city, port or place with this name; none if it is unknown. */
    public Set<Integer> hexesOf(String name) {
        return hexesByName.getOrDefault(name, Set.of());
    }

    private static Map<String, Set<Integer>> copy(Map<String, Set<Integer>> from) {
        Map<String, Set<Integer>> result = new TreeMap<>();
        for (Map.Entry<String, Set<Integer>> entry : from.entrySet()) {
            result.put(entry.getKey(), Collections.unmodifiableSet(new TreeSet<>(entry.getValue())));
        }
        return Collections.unmodifiableMap(result);
    }
}
