package seelowe.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography.Line;
import seelowe.art.geography.Geography.LineKind;
import seelowe.art.geography.Geography.Name;
import seelowe.art.geography.Geography.NameStyle;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.label.Box;
import seelowe.art.label.Candidate;
import seelowe.art.shape.Point;

class LabelTest {
    private final List<Candidate> labels = Pictures.BOARD.labels();

    @Test
    void no_name_lies_over_another() {
        List<String> clashes = new ArrayList<>();
        for (int i = 0; i < labels.size(); i++) {
            for (int j = i + 1; j < labels.size(); j++) {
                if (touch(labels.get(i), labels.get(j))) {
                    clashes.add(text(labels.get(i)) + " and " + text(labels.get(j)));
                }
            }
        }
        assertThat(clashes).isEmpty();
    }

    @Test
    void no_limit_of_a_landing_area_crosses_a_name() {
        List<String> crossed = new ArrayList<>();
        for (Line line : Pictures.GEOGRAPHY.lines()) {
            if (line.kind() == LineKind.LIMIT) {
                List<Point> points = line.points().stream()
                        .map(Pictures.BOARD.layout()::place)
                        .toList();
                for (int i = 1; i < points.size(); i++) {
                    Box piece = Box.along(points.get(i - 1), points.get(i), 0.5);
                    labels.stream()
                            .filter(label -> label.boxes().stream().anyMatch(piece::overlaps))
                            .forEach(label -> crossed.add(text(label)));
                }
            }
        }
        assertThat(crossed).isEmpty();
    }

    @Test
    void no_railway_or_river_runs_through_the_name_of_a_stretch_of_land() {
        List<Box> pieces = new ArrayList<>(pieces("rail"));
        pieces.addAll(pieces("rivers"));
        Set<String> lands = Pictures.GEOGRAPHY.names().stream()
                .filter(name -> name.style() == NameStyle.LAND)
                .map(Name::text)
                .collect(Collectors.toSet());

        assertThat(labels.stream()
                        .filter(label -> lands.contains(text(label)))
                        .filter(label -> label.boxes().stream()
                                .anyMatch(box -> pieces.stream().anyMatch(box::overlaps)))
                        .map(LabelTest::text))
                .isEmpty();
    }

    /** The straight pieces of every line that a layer of the map draws. */
    private static List<Box> pieces(String layer) {
        List<Box> pieces = new ArrayList<>();
        for (Mark mark : MapPictureTest.group(layer).marks()) {
            if (mark instanceof Mark.Drawn drawn) {
                double[] to = new double[6];
                Point from = new Point(0, 0);
                for (PathIterator way = drawn.path().getPathIterator(null, 0.5); !way.isDone(); way.next()) {
                    boolean line = way.currentSegment(to) == PathIterator.SEG_LINETO;
                    Point next = new Point(to[0], to[1]);
                    if (line) {
                        pieces.add(Box.along(from, next, 0.5));
                    }
                    from = next;
                }
            }
        }
        return pieces;
    }

    @Test
    void every_name_stays_inside_the_frame() {
        Rectangle2D frame = Pictures.BOARD.layout().frame();
        for (Candidate label : labels) {
            for (Box box : label.boxes()) {
                assertThat(box.corners()).as(text(label)).allMatch(corner -> frame.contains(corner.x(), corner.y()));
            }
        }
    }

    @Test
    void every_city_is_named_and_hardly_a_town_is_left_out() {
        List<String> texts = labels.stream().map(LabelTest::text).toList();
        for (Place place : Pictures.GEOGRAPHY.places()) {
            if (place.kind() == PlaceKind.CITY) {
                assertThat(texts).anyMatch(text -> text.equalsIgnoreCase(place.name()));
            }
        }
        List<String> unnamed = Pictures.GEOGRAPHY.places().stream()
                .map(Place::name)
                .map(name -> name.replaceAll(" \\(.*", ""))
                .filter(name -> texts.stream().noneMatch(name::equalsIgnoreCase))
                .collect(Collectors.toList());
        assertThat(unnamed).hasSizeLessThan(8);
    }

    @Test
    void the_great_waters_and_the_range_line_are_named() {
        assertThat(labels.stream().map(LabelTest::text))
                .contains("ENGLISH CHANNEL", "NORTH SEA", "THAMES ESTUARY", "LIMIT OF GERMAN NORMAL AIR RANGE")
                .contains("Thames", "Severn", "Medway");
    }

    private static boolean touch(Candidate a, Candidate b) {
        return a.boxes().stream().anyMatch(box -> b.boxes().stream().anyMatch(box::overlaps));
    }

    private static String text(Candidate label) {
        if (label.mark() instanceof Mark.Text text) {
            return text.text();
        }
        return label.mark() instanceof Mark.Curved curved ? curved.text() : "";
    }
}
