package seelowe.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;

class BoardTest {
    private final Board board =
            Board.draw("""
                  G
                a   c
                  b
                ^   .
                  .
                """).unit('G', "6-4").unit('G', "supply").unit('b', "2-5", Mark.DISRUPTED);

    @Test
    void the_drawing_is_the_coordinate_system() {
        GameState state = board.state();
        assertThat(state.map().grid().adjacent(board.hex('G'), board.hex('b'))).isTrue();
        assertThat(state.map().grid().adjacent(board.hex('a'), board.hex('b'))).isTrue();
        assertThat(state.map().grid().distance(board.hex('a'), board.hex('c'))).isEqualTo(2);
        assertThat(state.map().terrain(state.map().grid().neighbour(board.hex('a'), 3)))
                .isEqualTo(Terrain.FOREST);
    }

    @Test
    void units_stand_where_they_were_put_and_control_their_surroundings() {
        GameState state = board.state();
        assertThat(state.place(board.unit("G2"))).isEqualTo(board.hex('G'));
        assertThat(state.has(board.unit("b"), Mark.DISRUPTED)).isTrue();
        assertThat(state.controls(Side.GERMAN, board.hex('b'))).isTrue();
        assertThat(state.controls(Side.BRITISH, board.hex('c'))).isTrue();
        assertThat(state.controls(Side.GERMAN, board.hex('G'))).isFalse();
        assertThat(state.isGermanHeld(board.hex('G'))).isTrue();
    }

    @Test
    void a_copy_is_equal_and_independent() {
        GameState state = board.state();
        assertThat(Scratch.of(state).takeOver().hash())
                .isEqualTo(state.hash())
                .isEqualTo(board.state().hash());
    }
}
