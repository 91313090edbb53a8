package seelowe.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Die;
import seelowe.engine.state.Mark;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class UnfoldingTest {
    private final Board board = Board.draw("""
              a
            b   c
              .
            """)
            .in(PhaseName.ACTIVATION)
            .unit('a', "2-5", Mark.UNACTIVATED)
            .unit('b', "2-5", Mark.UNACTIVATED)
            .unit('c', "2-5");

    private Unfolding begun() {
        return Unfolding.of(board.state(), new Action.Roll());
    }

    private Die activation(String unit) {
        return new Die(DiePurpose.ACTIVATION, board.unit(unit));
    }

    @Test
    void R11_52c_each_unit_is_a_die_of_its_own() {
        Unfolding unfolding = begun();
        assertThat(unfolding.due()).isEqualTo(activation("a"));
        unfolding.roll(2);
        assertThat(unfolding.board().has(board.unit("a"), Mark.UNACTIVATED)).isFalse();
        assertThat(unfolding.due()).isEqualTo(activation("b"));
        assertThatThrownBy(unfolding::takeOver).isInstanceOf(IllegalStateException.class);

        unfolding.roll(3);
        assertThat(unfolding.due()).isNull();
        assertThat(unfolding.takeOver().has(board.unit("b"), Mark.UNACTIVATED)).isTrue();
    }

    @Test
    void a_fork_goes_its_own_way() {
        Unfolding one = begun();
        one.roll(6);
        Unfolding other = one.fork();
        other.roll(1);

        assertThat(one.due()).isEqualTo(activation("b"));
        assertThat(one.board().has(board.unit("b"), Mark.UNACTIVATED)).isTrue();
        assertThat(other.takeOver().has(board.unit("b"), Mark.UNACTIVATED)).isFalse();
    }

    @Test
    void R3_5_no_die_shows_more_than_six_and_none_is_rolled_that_is_not_due() {
        Unfolding unfolding = begun();
        assertThatThrownBy(() -> unfolding.roll(7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> unfolding.roll(0)).isInstanceOf(IllegalArgumentException.class);
        unfolding.roll(5);
        unfolding.roll(5);
        assertThatThrownBy(() -> unfolding.roll(5)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void outcomes_are_counted_exactly() {
        Distribution<Boolean> first = Distribution.of(
                begun(), unfolding -> unfolding.board().has(board.unit("a"), Mark.UNACTIVATED));
        assertThat(first.shares()).isEqualTo(Map.of(true, Share.ofFaces(4), false, Share.ofFaces(2)));

        Distribution<Long> all =
                Distribution.of(begun(), unfolding -> unfolding.board().hash());
        assertThat(all.shares()).hasSize(4);
        assertThat(all.shares().values().stream().reduce(Share.NOTHING, Share::plus))
                .isEqualTo(Share.ONE);
        assertThat(all.of(0L)).isEqualTo(Share.NOTHING);
    }

    @Test
    void shares_are_equal_when_they_are_worth_the_same() {
        Share third = Share.ofFaces(2);
        assertThat(third.times(Share.ofFaces(3)).plus(third.times(Share.ofFaces(3))))
                .isEqualTo(third);
        assertThat(third.plus(third).plus(third)).isEqualTo(Share.ONE);
        assertThat(third.perMillion()).isEqualTo(333_333);
    }
}
