package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;

class HomeGuardRaisingTest {
    /** A city of five hexes, one of them entered and left by a German, and a town of one hex. */
    private static Board country() {
        return Board.draw("""
                1   3   5   t
                  2   4   G
                """).city("London", "12345").city("Town", "t").unit('G', "6-4");
    }

    private static Resolution beginTurn(Board board, int turn) {
        Scratch scratch =
                Scratch.of(board.turn(turn).in(PhaseName.BRITISH_RECOVERY).state());
        Resolution play = new Resolution(scratch);
        GameTurnHooks.beginTurn(play);
        return play;
    }

    @Test
    @Tag("R4.1-T")
    @Tag("R14.0")
    void R14_1_at_the_beginning_of_Game_Turn_10_every_city_hex_stands_to() {
        Board board = country();
        Ids all = board.hexes("12345t");
        Resolution play = beginTurn(board, 10);
        assertThat(play.events()).hasSize(1);
        for (int i = 0; i < all.size(); i++) {
            assertThat(play.state().hasHomeGuard(all.get(i))).isTrue();
        }
        assertThat(play.state().hasHomeGuard(board.hex('G'))).isFalse();
    }

    @Test
    @Tag("Q80")
    void R14_1_a_hex_that_a_German_ever_entered_stays_without() {
        Board board = country();
        Scratch scratch = Scratch.of(board.turn(10).state());
        GameState state = scratch.board();
        Resolution play = new Resolution(scratch);
        play.emit(new Event.UnitMoved(board.unit("G"), board.hexes("4G"), 2));
        assertThat(state.place(board.unit("G"))).isEqualTo(board.hex('G'));
        GameTurnHooks.beginTurn(play);
        assertThat(state.hasHomeGuard(board.hex('4'))).isFalse();
        assertThat(List.of('1', '2', '3', '5')).allMatch(hex -> state.hasHomeGuard(board.hex(hex)));
    }

    @Test
    @Tag("Q80")
    void R14_1_an_air_unit_over_a_city_has_not_entered_it() {
        Board board = country().unitOf(Side.GERMAN, '1', "air");
        assertThat(beginTurn(board, 10).state().hasHomeGuard(board.hex('1'))).isTrue();
    }

    @Test
    @Tag("R4.1-T")
    void Q80_it_is_raised_once_and_never_returns() {
        assertThat(beginTurn(country(), 9).events()).isEmpty();
        assertThat(beginTurn(country(), 11).events()).isEmpty();
    }

    @Test
    void R14_0_it_belongs_to_the_September_scenarios() {
        assertThat(beginTurn(country().rules(ChangedRules.withoutHomeGuard()), 10)
                        .events())
                .isEmpty();
    }
}
