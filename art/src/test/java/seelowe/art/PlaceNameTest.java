package seelowe.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.label.Candidate;
import seelowe.art.map.Board;
import seelowe.art.shape.Point;

class PlaceNameTest {
    private final Board board = Pictures.BOARD;
    private final Map<Place, Candidate> names = board.placeLabels();

    @Test
    void a_name_stands_nearer_to_its_own_place_than_to_any_other() {
        List<String> misread = new ArrayList<>();
        names.forEach((own, name) -> {
            double gap = board.spots().gap(name, own);
            for (Place other : Pictures.GEOGRAPHY.places()) {
                if (!other.equals(own) && board.spots().gap(name, other) <= gap) {
                    misread.add(own.name() + " reads as " + other.name());
                }
            }
        });
        assertThat(misread).isEmpty();
    }

    @Test
    void a_stranger_can_tell_dover_from_folkestone() {
        assertThat(middle("Dover").x()).isGreaterThan(middle("Folkestone").x());
        assertThat(nearestCity("Dover")).isEqualTo("Dover");
        assertThat(nearestCity("Folkestone")).isEqualTo("Folkestone");
        assertThat(nearestCity("Gloucester")).isEqualTo("Gloucester");
    }

    @Test
    void london_is_written_across_its_middle() {
        Place london = Pictures.GEOGRAPHY.places().stream()
                .filter(place -> place.name().equals("London"))
                .findFirst()
                .orElseThrow();
        assertThat(middle("London").distance(board.towns().spot(london))).isLessThan(HexLayout.HEIGHT / 2);
    }

    private Point middle(String name) {
        return box(name).middle();
    }

    private Box box(String name) {
        return names.entrySet().stream()
                .filter(entry -> entry.getKey().name().equals(name))
                .findFirst()
                .orElseThrow()
                .getValue()
                .boxes()
                .get(0);
    }

    /** Measured from the middle of the built-up ground, as the eye does. */
    private String nearestCity(String name) {
        Box box = box(name);
        return Pictures.GEOGRAPHY.places().stream()
                .filter(place -> place.kind() == PlaceKind.CITY)
                .min((a, b) -> Double.compare(distance(box, a), distance(box, b)))
                .orElseThrow()
                .name();
    }

    private double distance(Box box, Place city) {
        return box.distance(board.layout().centre(city.hex()));
    }
}
