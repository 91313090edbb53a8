package seelowe.art.geography;

import java.util.List;
import seelowe.art.shape.Point;

/** All that the picture takes from real geography; hexes are indices of the map's grid. */
public record Geography(
        Projection projection,
        List<Ring> coastline,
        List<Line> lines,
        List<Place> places,
        List<River> rivers,
        List<RailExit> exits,
        List<Name> names) {
    public Geography {
        coastline = List.copyOf(coastline);
        lines = List.copyOf(lines);
        places = List.copyOf(places);
        rivers = List.copyOf(rivers);
        exits = List.copyOf(exits);
        names = List.copyOf(names);
    }

    /** Where the grid lies on the globe: the centre of one hex, and how many miles a degree and a hex measure. */
    public record Projection(
            int referenceHex, GeoPoint centre, double milesPerDegreeLat, double milesPerDegreeLon, double hexMiles) {}

    /** A closed coast. */
    public record Ring(String name, List<GeoPoint> points) {
        public Ring {
            points = List.copyOf(points);
        }
    }

    public enum LineKind {
        LIMIT,
        RANGE
    }

    /** A limit of a landing area, or the line of German normal air range. */
    public record Line(String name, LineKind kind, List<GeoPoint> points) {
        public Line {
            points = List.copyOf(points);
        }
    }

    public enum PlaceKind {
        CITY,
        TOWN,
        AIRFIELD
    }

    /** A place where it truly lies, on the paper. */
    public record Place(String name, PlaceKind kind, int hex, Point at, double populationThousands) {}

    /** A river and its hexsides, in any order. */
    public record River(String name, String label, List<Side> sides) {
        public River {
            sides = List.copyOf(sides);
        }
    }

    /** The side between two neighbouring hexes. */
    public record Side(int hex, int neighbour) {}

    /** Where a railway leaves the map, and where to. */
    public record RailExit(int hex, boolean north, String towards) {}

    public enum NameStyle {
        SEA,
        BAY,
        LAND
    }

    /** The name of a water or a stretch of land, set by hand. */
    public record Name(String text, NameStyle style, GeoPoint at, double angle, double size, double spacing) {}
}
