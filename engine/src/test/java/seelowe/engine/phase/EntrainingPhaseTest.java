package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Edge;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.Entraining;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;
import seelowe.engine.testing.Strips;

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
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        List<Action> menu = new ArrayList<>();
        phase.options(state, menu::add);
        assertThat(menu)
                .containsExactly(
                        new Action.Entrain(board.unit("a")),
                        new Action.Detrain(board.unit("b")),
                        new Action.EndPhase());
        Resolution play = new Resolution(scratch);
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
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        Resolution play = new Resolution(scratch);
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
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        phase.open(new Resolution(scratch));
        assertThat(Entraining.mayEntrain(state, board.unit("a"))).isFalse();
    }

    @Test
    @Tag("R5.5e")
    @Tag("R12.71")
    @Tag("R12.73")
    void X29_arrival_by_rail_rest_detraining_and_the_first_march() {
        Board board = line().awaited("N", Side.BRITISH, "2-3", new Deployment.HoldingArea(4, Edge.NORTH))
                .turn(4)
                .in(PhaseName.EMBARKATION);
        int unit = board.unit("N");
        PlayedBoard table = PlayedBoard.afterPhaseOf(board).play(new Action.Roll(), 3);
        assertThat(table.ruleAgainst(new Action.EnterByRail(unit, down(board, 'a', 31))))
                .isEqualTo("R5.5c");
        table.play(new Action.EnterByRail(unit, down(board, 'a', 30))).play(new Action.EndPhase());
        assertThat(table.state().turn()).as("moved by rail: it cannot detrain").isEqualTo(5);

        table.until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.ruleAgainst(step(table, unit))).isEqualTo("R5.5c");
        table.play(new Action.EndPhase());
        assertThat(table.state().phase()).isEqualTo(PhaseName.ENTRAINING);
        table.play(new Action.Detrain(unit)).until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.state().turn()).isEqualTo(6);
        assertThat(table.allows(step(table, unit))).isTrue();
    }

    @Test
    @Tag("R4.1-BH")
    void R5_5b_a_unit_entrained_in_one_turn_rides_in_the_next() {
        Board board = line().unit('a', "2-3").in(PhaseName.BRITISH_MOVEMENT);
        Action ride = new Action.MoveByRail(board.unit("a"), board.hexes("b"));
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(ride)).isEqualTo("R5.5b");
        table.play(new Action.EndPhase()).play(new Action.Entrain(board.unit("a")));
        assertThat(table.offers(new Action.Detrain(board.unit("a"))))
                .as("once a turn")
                .isFalse();
        table.until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.state().turn()).isEqualTo(4);
        assertThat(table.allows(ride)).isTrue();
    }

    @Test
    @Tag("R5.5b")
    void R4_1_BH_one_step_in_initial_movement_keeps_a_unit_off_the_train() {
        Board board = line().unit('a', "2-3").unit('c', "2-3").in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Move(board.unit("a"), board.hexes("b")))
                .play(new Action.EndPhase());
        assertThat(table.options()).containsExactly(new Action.Entrain(board.unit("c")), new Action.EndPhase());
        assertThat(table.ruleAgainst(new Action.Entrain(board.unit("a")))).isEqualTo("R4.1-BH");
    }

    /** A railway down a strip of 33 hexes, entered at its northern end; a German far from it. */
    private static Board line() {
        String names = "abcdefghijklmnopqrstuvwxyzABCDEFG";
        return Strips.northToSouth(names + "...Z")
                .rail(names)
                .entry(Edge.NORTH, 'a')
                .unit('Z', "6-4");
    }

    private static Ids down(Board board, char from, int hexes) {
        int[] path = new int[hexes];
        for (int i = 0; i < hexes; i++) {
            path[i] = board.hex(from) + i;
        }
        return Ids.of(path);
    }

    private static Action step(PlayedBoard table, int unit) {
        return new Action.Move(unit, Ids.of(table.state().place(unit) - 1));
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
