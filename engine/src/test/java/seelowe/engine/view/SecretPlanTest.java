package seelowe.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.Place;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

/** [11.61] The German plan is nobody else's business until the British have deployed. */
class SecretPlanTest {
    private static Board planned(LandingArea area, PhaseName phase) {
        return Board.draw("""
                b
                """)
                .turn(1)
                .in(phase)
                .planned(area.bit())
                .unit('b', "2-3")
                .unitIn(Place.landingForce(area), "one", Side.GERMAN, "6-4")
                .options(options -> options.germanFreeDeployment(true));
    }

    private static View view(LandingArea area, PhaseName phase, Viewer viewer) {
        return View.of(planned(area, phase).state(), viewer);
    }

    private static List<Event> told(PhaseName phase, Viewer viewer) {
        Board board = planned(LandingArea.E, phase);
        return EventRedaction.seen(plan(board), board.state(), viewer);
    }

    private static List<Event> plan(Board board) {
        return List.of(
                new Event.DieRolled(DiePurpose.AREA, 5, -1),
                new Event.AreasOpened(0b1111111),
                new Event.AreaPlanned(board.unit("one"), LandingArea.G));
    }

    @ParameterizedTest
    @EnumSource(names = {"LANDING_PLAN", "BRITISH_DEPLOYMENT"})
    void R11_61a_the_plan_and_the_roll_for_it_are_hidden_while_the_British_deploy(PhaseName phase) {
        for (Viewer other : List.of(Viewer.BRITISH, Viewer.SPECTATOR)) {
            assertThat(told(phase, other)).isEmpty();
            assertThat(view(LandingArea.C, phase, other)).isEqualTo(view(LandingArea.E, phase, other));
        }
        assertThat(told(phase, Viewer.GERMAN)).isEqualTo(plan(planned(LandingArea.E, phase)));
        assertThat(view(LandingArea.C, phase, Viewer.GERMAN)).isNotEqualTo(view(LandingArea.E, phase, Viewer.GERMAN));
    }

    @ParameterizedTest
    @EnumSource(names = {"WEATHER", "LANDING"})
    void R11_61a_both_are_shown_when_British_deployment_is_over(PhaseName phase) {
        View seen = view(LandingArea.C, phase, Viewer.BRITISH);
        assertThat(seen.openAreas()).isEqualTo(LandingArea.C.bit());
        assertThat(seen.units().stream().map(View.KnownUnit::place)).contains(Place.landingForce(LandingArea.C));
        assertThat(told(phase, Viewer.BRITISH)).isEqualTo(plan(planned(LandingArea.E, phase)));
    }

    @Test
    void R11_61a_other_dice_are_no_secret() {
        Board board = planned(LandingArea.C, PhaseName.BRITISH_DEPLOYMENT);
        Event other = new Event.DieRolled(DiePurpose.WEATHER, 3, -1);
        assertThat(EventRedaction.seen(List.of(other), board.state(), Viewer.BRITISH))
                .containsExactly(other);
    }
}
