package seelowe.engine.rule.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class DisruptionTest {
    private final Board board = Strips.northToSouth("a....G.H")
            .unit('a', "2-5", Mark.DISRUPTED)
            .unit('G', "5-6 armor", Mark.DISRUPTED)
            .unit('H', "5-6 armor");

    @Test
    @Tag("R10.81a")
    void X27_disrupted_armor_has_half_its_strength_and_one_point_in_either_phase() {
        for (PhaseName phase : new PhaseName[] {PhaseName.GERMAN_MOVEMENT, PhaseName.GERMAN_MECHANIZED}) {
            GameState state = board.in(phase).state();
            assertThat(MovementAllowance.effective(state, board.unit("G"))).isEqualTo(1);
            assertThat(MovementAllowance.effective(state, board.unit("H"))).isEqualTo(6);
        }
        GameState state = board.state();
        assertThat(CombatStrength.attack(state, board.unit("G"))).isEqualTo(5 * CombatStrength.POINT / 2);
        assertThat(CombatStrength.attack(state, board.unit("H"))).isEqualTo(5 * CombatStrength.POINT);
    }

    @Test
    void R10_82_four_faces_of_six_recover() {
        int recoveries = 0;
        for (int face = 1; face <= 6; face++) {
            recoveries += Disruption.recovers(face) ? 1 : 0;
        }
        assertThat(recoveries).isEqualTo(4);
        assertThat(Disruption.recovers(4)).isTrue();
        assertThat(Disruption.recovers(5)).isFalse();
    }

    @Test
    void R10_82_each_side_looks_after_its_own() {
        GameState state = board.state();
        assertThat(Disruption.next(state, Side.BRITISH, 0)).isEqualTo(board.unit("a"));
        assertThat(Disruption.next(state, Side.BRITISH, board.unit("a") + 1)).isNegative();
        assertThat(Disruption.next(state, Side.GERMAN, 0)).isEqualTo(board.unit("G"));
    }
}
