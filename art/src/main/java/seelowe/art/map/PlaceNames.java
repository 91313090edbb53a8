package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import seelowe.art.draw.Lettering;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Around;
import seelowe.art.label.Box;
import seelowe.art.label.Candidate;
import seelowe.art.shape.Point;
import seelowe.engine.board.City;

/** Where the name of a city, town or airfield may stand: close to its own, far from its neighbours, out at sea if on it. */
final class PlaceNames {
    private static final double CITY_REACH = 30;
    private static final double MID_CITY = 24;
    private static final double ACROSS_CITY = 90;
    private static final double TOWN_REACH = 6;
    private static final double COVERED_REACH = 18;
    private static final double BESIDE_TOWN = 8;
    private static final double BESIDE_CITY = 16;
    private static final double BESIDE_COST = 6;
    private static final double MISTAKEN_COST = 40;
    private static final double LAST_RESORT = 1000;
    private static final double COASTAL = 12;
    private static final double LANDWARD_COST = 2.5;

    private final HexLayout layout;
    private final Landform land;
    private final Spots spots;

    PlaceNames(HexLayout layout, Landform land, Spots spots) {
        this.layout = layout;
        this.land = land;
        this.spots = spots;
    }

    List<Candidate> city(City city, Place place) {
        Lettering lettering = Letterings.city(city, place.populationThousands());
        String text = Letterings.cityText(city);
        if (city.hexes().size() > 4) {
            return across(middle(city), text, lettering);
        }
        List<Candidate> candidates = new ArrayList<>();
        for (int hex : city.hexes()) {
            candidates.addAll(Around.point(layout.centre(hex), Spots.CITY_RADIUS + 2, CITY_REACH, text, lettering));
        }
        boolean coastal = city.hexes().stream().anyMatch(hex -> isCoastal(layout.centre(hex), Spots.CITY_RADIUS));
        return judged(candidates, place, coastal);
    }

    /** About the middle of a great city; only if counters leave no room there, anywhere across it. */
    private static List<Candidate> across(Point middle, String text, Lettering lettering) {
        List<Candidate> candidates = new ArrayList<>(Around.near(middle, 0, MID_CITY, text, lettering));
        for (Candidate farther : Around.near(middle, 0, ACROSS_CITY, text, lettering)) {
            candidates.add(farther.worse(LAST_RESORT));
        }
        return candidates;
    }

    List<Candidate> town(Place place) {
        String text = Letterings.withoutRemark(place.name());
        Lettering lettering = Letterings.town(place);
        Point spot = spots.middle(place);
        double gap = place.kind() == PlaceKind.AIRFIELD ? 6.5 : 4.2;
        Optional<Box> cover = spots.cover(place);
        List<Candidate> candidates = cover.map(counters ->
                        Around.point(counters.middle(), counters.halfWidth() + 2, COVERED_REACH, text, lettering))
                .orElseGet(() -> Around.point(spot, gap, TOWN_REACH, text, lettering));
        return judged(candidates, place, isCoastal(spot, 0));
    }

    private Point middle(City city) {
        double x = 0;
        double y = 0;
        for (int hex : city.hexes()) {
            x += layout.centre(hex).x() / city.hexes().size();
            y += layout.centre(hex).y() / city.hexes().size();
        }
        return new Point(x, y);
    }

    private boolean isCoastal(Point at, double radius) {
        return land.shore().at(at) < COASTAL + radius;
    }

    private List<Candidate> judged(List<Candidate> candidates, Place own, boolean coastal) {
        List<Candidate> judged = new ArrayList<>();
        for (Candidate candidate : candidates) {
            double landward = coastal ? LANDWARD_COST * ashore(candidate) : 0;
            judged.add(candidate.worse(mistakable(candidate, own) + landward));
        }
        return judged;
    }

    /** Nearer to another place a name would be taken for that one's; close to it, one must look twice. */
    private double mistakable(Candidate candidate, Place own) {
        double cost = 0;
        double ownGap = spots.gap(candidate, own);
        for (Place other : spots.places()) {
            double gap = other.equals(own) ? Double.MAX_VALUE : spots.gap(candidate, other);
            if (gap <= ownGap) {
                cost += MISTAKEN_COST;
            } else if (gap < (own.kind() == PlaceKind.CITY ? BESIDE_CITY : BESIDE_TOWN)) {
                cost += BESIDE_COST;
            }
        }
        return cost;
    }

    /** The part of a name that would lie on land. */
    private double ashore(Candidate candidate) {
        int corners = 0;
        int dry = 0;
        for (Box box : candidate.boxes()) {
            for (Point corner : box.corners()) {
                corners++;
                dry += land.isLand(corner) ? 1 : 0;
            }
        }
        return (double) dry / corners;
    }
}
