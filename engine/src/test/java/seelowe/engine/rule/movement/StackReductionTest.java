package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class StackReductionTest {
    private static Board pair() {
        return Board.draw("""
                A

                B
                """).in(PhaseName.GERMAN_MOVEMENT);
    }

    private static int corrector(Board board, Side side) {
        return StackReduction.corrector(board.state(), side);
    }

    private static int due(Board board, Side side) {
        return StackReduction.due(board.state(), side, board.hex('A'));
    }

    @Test
    @Tag("R7.5")
    void Q23_a_member_that_can_still_move_to_a_hex_with_room_must() {
        Board board = pair().unit('A', "6-4").unit('A', "6-4").unit('A', "6-4", Mark.MOVED);
        assertThat(corrector(board, Side.GERMAN)).isEqualTo(board.unit("A"));
        Board legal = pair().unit('A', "6-4").unit('A', "6-4");
        assertThat(corrector(legal, Side.GERMAN)).isEqualTo(StackReduction.NOBODY);
        assertThat(due(legal, Side.GERMAN)).isZero();
    }

    @Test
    @Tag("R7.5")
    void Q23_members_that_have_moved_or_find_no_room_need_not() {
        Board moved =
                pair().unit('A', "6-4", Mark.MOVED).unit('A', "6-4", Mark.MOVED).unit('A', "6-4", Mark.MOVED);
        assertThat(corrector(moved, Side.GERMAN)).isEqualTo(StackReduction.NOBODY);
        assertThat(due(moved, Side.GERMAN)).isEqualTo(1);
        Board full = pair().unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "6-4")
                .unit('B', "6-4")
                .unit('B', "6-4");
        assertThat(corrector(full, Side.GERMAN)).isEqualTo(StackReduction.NOBODY);
        assertThat(due(full, Side.GERMAN)).isEqualTo(1);
    }

    @Test
    void Q23_only_members_whose_leaving_lessens_the_excess_count() {
        Board board = pair().unit('A', "6-4", Mark.MOVED)
                .unit('A', "6-4", Mark.MOVED)
                .unit('A', "6-4", Mark.MOVED)
                .unit('A', "supply");
        assertThat(corrector(board, Side.GERMAN)).isEqualTo(StackReduction.NOBODY);
    }

    @Test
    @Tag("R7.4b")
    void Q24_two_supply_units_are_parted_in_the_next_initial_movement() {
        Board board = pair().unit('A', "supply").unit('A', "supply", Mark.MOVED);
        assertThat(corrector(board, Side.GERMAN)).isEqualTo(board.unit("A"));
        Board mechanized = board.in(PhaseName.GERMAN_MECHANIZED);
        assertThat(corrector(mechanized, Side.GERMAN)).isEqualTo(StackReduction.NOBODY);
        Scratch scratch = Scratch.of(mechanized.state());
        GameState state = scratch.board();
        scratch.apply(new Event.ExcessNoted(mechanized.hexes("A"), Ids.of(1)));
        assertThat(StackReduction.due(state, Side.GERMAN, mechanized.hex('A'))).isZero();
    }

    @Test
    @Tag("R7.0b")
    void Q23_a_mechanized_phase_removes_only_what_it_made_itself() {
        Board board = pair().unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "5-6 armor", Mark.MOVED)
                .in(PhaseName.GERMAN_MECHANIZED);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        assertThat(StackReduction.due(state, Side.GERMAN, board.hex('A'))).isEqualTo(2);
        scratch.apply(new Event.ExcessNoted(board.hexes("A"), Ids.of(1)));
        assertThat(StackReduction.due(state, Side.GERMAN, board.hex('A'))).isEqualTo(1);
    }

    @Test
    @Tag("Q24")
    void Q23_a_supply_unit_that_was_too_many_before_does_not_pay_for_armor_that_came() {
        Board board = pair().unit('A', "6-4")
                .unit('A', "6-4")
                .unit('A', "supply")
                .unit('A', "supply")
                .unit('A', "5-6 armor", Mark.MOVED)
                .in(PhaseName.GERMAN_MECHANIZED);
        Scratch scratch = Scratch.of(board.state());
        GameState state = scratch.board();
        scratch.apply(new Event.ExcessNoted(board.hexes("A"), Ids.of(1)));
        assertThat(StackReduction.due(state, Side.GERMAN, board.hex('A'))).isEqualTo(1);
        assertThat(StackReduction.isRemovable(state, Side.GERMAN, board.unit("A3")))
                .isFalse();
        assertThat(StackReduction.isRemovable(state, Side.GERMAN, board.unit("A")))
                .isTrue();
        assertThat(StackReduction.isRemovable(
                        board.in(PhaseName.GERMAN_MOVEMENT).state(), Side.GERMAN, board.unit("A3")))
                .isTrue();
    }

    @Test
    @Tag("R7.0b")
    void Q23_in_a_mechanized_phase_only_mechanized_members_must_move() {
        Board infantry =
                pair().unit('A', "6-4").unit('A', "6-4").unit('A', "6-4").in(PhaseName.GERMAN_MECHANIZED);
        assertThat(corrector(infantry, Side.GERMAN)).isEqualTo(StackReduction.NOBODY);
        Board armor = infantry.unit('A', "5-6 armor");
        assertThat(corrector(armor, Side.GERMAN)).isEqualTo(armor.unit("A4"));
    }

    @Test
    void Q23_a_stack_without_anyone_who_may_move_waits() {
        Board frozen = pair().unitOf(Side.BRITISH, 'A', "2-3", Mark.UNACTIVATED)
                .unitOf(Side.BRITISH, 'A', "2-3", Mark.UNACTIVATED)
                .unitOf(Side.BRITISH, 'A', "2-3", Mark.ENTRAINED, Mark.MUST_DETRAIN)
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(due(frozen, Side.BRITISH)).isZero();
        assertThat(StackReduction.isDue(frozen.state(), Side.BRITISH)).isFalse();
        Board thawed = frozen.unitOf(Side.BRITISH, 'A', "2-3", Mark.MOVED);
        assertThat(due(thawed, Side.BRITISH)).isEqualTo(2);
    }

    @Test
    void Q23_a_train_corrects_by_rail() {
        Board board = pair().rail("AB")
                .unitOf(Side.BRITISH, 'A', "2-3", Mark.ENTRAINED)
                .unitOf(Side.BRITISH, 'A', "2-3", Mark.MOVED)
                .unitOf(Side.BRITISH, 'A', "2-3", Mark.MOVED)
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(corrector(board, Side.BRITISH)).isEqualTo(board.unit("A"));
        Board blocked = board.unitOf(Side.BRITISH, 'B', "2-3").unitOf(Side.BRITISH, 'B', "2-3");
        assertThat(corrector(blocked, Side.BRITISH)).isEqualTo(StackReduction.NOBODY);
    }

    @Test
    void Q25_a_combat_unit_forced_among_air_units_must_leave_or_an_air_unit_goes() {
        Board free = pair().unitOf(Side.BRITISH, 'A', "air")
                .unitOf(Side.BRITISH, 'A', "air")
                .unitOf(Side.BRITISH, 'A', "2-5")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(corrector(free, Side.BRITISH)).isEqualTo(free.unit("A3"));
        Board stuck = free.unitOf(Side.BRITISH, 'B', "2-5").unitOf(Side.BRITISH, 'B', "2-5");
        assertThat(corrector(stuck, Side.BRITISH)).isEqualTo(StackReduction.NOBODY);
        assertThat(due(stuck, Side.BRITISH)).isEqualTo(1);
        assertThat(StackReduction.isRemovable(stuck.state(), Side.BRITISH, stuck.unit("A")))
                .isTrue();
        assertThat(StackReduction.isRemovable(stuck.state(), Side.BRITISH, stuck.unit("A3")))
                .isFalse();
    }
}
