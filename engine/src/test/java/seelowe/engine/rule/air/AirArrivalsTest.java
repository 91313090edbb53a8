package seelowe.engine.rule.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;
import seelowe.engine.testing.Strips;

class AirArrivalsTest {
    private static Board board() {
        return Strips.northToSouth("abLMs....G")
                .city("Bath", "a")
                .city("London", "LM")
                .unit('G', "6-4");
    }

    @Test
    void Q59_an_arriving_air_unit_comes_down_on_a_legal_base_north_of_the_line() {
        Board board = board().unitIn(Place.AT_HAND, "new", Side.BRITISH, "air");
        GameState state = board.state();
        assertThat(refusedBy(board, state, "new", 'b')).isEmpty();
        assertThat(refusedBy(board, state, "new", 's')).as("south of London").contains("Q59");
        assertThat(refusedBy(board, state, "new", 'a')).as("a city").contains("R10.2a");
        assertThat(AirArrivals.refusal(state, board.unit("G"), board.hex('b')).map(Refusal::rule))
                .contains("Q59");
    }

    @Test
    void Q59_a_full_base_takes_no_more() {
        Board board = board().unitIn(Place.AT_HAND, "new", Side.BRITISH, "air")
                .unit('b', "air")
                .unit('b', "air");
        assertThat(refusedBy(board, board.state(), "new", 'b')).contains("R10.2a");
        assertThat(AirArrivals.anyBase(board.state())).isFalse();
    }

    @Test
    void Q59_it_is_received_on_its_turn_only() {
        Board board = board().awaited("new", Side.BRITISH, "air", new Deployment.AirArrival(4));
        assertThat(AirArrivals.receives(board.turn(4).state(), board.unit("new")))
                .isTrue();
        assertThat(AirArrivals.receives(board.turn(3).state(), board.unit("new")))
                .isFalse();
        assertThat(AirArrivals.receives(board.turn(4).state(), board.unit("G"))).isFalse();
    }

    @Test
    void Q59_it_needs_no_activation_and_may_fly_at_once() {
        Board board = board().unitIn(Place.AT_HAND, "new", Side.BRITISH, "air").in(PhaseName.BRITISH_REINFORCEMENT);
        PlayedBoard table = PlayedBoard.of(board);
        Action base = new Action.BaseAir(board.unit("new"), board.hex('b'));
        assertThat(table.offers(base)).isTrue();
        assertThat(table.refused(new Action.EndPhase()).rule()).isEqualTo("R4.1-BA");
        assertThat(table.refused(new Action.PlacePartisan(board.hex('a'))).rule())
                .isEqualTo("R12.8a");
        assertThat(table.play(base).events()).contains(new Event.UnitReceived(board.unit("new"), board.hex('b')));
        assertThat(table.state().phase()).isEqualTo(PhaseName.BRITISH_AIR);
        assertThat(table.offers(new Action.AssignAir(board.unit("new"), board.hex('G'))))
                .isTrue();
    }

    private static Optional<String> refusedBy(Board board, GameState state, String unit, char hex) {
        Optional<String> rule =
                AirArrivals.refusal(state, board.unit(unit), board.hex(hex)).map(Refusal::rule);
        assertThat(AirArrivals.mayBaseAt(state, board.hex(hex))).isEqualTo(rule.isEmpty());
        return rule;
    }
}
