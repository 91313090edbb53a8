package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class WeatherPhaseTest {
    private static Board board() {
        return Board.draw("""
                a   b
                  G
                1   2
                """)
                .beach('1', LandingArea.C)
                .unit('G', "6-4")
                .unitIn(Place.landingForce(LandingArea.C), "F", Side.GERMAN, "6-4")
                .unit('b', "2-3")
                .in(PhaseName.WEATHER);
    }

    @Test
    @Tag("R4.1-GA")
    @Tag("R12.6")
    void R11_41A_the_first_Game_Turn_is_clear_and_no_die_is_thrown() {
        GameState state = board().turn(1)
                .weather(Weather.STORM)
                .in(PhaseName.BRITISH_DEPLOYMENT)
                .state();
        Resolution play = new Resolution(Scratch.of(state));

        SequenceOfPlay.endPhase(play);

        assertThat(play.events()).contains(new Event.WeatherSet(Weather.CLEAR));
        assertThat(play.state().weather()).isEqualTo(Weather.CLEAR);
        assertThat(play.state().phase()).isEqualTo(PhaseName.LANDING);
    }

    @Test
    @Tag("R4.1-GA")
    void R12_6_from_the_second_Game_Turn_on_the_German_player_rolls_once() {
        PlayedBoard table = PlayedBoard.of(board().turn(4));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        assertThat(table.options()).containsExactly(new Action.Roll());
        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("R4.1-GA");

        table.play(new Action.Roll(), 5);

        assertThat(table.events())
                .startsWith(new Event.DieRolled(DiePurpose.WEATHER, 5, -1), new Event.WeatherSet(Weather.STORM));
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.WEATHER);
    }

    @Test
    void R4_1_GA_the_weather_lasts_through_the_British_Player_Turn() {
        PlayedBoard table = PlayedBoard.of(board().turn(4)).play(new Action.Roll(), 5);
        boolean british = false;
        while (table.state().turn() == 4) {
            assertThat(table.state().weather()).isEqualTo(Weather.STORM);
            british |= table.state().phase().side() == Side.BRITISH;
            boolean rolls = table.options().contains(new Action.Roll());
            table.play(rolls ? new Action.Roll() : new Action.EndPhase(), rolls ? new int[] {6, 6, 6} : new int[0]);
            british |= table.events().stream()
                    .anyMatch(event -> event.equals(new Event.PhaseBegan(PhaseName.BRITISH_AIR)));
        }
        assertThat(british).isTrue();
        GameState next = table.state();
        assertThat(next.phase()).isEqualTo(PhaseName.WEATHER);
    }
}
