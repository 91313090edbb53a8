package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class SequenceOfPlayTest {
    /** Phases in which nobody has anything to decide are begun and ended like the others. */
    private static final String GAME_TURN = "GA GB GC GD GE GF GG GH GJ GK BA BB BC BD BE BF BG BH BJ";

    private static Board board() {
        return Board.draw("""
                b   .   .   .   .
                  .   .   .   n
                r   .   s   .   G
                """)
                .rail("br")
                .unit('G', "6-4")
                .unit('s', "2-5 armor")
                .unit('b', "2-5")
                .unit('b', "2-5")
                .turn(3)
                .in(PhaseName.BRITISH_RECOVERY);
    }

    @Test
    @Tag("R4.1-T")
    void R4_0_a_Game_Turn_goes_through_every_phase_once_and_in_order() {
        PlayedBoard table = PlayedBoard.afterPhaseOf(board());
        List<Event> events = new ArrayList<>(table.events());
        while (table.state().turn() == 4) {
            events.addAll(table.pass().events());
        }
        List<String> codes = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.GameTurnBegan began) {
                codes.add("turn " + began.turn());
            } else if (event instanceof Event.PhaseBegan began) {
                codes.add(began.phase().code());
            }
        }
        assertThat(codes).containsExactly(("turn 4," + GAME_TURN.replace(' ', ',') + ",turn 5,GA").split(","));
    }

    @Test
    @Tag("R5.0b")
    void R3_3b_having_moved_is_forgotten_when_the_Player_Turn_is_over() {
        Board board = board();
        int german = board.unit("G");
        int briton = board.unit("b");
        PlayedBoard table = PlayedBoard.afterPhaseOf(board)
                .until(PhaseName.GERMAN_MOVEMENT)
                .play(new Action.Move(german, board.hexes("n")));
        assertThat(table.state().has(german, Mark.MOVED)).isTrue();

        table.until(PhaseName.BRITISH_MOVEMENT).play(new Action.Move(briton, board.hexes("r")));
        assertThat(table.state().hasAny(german, Mark.MOVED.bit() | Mark.STIRRED.bit()))
                .isFalse();
        assertThat(table.state().has(briton, Mark.STIRRED)).isTrue();

        table.until(PhaseName.ENTRAINING);
        assertThat(table.ruleAgainst(new Action.Entrain(briton))).isEqualTo("R4.1-BH");

        table.until(PhaseName.WEATHER).until(PhaseName.ENTRAINING);
        assertThat(table.allows(new Action.Entrain(briton))).isTrue();
    }

    @Test
    @Tag("X63")
    void R15_2a_the_game_is_over_in_the_middle_of_a_phase_when_the_last_German_falls() {
        Board board = Board.draw("""
                b
                  G
                .
                """)
                .unit('G', "2-4")
                .unit('b', "13-8 motorized-infantry")
                .unitIn(Place.echelon(LandingArea.C), "sea", Side.GERMAN, "6-4")
                .in(PhaseName.BRITISH_COMBAT);
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Attack(board.units("b"), board.hexes("G"), Ids.none()))
                .play(new Action.ChooseColumn(5), 6);

        assertThat(table.events()).last().isInstanceOf(Event.GameEnded.class);
        assertThat(table.state().result()).isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(table.state().combat()).isNull();
        assertThat(table.options()).isEmpty();
    }
}
