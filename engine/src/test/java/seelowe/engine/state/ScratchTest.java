package seelowe.engine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.testing.Board;

class ScratchTest {
    private final Board board = Board.draw("""
              G
            .   b
              .
            """).unit('G', "6-4").unit('b', "2-5");

    private final GameState start = board.state();
    private final Event move = new Event.UnitMoved(board.unit("G"), board.hexes("b"), 1);

    @Test
    void a_state_stays_as_it_is_whatever_happens_to_its_copies() {
        long before = start.hash();
        Scratch scratch = Scratch.of(start);
        scratch.apply(move);
        GameState after = start.after(move);

        assertThat(start.hash()).isEqualTo(before);
        assertThat(scratch.board().hash()).isEqualTo(after.hash()).isNotEqualTo(before);
    }

    @Test
    void beginning_again_uses_the_same_board_and_leaves_nothing_behind() {
        Scratch scratch = Scratch.of(start);
        GameState lent = scratch.board();
        scratch.apply(move);
        scratch.apply(new Event.UnitEntrained(board.unit("b")));
        scratch.copy(start);

        assertThat(scratch.board()).isSameAs(lent);
        assertThat(lent.hash()).isEqualTo(start.hash());
        assertThat(lent.controls(Side.BRITISH, board.hex('G'))).isTrue();
        assertThat(lent.first(board.hex('b'))).isEqualTo(board.unit("b"));
    }

    @Test
    void a_state_of_another_game_gets_a_board_of_its_own() {
        Scratch scratch = Scratch.of(start);
        GameState lent = scratch.board();
        GameState other = Board.draw("A").unit('A', "6-4").state();
        scratch.copy(other);

        assertThat(scratch.board().hash()).isEqualTo(other.hash());
        assertThat(lent.hash()).isEqualTo(start.hash());
    }

    @Test
    void what_is_taken_over_never_changes_again() {
        Scratch scratch = Scratch.of(start);
        GameState taken = scratch.takeOver();
        assertThatThrownBy(() -> scratch.apply(move)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(scratch::board).isInstanceOf(IllegalStateException.class);

        scratch.copy(start);
        scratch.apply(move);
        assertThat(taken.hash()).isEqualTo(start.hash());
    }
}
