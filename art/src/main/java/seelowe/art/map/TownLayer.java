package seelowe.art.map;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.label.Box;
import seelowe.art.label.LabelPlacer;
import seelowe.art.shape.Point;

/** A dot for each town, an aircraft for each airfield, always on drawn land. */
public final class TownLayer {
    static final String TOWN = "town";
    static final String AIRFIELD = "airfield";
    static final double RADIUS = 2.3;
    private static final double INLAND = 5;

    private final Landform land;

    TownLayer(Landform land) {
        this.land = land;
    }

    /** Where the place is drawn. */
    public Point spot(Place place) {
        return land.ashore(place.at(), place.hex(), INLAND);
    }

    List<Mark> draw(List<Place> places, LabelPlacer placer) {
        List<Mark> marks = new ArrayList<>();
        for (Place place : places) {
            if (place.kind() != PlaceKind.CITY) {
                Point at = spot(place);
                boolean field = place.kind() == PlaceKind.AIRFIELD;
                marks.add(new Mark.Stamp(field ? AIRFIELD : TOWN, at.x(), at.y(), 1));
                double room = field ? 5 : RADIUS;
                placer.reserve(Box.around(at, room, room));
            }
        }
        return marks;
    }

    static List<Mark> dot() {
        return List.of(Mark.Drawn.of(
                new Ellipse2D.Double(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS),
                Ink.fill(Palette.SPOT).outlined(Palette.INK, 1.1)));
    }

    static List<Mark> aircraft() {
        Path2D plane = new Path2D.Double();
        plane.moveTo(0, -4.6);
        plane.lineTo(0, 4.4);
        plane.moveTo(-5, -1);
        plane.lineTo(5, -1);
        plane.moveTo(-2, 4);
        plane.lineTo(2, 4);
        return List.of(
                new Mark.Drawn(plane, Ink.line(Palette.LAND_LIGHT, 3.4)),
                new Mark.Drawn(plane, Ink.line(Palette.INK, 1.5)));
    }
}
