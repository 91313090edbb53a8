package seelowe.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.AirPlay;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;
import seelowe.engine.testing.Strips;

/** Marks that belong to a phase are gone when it is over, so that equal positions are equal states. */
class PhaseMarksTest {
    private final Board road = Strips.northToSouth("p.nx.G.H")
            .unit('n', "10-8 motorized infantry")
            .unit('x', "air")
            .unit('G', "6-4");

    @Test
    void R5_0c_nobody_has_moved_once_the_phase_is_over() {
        Board board = road.in(PhaseName.GERMAN_MOVEMENT);
        Scratch scratch =
                Scratch.of(PlayedBoard.of(board).play(move(board, "G", 1)).state());
        GameState state = scratch.board();
        assertThat(state.has(board.unit("G"), Mark.MOVED)).isTrue();
        scratch.apply(new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
        assertThat(state.marks(board.unit("G"))).isZero();
    }

    @Test
    void R4_1_BH_movement_is_remembered_until_trains_have_been_loaded_and_no_longer() {
        Board board = road.in(PhaseName.BRITISH_MOVEMENT).unit('p', "2-5");
        Scratch scratch =
                Scratch.of(PlayedBoard.of(board).play(move(board, "n", -1)).state());
        GameState state = scratch.board();
        int unit = board.unit("n");
        for (PhaseName phase :
                new PhaseName[] {PhaseName.BRITISH_COMBAT, PhaseName.BRITISH_MECHANIZED, PhaseName.ENTRAINING}) {
            scratch.apply(new Event.PhaseBegan(phase));
            assertThat(state.has(unit, Mark.STIRRED)).as(phase.title()).isTrue();
        }
        scratch.apply(new Event.PhaseBegan(PhaseName.BRITISH_RECOVERY));
        assertThat(state.has(unit, Mark.STIRRED)).isFalse();
    }

    @Test
    @Tag("R8.14b")
    void R8_14a_attackers_and_defenders_are_fresh_again_when_the_combat_phase_is_over() {
        Board board = road.unit('G', "6-4", Mark.ATTACKED)
                .unit('n', "2-3", Mark.DEFENDED)
                .in(PhaseName.GERMAN_COMBAT);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        assertThat(CombatStrength.isFresh(state, board.unit("n2"))).isFalse();
        scratch.apply(new Event.PhaseBegan(PhaseName.GERMAN_MECHANIZED));
        assertThat(CombatStrength.isFresh(state, board.unit("n2"))).isTrue();
        assertThat(state.has(board.unit("G2"), Mark.ATTACKED)).isFalse();
    }

    @Test
    void R10_0b_a_base_taken_is_forgotten_when_the_air_attack_phase_is_over() {
        AirPlay play = new AirPlay(road, PhaseName.BRITISH_AIR);
        play.play(play.base("x", 'p'));
        assertThat(play.state().phase()).isEqualTo(PhaseName.BRITISH_MOVEMENT);
        assertThat(play.state().marks(road.unit("x"))).isZero();
    }

    /** One hex along the strip: south if {@code step} is 1, north if it is -1. */
    private static Action move(Board board, String unit, int step) {
        int hex = board.hex(unit.charAt(0)) + step;
        return new Action.Move(board.unit(unit), Ids.of(hex));
    }
}
