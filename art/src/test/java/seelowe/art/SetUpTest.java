package seelowe.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.art.counter.CounterSymbol;
import seelowe.art.draw.Mark;
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
                Point centre = Pictures.BOARD.layout().centre(place.hex());
                assertThat(middle(picture, unit).distance(centre))
                        .as(unit.key())
                        .isLessThan(12);
            }
        }
    }

    private static boolean isInitial(Deployment deployment) {
        return deployment instanceof Deployment.OnMap
                || deployment instanceof Deployment.InZone
                || deployment instanceof Deployment.LandingForce
                || deployment instanceof Deployment.AirborneBox;
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
