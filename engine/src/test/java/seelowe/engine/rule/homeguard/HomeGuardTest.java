package seelowe.engine.rule.homeguard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.supply.DefenderSupply;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.testing.Board;

class HomeGuardTest {
    private final Board board = Board.draw("""


                G
              E   F
                c
              .   .
            """)
            .unit('G', "6-4")
            .unit('E', "6-4")
            .unit('F', "6-4")
            .unit('c', "2-3")
            .city("Town", "c")
            .homeGuard("c");

    @Test
    void R14_1_it_defends_with_three_where_it_stands_and_nowhere_else() {
        GameState state = board.state();
        assertThat(HomeGuard.strength(state, board.hex('c'))).isEqualTo(3);
        assertThat(HomeGuard.strength(state, board.hex('G'))).isZero();
        assertThat(HomeGuard.exchangeValue(state, board.hex('G'))).isZero();
    }

    @Test
    void R14_2_it_has_no_zone_of_control() {
        Board alone = Board.draw("""


                G
                  c
                """).city("Town", "c").homeGuard("c");
        assertThat(alone.state().controls(Side.BRITISH, alone.hex('G'))).isFalse();
    }

    @Test
    void R14_3a_isolation_of_its_city_does_not_lessen_it() {
        GameState state = board.state();
        assertThat(DefenderSupply.isIsolated(state, board.unit("c"))).isTrue();
        assertThat(HomeGuard.strength(state, board.hex('c'))).isEqualTo(3);
    }

    @Test
    void Q81_it_is_attacked_once_in_a_phase() {
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        scratch.apply(new Event.AttackDeclared(board.units("G"), Ids.of(board.hex('c')), Ids.none(), 0, 3));
        assertThat(HomeGuard.strength(state, board.hex('c'))).isZero();
    }

    @Test
    void R14_3b_once_reduced_it_is_worth_nothing() {
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        scratch.apply(new Event.HomeGuardReduced(board.hex('c')));
        assertThat(HomeGuard.strength(state, board.hex('c'))).isZero();
        assertThat(HomeGuard.exchangeValue(state, board.hex('c'))).isZero();
    }

    @Test
    @Tag("R14.3b")
    void Q38_it_counts_three_in_an_exchange_unless_the_players_agreed_on_nothing() {
        assertThat(HomeGuard.exchangeValue(board.state(), board.hex('c'))).isEqualTo(3);
        GameState literal =
                board.options(options -> options.homeGuardExchangeValue(0)).state();
        assertThat(HomeGuard.exchangeValue(literal, board.hex('c'))).isZero();
    }
}
