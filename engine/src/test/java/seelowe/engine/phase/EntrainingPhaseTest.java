package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Edge;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.Entraining;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.StateWriter;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class EntrainingPhaseTest {
    private final EntrainingPhase phase = new EntrainingPhase();

    private static Board station() {
        return Board.draw("""
                a
                  x
                b
                  y
                c
                """).rail("ab").in(PhaseName.ENTRAINING);
    }

    @Test
    @Tag("R5.5b")
    @Tag("R5.5e")
    void R4_1_BH_units_at_rest_change_between_foot_and_rail_once() {
        Board board = station().unit('a', "2-3").unit('b', "2-3", Mark.ENTRAINED);
        GameState state = board.state();
        List<Action> menu = new ArrayList<>();
        phase.options(state, menu::add);
        assertThat(menu)
                .containsExactly(
                        new Action.Entrain(board.unit("a")),
                        new Action.Detrain(board.unit("b")),
                        new Action.EndPhase());
        Resolution play = new Resolution(state, Dice.of());
        phase.resolve(play, menu.get(0));
        phase.resolve(play, menu.get(1));
        assertThat(play.events())
                .containsExactly(new Event.UnitEntrained(board.unit("a")), new Event.UnitDetrained(board.unit("b")));
        assertThat(state.has(board.unit("a"), Mark.ENTRAINED)).isTrue();
        assertThat(state.has(board.unit("b"), Mark.ENTRAINED)).isFalse();
        assertThat(phase.hasDecision(state)).isFalse();
    }

    @Test
    @Tag("R5.5i")
    @Tag("R10.81d")
    void Q20_forced_detraining_ignores_disruption_control_and_the_lack_of_rails() {
        Board board = station()
                .unit('c', "2-3", Mark.ENTRAINED, Mark.MUST_DETRAIN, Mark.DISRUPTED)
                .unitOf(Side.GERMAN, 'y', "6-4");
        GameState state = board.state();
        Resolution play = new Resolution(state, Dice.of());
        phase.open(play);
        assertThat(play.events()).containsExactly(new Event.UnitDetrained(board.unit("c")));
        assertThat(state.has(board.unit("c"), Mark.MUST_DETRAIN)).isFalse();
        assertThat(state.has(board.unit("c"), Mark.DISRUPTED)).isTrue();
        assertThat(state.controls(Side.BRITISH, board.hex('y'))).isTrue();
        assertThat(phase.hasDecision(state)).isFalse();
    }

    @Test
    void Q20_a_unit_just_forced_off_does_not_board_again() {
        Board board = station().unit('a', "2-3", Mark.ENTRAINED, Mark.MUST_DETRAIN);
        GameState state = board.state();
        phase.open(new Resolution(state, Dice.of()));
        assertThat(Entraining.mayEntrain(state, board.unit("a"))).isFalse();
    }

    @Test
    @Tag("R5.5e")
    @Tag("R5.5b")
    void X29_arrival_by_rail_rest_detraining_and_the_first_march() {
        Board board = station()
                .entry(Edge.NORTH, 'a')
                .reinforcement("N", "2-3", Edge.NORTH, Mark.ACTIVATED)
                .turn(4)
                .in(PhaseName.BRITISH_MOVEMENT);
        GameState state = board.state();
        int unit = board.unit("N");
        StateWriter writer = new StateWriter(state);
        new Event.UnitEntered(unit, board.hexes("ab")).accept(writer);
        new Event.PhaseBegan(PhaseName.ENTRAINING).accept(writer);
        assertThat(Entraining.mayDetrain(state, unit)).isFalse();
        beginBritishTurn(writer, 5);
        assertThat(MayMove.canRail(state, unit)).isTrue();
        assertThat(MayMove.canMarch(state, unit)).isFalse();
        new Event.PhaseBegan(PhaseName.ENTRAINING).accept(writer);
        assertThat(Entraining.mayDetrain(state, unit)).isTrue();
        new Event.UnitDetrained(unit).accept(writer);
        beginBritishTurn(writer, 6);
        assertThat(MayMove.canMarch(state, unit)).isTrue();
        assertThat(MayMove.canRail(state, unit)).isFalse();
    }

    private static void beginBritishTurn(StateWriter writer, int turn) {
        new Event.GameTurnBegan(turn).accept(writer);
        new Event.PhaseBegan(PhaseName.BRITISH_REINFORCEMENT).accept(writer);
        new Event.PhaseBegan(PhaseName.BRITISH_MOVEMENT).accept(writer);
    }

    @Test
    void R4_1_BH_nothing_else_is_done_now() {
        Board board = station().unit('a', "2-3");
        assertThat(phase.refusal(board.state(), new Action.Move(board.unit("a"), board.hexes("b")))
                        .orElseThrow()
                        .rule())
                .isEqualTo("R4.1-BH");
        assertThat(phase.refusal(board.state(), new Action.EndPhase())).isEmpty();
        assertThat(phase.hasDecision(station().unit('c', "2-3").state())).isFalse();
    }

    @Test
    void R4_1_BH_random_play_makes_every_choice() {
        Board board = station().unit('a', "2-3").unit('b', "2-3", Mark.ENTRAINED);
        GameState state = board.state();
        Chance chance = new Chance(1);
        List<Action> seen = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Action action = phase.sample(state, chance);
            assertThat(phase.refusal(state, action)).isEmpty();
            seen.add(action);
        }
        assertThat(seen)
                .contains(
                        new Action.Entrain(board.unit("a")),
                        new Action.Detrain(board.unit("b")),
                        new Action.EndPhase());
    }
}
