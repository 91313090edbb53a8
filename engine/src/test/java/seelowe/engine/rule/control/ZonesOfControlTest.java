package seelowe.engine.rule.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.testing.Board;

class ZonesOfControlTest {
    private static Board ring() {
        return Board.draw("""
                  1
                2   3
                  0
                4   5
                  6
                """);
    }

    private static String controlled(Board board, Side side) {
        GameState state = board.state();
        StringBuilder text = new StringBuilder();
        for (char name : "0123456".toCharArray()) {
            if (state.controls(side, board.hex(name))) {
                text.append(name);
            }
        }
        return text.toString();
    }

    @Test
    void R6_0_a_unit_controls_the_six_hexes_around_it() {
        assertThat(controlled(ring().unitOf(Side.GERMAN, '0', "6-4"), Side.GERMAN))
                .isEqualTo("123456");
    }

    @Test
    void R6_0_enemies_in_a_hex_do_not_cancel_the_zone() {
        Board board = ring().unitOf(Side.GERMAN, '0', "6-4").unitOf(Side.BRITISH, '1', "2-5");
        assertThat(controlled(board, Side.GERMAN)).isEqualTo("123456");
        assertThat(controlled(board, Side.BRITISH)).isEqualTo("023");
    }

    @Test
    @Tag("R5.5g")
    void R6_1a_entrained_supply_and_air_units_have_no_zone() {
        assertThat(controlled(ring().unitOf(Side.GERMAN, '0', "supply"), Side.GERMAN))
                .isEmpty();
        assertThat(controlled(ring().unitOf(Side.BRITISH, '0', "air"), Side.BRITISH))
                .isEmpty();
        assertThat(controlled(ring().unitOf(Side.BRITISH, '0', "13-8", Mark.ENTRAINED), Side.BRITISH))
                .isEmpty();
    }

    @Test
    @Tag("R5.5g")
    void R6_1a_companions_keep_their_zone() {
        assertThat(controlled(ring().unitOf(Side.GERMAN, '0', "supply").unitOf(Side.GERMAN, '0', "6-4"), Side.GERMAN))
                .isEqualTo("123456");
        assertThat(controlled(
                        ring().unitOf(Side.BRITISH, '0', "13-8", Mark.ENTRAINED).unitOf(Side.BRITISH, '0', "2-5"),
                        Side.BRITISH))
                .isEqualTo("123456");
    }

    @Test
    @Tag("R14.2")
    void R6_1a_home_guard_has_no_zone_but_every_weakened_unit_has() {
        assertThat(controlled(ring().city("Town", "0").homeGuard("0"), Side.BRITISH))
                .isEmpty();
        for (Mark mark : new Mark[] {Mark.DISRUPTED, Mark.ISOLATED, Mark.UNACTIVATED}) {
            assertThat(controlled(ring().unitOf(Side.BRITISH, '0', "2-5", mark), Side.BRITISH))
                    .isEqualTo("123456");
        }
    }

    @Test
    @Tag("X66")
    void R6_1b_a_zone_never_crosses_a_sea_hexside_but_a_river() {
        Board board = ring().unitOf(Side.GERMAN, '0', "6-4").seaSide('0', '1').river('0', '2');
        assertThat(controlled(board, Side.GERMAN)).isEqualTo("23456");
    }

    @Test
    void R6_1a_boarding_a_train_ends_the_zone_and_leaving_it_restores_it() {
        Board board = ring().unitOf(Side.BRITISH, '0', "2-5");
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        scratch.apply(new Event.UnitEntrained(board.unit("0")));
        assertThat(state.controls(Side.BRITISH, board.hex('1'))).isFalse();
        scratch.apply(new Event.UnitDetrained(board.unit("0")));
        assertThat(state.controls(Side.BRITISH, board.hex('1'))).isTrue();
    }
}
