package seelowe.art.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.label.Candidate;
import seelowe.art.shape.Point;
import seelowe.engine.board.City;
import seelowe.engine.board.GameMap;

/** What a reader sees of each place: the dot of a town, the built-up ground of a city, or the counter that hides it. */
public final class Spots {
    static final double CITY_RADIUS = 20;
    private static final double FIELD_RADIUS = 5;

    private final GameMap map;
    private final HexLayout layout;
    private final TownLayer towns;
    private final List<Box> counters;
    private final Map<Place, List<Disc>> discs = new LinkedHashMap<>();

    /** Round ground that belongs to a place. */
    private record Disc(Point middle, double radius) {}

    Spots(GameMap map, HexLayout layout, TownLayer towns, List<Place> places, List<Box> counters) {
        this.map = map;
        this.layout = layout;
        this.towns = towns;
        this.counters = List.copyOf(counters);
        places.forEach(place -> discs.put(place, discs(place)));
    }

    List<Place> places() {
        return List.copyOf(discs.keySet());
    }

    Point middle(Place place) {
        return towns.spot(place);
    }

    /** The counters that lie over a town's dot, as one box. */
    Optional<Box> cover(Place place) {
        return counters.stream()
                .filter(box -> box.grown(TownLayer.RADIUS).contains(towns.spot(place)))
                .findFirst();
    }

    /** How far a name stands from a place; 0 if it lies over it. */
    public double gap(Candidate name, Place place) {
        double nearest = Double.MAX_VALUE;
        for (Disc disc : discs.getOrDefault(place, List.of())) {
            for (Box box : name.boxes()) {
                nearest = Math.min(nearest, box.distance(disc.middle()) - disc.radius());
            }
        }
        return Math.max(0, nearest);
    }

    private List<Disc> discs(Place place) {
        List<Disc> found = new ArrayList<>();
        City city = place.kind() == PlaceKind.CITY ? map.city(place.hex()) : null;
        if (city != null) {
            city.hexes().forEach(hex -> found.add(new Disc(layout.centre(hex), CITY_RADIUS)));
        } else {
            double radius = place.kind() == PlaceKind.AIRFIELD ? FIELD_RADIUS : TownLayer.RADIUS;
            Disc dot = new Disc(towns.spot(place), radius);
            found.add(cover(place)
                    .map(box -> new Disc(box.middle(), box.halfWidth()))
                    .orElse(dot));
        }
        return found;
    }
}
