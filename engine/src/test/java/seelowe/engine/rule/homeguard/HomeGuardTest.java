package seelowe.engine.rule.homeguard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.rule.supply.DefenderSupply;
import seelowe.engine.state.GameState;
import seelowe.engine.state.StateWriter;
import seelowe.engine.testing.Board;

class HomeGuardTest {
    private static final int POINT = CombatStrength.POINT;

    /** A town with its Home Guard that the Germans have cut off. */
    private static Board town() {
        return Board.draw("""


                G
              E   F
                c
              .   .
            """)
                .unit('G', "6-4")
                .unit('E', "6-4")
                .unit('F', "6-4")
                .city("Town", "c")
                .homeGuard("c");
    }

    @Test
    void R14_1_it_defends_alone_with_three() {
        Board board = town();
        assertThat(CombatStrength.hexDefense(board.state(), board.hex('c'))).isEqualTo(3 * POINT);
    }

    @Test
    void R14_3a_it_is_not_halved_when_the_unit_beside_it_is() {
        Board board = town().unit('c', "2-3");
        assertThat(DefenderSupply.isIsolated(board.state(), board.unit("c"))).isTrue();
        assertThat(CombatStrength.hexDefense(board.state(), board.hex('c'))).isEqualTo((1 + 3) * POINT);
    }

    @Test
    void R14_2_it_has_no_zone_of_control() {
        Board board = town();
        assertThat(board.state().controls(Side.BRITISH, board.hex('E'))).isFalse();
    }

    @Test
    void Q81_it_is_attacked_once_in_a_phase() {
        Board board = town();
        GameState state = board.state();
        new StateWriter(state)
                .attackDeclared(new Event.AttackDeclared(board.units("G"), Ids.of(board.hex('c')), Ids.none(), 0, 3));
        assertThat(CombatStrength.hexDefense(state, board.hex('c'))).isZero();
    }

    @Test
    void R14_3b_once_reduced_it_is_gone() {
        Board board = town();
        GameState state = board.state();
        new StateWriter(state).homeGuardReduced(new Event.HomeGuardReduced(board.hex('c')));
        assertThat(CombatStrength.hexDefense(state, board.hex('c'))).isZero();
    }
}
