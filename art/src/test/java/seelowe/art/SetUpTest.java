package seelowe.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.art.counter.CounterSymbol;
import seelowe.art.counter.SetUpLayer;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography.PlaceKind;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.map.Board;
import seelowe.art.shape.Point;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

class SetUpTest {
    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void every_counter_of_the_set_up_is_drawn_once_and_in_its_hex(String code) throws Exception {
        Scenario scenario = scenario(code);
        MapPicture picture = MapPicture.of(Pictures.DATA, scenario, Pictures.SOURCE);
        Set<String> ids = MapPictureTest.ids(picture.svg());

        for (Unit unit : scenario.roster()) {
            Deployment deployment = scenario.deployments().get(unit.id());
            assertThat(ids.contains(CounterSymbol.id(unit))).as(unit.key()).isEqualTo(isInitial(deployment));
            if (deployment instanceof Deployment.OnMap place) {
                assertThat(hexAt(middle(picture, unit))).as(unit.key()).isEqualTo(place.hex());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void every_counter_on_the_map_shows_its_factors(String code) {
        List<Mark.Group> counters = counters(scenario(code));

        for (int lower = 0; lower < counters.size(); lower++) {
            Mark.Text factors = factors(counters.get(lower));
            for (Mark.Group above : counters.subList(lower + 1, counters.size())) {
                assertThat(Box.of(factors).overlaps(face(above)))
                        .as(above.id() + " over " + factors.text() + " of "
                                + counters.get(lower).id())
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void names_make_way_for_counters_and_hardly_one_is_lost(String code) {
        SetUpLayer setUp = new SetUpLayer(scenario(code), Pictures.BOARD.layout());
        Board board = new Board(Pictures.DATA.map(), Pictures.GEOGRAPHY, setUp.boxes());

        assertThat(board.placeLabels().keySet())
                .containsAll(Pictures.GEOGRAPHY.places().stream()
                        .filter(place -> place.kind() == PlaceKind.CITY)
                        .toList());
        assertThat(board.labels()).hasSizeGreaterThan(Pictures.BOARD.labels().size() - 8);
        assertThat(board.labels())
                .allSatisfy(label -> assertThat(label.boxes())
                        .noneMatch(box -> setUp.boxes().stream().anyMatch(box::overlaps)));
    }

    private static List<Mark.Group> counters(Scenario scenario) {
        return new SetUpLayer(scenario, Pictures.BOARD.layout())
                .draw().stream().map(mark -> (Mark.Group) mark).toList();
    }

    /** The largest letters of a counter; those of an air unit, which has no factors, are its name. */
    private static Mark.Text factors(Mark.Group counter) {
        return counter.marks().stream()
                .filter(mark -> mark instanceof Mark.Text)
                .map(mark -> (Mark.Text) mark)
                .max(Comparator.comparingDouble(text -> text.lettering().size()))
                .orElseThrow();
    }

    private static Box face(Mark.Group counter) {
        Mark.Stamp face = (Mark.Stamp) counter.marks().get(0);
        return Box.around(new Point(face.x(), face.y()), CounterSymbol.SIZE / 2, CounterSymbol.SIZE / 2);
    }

    private static int hexAt(Point point) {
        HexLayout layout = Pictures.BOARD.layout();
        return IntStream.range(0, layout.grid().size())
                .filter(hex -> layout.outline(hex).contains(point.x(), point.y()))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isInitial(Deployment deployment) {
        return deployment instanceof Deployment.OnMap
                || deployment instanceof Deployment.InZone
                || deployment instanceof Deployment.LandingForce
                || deployment instanceof Deployment.AirborneBox
                || (deployment instanceof Deployment.France france && france.turn() == 1);
    }

    private static Point middle(MapPicture picture, Unit unit) {
        List<Mark> marks = picture.picture().all(Mark.Group.class).stream()
                .filter(group -> group.id().equals(CounterSymbol.id(unit)))
                .findFirst()
                .orElseThrow()
                .marks();
        Mark.Stamp face = (Mark.Stamp) marks.get(0);
        return new Point(face.x(), face.y());
    }

    private static Scenario scenario(String code) {
        return Pictures.DATA.scenarios().stream()
                .filter(scenario -> scenario.code().equals(code))
                .findFirst()
                .orElseThrow();
    }
}
