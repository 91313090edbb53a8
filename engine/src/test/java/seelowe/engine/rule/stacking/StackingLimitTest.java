package seelowe.engine.rule.stacking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.force.Side;
import seelowe.engine.state.Mark;
import seelowe.engine.testing.Board;

class StackingLimitTest {
    private static Board two() {
        return Board.draw("""
                A

                b
                """);
    }

    private static int german(Board board) {
        return Overstack.excess(board.state(), Side.GERMAN, board.hex('A'));
    }

    private static int british(Board board) {
        return Overstack.excess(board.state(), Side.BRITISH, board.hex('b'));
    }

    private static boolean room(Board board, String unit, char hex) {
        return StackingLimit.hasRoom(board.state(), board.unit(unit), board.hex(hex));
    }

    @Test
    void R7_0a_two_combat_units_are_the_limit_whatever_their_size() {
        assertThat(german(two().unit('A', "6-4").unit('A', "5-6 armor"))).isZero();
        assertThat(german(two().unit('A', "6-4").unit('A', "5-6 armor").unit('A', "2-5")))
                .isEqualTo(1);
        assertThat(british(two().unit('b', "1-3")
                        .unit('b', "1-3", Mark.ENTRAINED)
                        .unit('b', "1-3")
                        .unit('b', "1-3")))
                .isEqualTo(2);
    }

    @Test
    void R7_3_the_order_of_a_stack_is_meaningless() {
        assertThat(german(two().unit('A', "supply").unit('A', "6-4").unit('A', "4-5")))
                .isEqualTo(german(two().unit('A', "4-5").unit('A', "supply").unit('A', "6-4")));
    }

    @Test
    @Tag("R7.4b")
    void R7_4a_a_supply_unit_does_not_count_with_the_combat_units() {
        Board full = two().unit('A', "6-4").unit('A', "6-4").unit('A', "supply");
        assertThat(german(full)).isZero();
        assertThat(german(full.unit('A', "6-4"))).isEqualTo(1);
    }

    @Test
    @Tag("Q24")
    void R7_4b_one_supply_unit_is_the_limit() {
        assertThat(german(two().unit('A', "supply"))).isZero();
        assertThat(german(two().unit('A', "supply").unit('A', "supply"))).isEqualTo(1);
    }

    @Test
    @Tag("R10.21a")
    @Tag("Q25")
    void R7_4d_two_air_units_alone_but_one_with_combat_units() {
        assertThat(british(two().unit('b', "air").unit('b', "air"))).isZero();
        assertThat(british(two().unit('b', "air").unit('b', "air").unit('b', "air")))
                .isEqualTo(1);
        assertThat(british(two().unit('b', "air").unit('b', "2-5").unit('b', "2-5")))
                .isZero();
        assertThat(british(two().unit('b', "air").unit('b', "air").unit('b', "2-5")))
                .isEqualTo(1);
    }

    @Test
    @Tag("R7.4b")
    void R7_0a_room_for_one_more() {
        Board board = two().unit('A', "6-4").unit('b', "2-3");
        board.unitOf(Side.GERMAN, 'b', "4-5").unitOf(Side.GERMAN, 'b', "supply");
        assertThat(room(board, "b2", 'A')).isTrue();
        assertThat(room(board, "b3", 'A')).isTrue();
        board.unit('A', "6-4").unit('A', "supply");
        assertThat(room(board, "b2", 'A')).isFalse();
        assertThat(room(board, "b3", 'A')).isFalse();
    }

    @Test
    @Tag("R10.21a")
    void R7_4d_room_for_air_units_and_with_them() {
        Board board = two().unitOf(Side.BRITISH, 'A', "air").unitOf(Side.BRITISH, 'A', "2-5");
        board.unit('b', "air");
        assertThat(room(board, "A", 'b')).isTrue();
        assertThat(room(board, "A2", 'b')).isTrue();
        board.unit('b', "air");
        assertThat(room(board, "A", 'b')).isFalse();
        assertThat(room(board, "A2", 'b')).isFalse();
        Board manned = two().unitOf(Side.BRITISH, 'A', "air").unit('b', "2-5");
        assertThat(room(manned, "A", 'b')).isTrue();
        assertThat(room(manned.unit('b', "air"), "A", 'b')).isFalse();
    }

    @Test
    @Tag("Q23")
    void R7_5_only_units_of_the_kind_in_excess_lessen_it() {
        Board board = two().unit('A', "6-4").unit('A', "6-4").unit('A', "6-4").unit('A', "supply");
        assertThat(Overstack.isLessenedWithout(board.state(), board.unit("A"))).isTrue();
        assertThat(Overstack.isLessenedWithout(board.state(), board.unit("A4"))).isFalse();
        assertThat(Overstack.isRemovable(board.state(), board.unit("A2"))).isTrue();
        assertThat(Overstack.isRemovable(board.state(), board.unit("A4"))).isFalse();
        Board supply = two().unit('A', "6-4").unit('A', "supply").unit('A', "supply");
        assertThat(Overstack.isRemovable(supply.state(), supply.unit("A"))).isFalse();
        assertThat(Overstack.isRemovable(supply.state(), supply.unit("A3"))).isTrue();
    }

    @Test
    void Q25_a_lone_combat_unit_relieves_two_air_units_by_leaving_but_an_air_unit_is_given_up() {
        Board board = two().unit('b', "air").unit('b', "air").unit('b', "2-5");
        assertThat(Overstack.isLessenedWithout(board.state(), board.unit("b3"))).isTrue();
        assertThat(Overstack.isRemovable(board.state(), board.unit("b3"))).isFalse();
        assertThat(Overstack.isRemovable(board.state(), board.unit("b"))).isTrue();
        Board pair = board.unit('b', "2-5");
        assertThat(Overstack.isLessenedWithout(pair.state(), pair.unit("b3"))).isFalse();
    }
}
