package seelowe.art.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography.Name;
import seelowe.art.geography.Geography.NameStyle;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Around;
import seelowe.art.label.Box;
import seelowe.art.label.Candidate;
import seelowe.art.label.LabelPlacer;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;
import seelowe.engine.board.City;
import seelowe.engine.board.GameMap;

/** All names on the map, set in the order of their weight. */
public final class NameLayer {
    private static final double HALO = 2.8;
    private static final String RANGE_TEXT = "LIMIT OF GERMAN NORMAL AIR RANGE";

    private final GameMap map;
    private final HexLayout layout;
    private final Landform land;
    private final LabelPlacer placer;
    private final List<Candidate> labels = new ArrayList<>();
    private final Map<Place, Candidate> placeLabels = new LinkedHashMap<>();

    NameLayer(GameMap map, HexLayout layout, Landform land, LabelPlacer placer) {
        this.map = map;
        this.layout = layout;
        this.land = land;
        this.placer = placer;
    }

    /** Every name as it was set. */
    public List<Candidate> labels() {
        return labels;
    }

    /** The names of cities, towns and airfields among them, as far as there was room. */
    public Map<Place, Candidate> placeLabels() {
        return placeLabels;
    }

    Mark.Group draw() {
        return Mark.Group.of("labels", labels.stream().map(Candidate::mark).toList());
    }

    void cities(Spots spots) {
        PlaceNames choices = new PlaceNames(layout, land, spots);
        for (Place place : byPopulation(spots.places())) {
            City city = place.kind() == PlaceKind.CITY ? map.city(place.hex()) : null;
            if (city != null) {
                set(place, choices.city(city, place), HALO + 0.6);
            }
        }
    }

    void names(List<Name> names, NameStyle style) {
        for (Name name : names) {
            if (name.style() == style) {
                double reach = style == NameStyle.LAND ? 46 : 30;
                Lettering lettering = Letterings.name(name, map, layout);
                set(
                        Around.near(layout.place(name.at()), name.angle(), reach, name.text(), lettering),
                        style == NameStyle.SEA ? 0 : HALO);
            }
        }
    }

    void towns(Spots spots) {
        PlaceNames choices = new PlaceNames(layout, land, spots);
        for (Place place : byPopulation(spots.places())) {
            if (place.kind() != PlaceKind.CITY) {
                set(place, choices.town(place), HALO);
            }
        }
    }

    void range(List<Trail> lines) {
        for (Trail line : lines) {
            for (double part : new double[] {0.24, 0.93}) {
                Point wished = line.at(line.length() * part);
                set(Around.trail(line, 6, 6, RANGE_TEXT, Letterings.RANGE, at -> at.distance(wished) / 20), HALO);
            }
        }
    }

    void rivers(RiverCourses courses) {
        courses.byRiver().forEach((river, trails) -> {
            int times = river.sides().size() > 30 ? 2 : 1;
            for (int i = 0; i < times; i++) {
                double part = times == 1 ? 0.5 : 0.3 + 0.45 * i;
                for (Trail trail : trails) {
                    Point wished = trail.at(trail.length() * part);
                    set(
                            Around.trail(
                                    trail, 5.5, 5, river.label(), Letterings.RIVER, at -> at.distance(wished) / 40),
                            HALO);
                }
            }
        });
    }

    private static List<Place> byPopulation(List<Place> places) {
        List<Place> sorted = new ArrayList<>(places);
        sorted.sort(Comparator.comparingDouble((Place place) -> -place.populationThousands())
                .thenComparing(Place::name));
        return sorted;
    }

    private void set(Place place, List<Candidate> candidates, double halo) {
        placer.place(candidates).ifPresent(best -> {
            labels.add(rimmed(best, halo));
            placeLabels.put(place, best);
        });
    }

    private void set(List<Candidate> candidates, double halo) {
        placer.place(candidates).ifPresent(best -> labels.add(rimmed(best, halo)));
    }

    /** Gives the letters a rim in the colour of the ground they stand on. */
    private Candidate rimmed(Candidate label, double halo) {
        if (halo == 0) {
            return label;
        }
        long ashore =
                label.boxes().stream().map(Box::middle).filter(land::isLand).count();
        String rim = 2 * ashore >= label.boxes().size() ? Palette.LAND : Palette.SEA_MIDDLE;
        Mark mark = label.mark();
        if (mark instanceof Mark.Text text) {
            mark = new Mark.Text(
                    text.text(),
                    text.x(),
                    text.y(),
                    text.angle(),
                    text.lettering().halo(rim, halo));
        } else if (mark instanceof Mark.Curved curved) {
            mark = new Mark.Curved(
                    curved.text(), curved.spots(), curved.lettering().halo(rim, halo));
        }
        return new Candidate(mark, label.boxes(), label.penalty());
    }
}
