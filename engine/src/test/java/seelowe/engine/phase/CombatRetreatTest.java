package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.phase.CombatField.ONE_TO_ONE;
import static seelowe.engine.phase.CombatField.TWO_TO_ONE;
import static seelowe.engine.phase.CombatField.attacked;
import static seelowe.engine.phase.CombatField.field;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** Who is driven back where, by whom [8.71]. The digits are free hexes. */
class CombatRetreatTest {
    @Test
    @Tag("R8.71a")
    void R8_81_Ar_the_defender_chooses_where_the_attackers_go() {
        Board board = field().unit('G', "6-4").unit('a', "6-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 1);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.Retreat(board.unit("G"), board.hex('2')));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('2'));
        assertThat(table.state().combat()).isNull();
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('a'));
    }

    @Test
    @Tag("R8.71a")
    void R8_81_Dr_the_attacker_chooses_and_may_follow() {
        Board board = field().unit('G', "6-4").unit('a', "3-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        table.play(new Action.Retreat(board.unit("a"), board.hex('8')));
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('8'));
        assertThat(table.state().isGermanHeld(board.hex('a'))).isTrue();
    }

    @Test
    @Tag("R7.4c")
    void R8_81_Dr_a_supply_unit_in_the_hex_goes_too() {
        Board board = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "3-4")
                .unit('G', "supply")
                .unit('a', "6-3");
        PlayedBoard table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        table.play(new Action.Retreat(board.unit("G2"), board.hex('1')));
        table.play(new Action.Retreat(board.unit("G"), board.hex('2')));
        assertThat(table.state().place(board.unit("G2"))).isEqualTo(board.hex('1'));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('2'));
    }

    @Test
    void R8_81_Br_defenders_go_first_and_then_the_attackers() {
        Board board = field().unit('G', "6-4").unit('a', "6-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        table.play(new Action.Retreat(board.unit("a"), board.hex('9')));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.Retreat(board.unit("G"), board.hex('1')));
        assertThat(table.state().combat()).isNull();
    }

    @Test
    @Tag("R8.81-Br")
    void X52_a_retreated_defender_can_close_the_attackers_last_way_out() {
        String corner = """
                  G
                    a
                  K
                    3
                """;
        Board trapped = Board.draw(corner).turn(1).unit('G', "6-4").unit('a', "6-3");
        PlayedBoard table = attacked(trapped, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        assertThat(table.state().place(trapped.unit("a"))).isEqualTo(trapped.hex('3'));
        assertThat(table.state().isEliminated(trapped.unit("G"))).isTrue();

        Board covered = Board.draw(corner)
                .turn(1)
                .unit('G', "6-4")
                .unit('K', "6-4")
                .unit('a', "6-3")
                .unitOf(Side.BRITISH, '3', "2-3");
        PlayedBoard saved = attacked(covered, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        assertThat(saved.state().place(covered.unit("G"))).isEqualTo(covered.hex('K'));
    }

    @Test
    @Tag("R6.4")
    @Tag("R8.71d")
    void R8_71d_a_unit_with_no_hex_to_go_to_is_eliminated() {
        Board board = field().unit('G', "6-4").unitOf(Side.GERMAN, '0', "6-4").unit('a', "6-3");
        PlayedBoard table = attacked(board, "G 0", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.state().isEliminated(board.unit("a"))).isTrue();
        assertThat(table.events()).contains(new Event.UnitEliminated(board.unit("a"), Cause.NO_RETREAT));
    }

    @Test
    void R6_4_a_friend_in_a_controlled_hex_opens_it_for_the_retreat() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '0', "6-4")
                .unit('a', "6-3")
                .unitOf(Side.BRITISH, '8', "2-3");
        PlayedBoard table = attacked(board, "G 0", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('8'));
    }

    @Test
    @Tag("Q33")
    @Tag("R8.71e")
    void Q33_a_stack_may_be_split_and_a_hex_overstacked() {
        Board board = field().unit('G', "12-4")
                .unit('a', "3-3")
                .unit('a', "3-3")
                .unitOf(Side.BRITISH, '8', "2-3")
                .unitOf(Side.BRITISH, '8', "2-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        table.play(new Action.Retreat(board.unit("a2"), board.hex('8')));
        table.play(new Action.Retreat(board.unit("a"), board.hex('9')));
        assertThat(table.state().combatUnits(Side.BRITISH, board.hex('8'))).isEqualTo(3);
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('9'));
    }

    @Test
    void R8_71c_each_forbidden_hex_is_refused() {
        Board board = field().unit('G', "6-4").unit('a', "3-3").seaSide('a', '9');
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.refused(new Action.Retreat(board.unit("a"), board.hex('G')))
                        .rule())
                .isEqualTo("R8.71c");
        assertThat(table.refused(new Action.Retreat(board.unit("a"), board.hex('7')))
                        .rule())
                .isEqualTo("R8.71c");
        assertThat(table.refused(new Action.Retreat(board.unit("a"), board.hex('9')))
                        .rule())
                .isEqualTo("R8.71c");
        assertThat(table.refused(new Action.Retreat(board.unit("a"), board.hex('1')))
                        .rule())
                .isEqualTo("R8.71c");
        assertThat(table.refused(new Action.Retreat(board.unit("a"), HexGrid.OFF_MAP))
                        .rule())
                .isEqualTo("R8.71d");
        assertThat(table.refused(new Action.Retreat(board.unit("G"), board.hex('1')))
                        .rule())
                .isEqualTo("R8.71a");
    }

    @Test
    @Tag("R8.71c")
    void R14_2_germans_are_not_driven_into_an_unreduced_home_guard() {
        Board board = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "3-4")
                .unit('a', "6-3")
                .city("Town", "1")
                .homeGuard("1");
        PlayedBoard table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.refused(new Action.Retreat(board.unit("G"), board.hex('1')))
                        .rule())
                .isEqualTo("R8.71c");
    }

    @Test
    @Tag("Q34")
    @Tag("R10.2e")
    @Tag("Q14")
    void Q34_a_german_combat_unit_driven_onto_an_air_unit_destroys_it_and_a_supply_unit_is_not_driven_there() {
        Board board = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "3-4")
                .unit('G', "supply")
                .unit('a', "6-3")
                .unitOf(Side.BRITISH, '1', "air");
        PlayedBoard table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.refused(new Action.Retreat(board.unit("G2"), board.hex('1')))
                        .rule())
                .isEqualTo("R8.71c");
        table.play(new Action.Retreat(board.unit("G"), board.hex('1')));
        assertThat(table.state().isEliminated(board.unit("1"))).isTrue();
    }

    @Test
    @Tag("R8.71b")
    void X17_the_retreat_leads_no_further_from_supply_if_that_is_possible() {
        Board board = Board.draw("""
                      S
                    1   .
                      2   .
                    3   4   .
                      a   .
                    5   6
                      G
                """)
                .turn(3)
                .unitOf(Side.BRITISH, 'a', "3-3")
                .unit('G', "6-4")
                .unit('G', "supply");
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Attack(board.units("G"), board.hexes("a"), board.units("G2")))
                .play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(RuleBook.options(table.state()))
                .allSatisfy(option -> assertThat(((Action.Retreat) option).hex())
                        .isIn(board.hex('2'), board.hex('3'), board.hex('4')));
    }

    /** b is four hexes from London; 4 is three, 5 four and 6 five hexes from it; G controls c and d. */
    private static Board fourFromLondon() {
        return Board.draw("""



                      7   5
                L   2   4   6
                  M   3   b   8
                        c   d
                          G
                """)
                .city("London", "LM")
                .turn(3)
                .unit('b', "3-3")
                .unit('G', "6-4")
                .unit('G', "supply");
    }

    private static PlayedBoard driven(Board board) {
        return PlayedBoard.of(board)
                .play(new Action.Attack(board.units("G"), board.hexes("b"), board.units("G2")))
                .play(new Action.ChooseColumn(TWO_TO_ONE), 4);
    }

    @Test
    @Tag("Q32")
    @Tag("X17")
    void R8_71b_only_hexes_no_further_from_supply_may_be_chosen_while_there_are_any() {
        Board board = fourFromLondon();
        PlayedBoard table = driven(board);
        int unit = board.unit("b");
        assertThat(RuleBook.options(table.state()))
                .containsExactlyInAnyOrder(
                        new Action.Retreat(unit, board.hex('4')), new Action.Retreat(unit, board.hex('5')));
        assertThat(table.refused(new Action.Retreat(unit, board.hex('6'))).rule())
                .isEqualTo("R8.71b");
        assertThat(table.refused(new Action.Retreat(unit, board.hex('c'))).rule())
                .isEqualTo("R8.71c");
    }

    @Test
    @Tag("R8.71d")
    void X17_with_a_controlled_hex_only_it_is_eliminated_unless_a_friend_is_there() {
        Board closed = fourFromLondon().seaSide('b', '4').seaSide('b', '5').seaSide('b', '6');
        assertThat(driven(closed).events()).contains(new Event.UnitEliminated(closed.unit("b"), Cause.NO_RETREAT));
        Board held = fourFromLondon()
                .seaSide('b', '4')
                .seaSide('b', '5')
                .seaSide('b', '6')
                .unit('c', "2-3");
        assertThat(driven(held).state().place(held.unit("b"))).isEqualTo(held.hex('c'));
        Board open = fourFromLondon().unit('c', "2-3");
        assertThat(driven(open).offers(new Action.Retreat(open.unit("b"), open.hex('c'))))
                .isTrue();
    }

    @Test
    void R8_71b_from_the_source_itself_every_way_is_open_if_none_is_as_near() {
        Board north = Board.draw("""
                b
                  G
                1
                """).turn(1).unit('b', "3-3").unit('G', "6-4").unitOf(Side.BRITISH, '1', "2-3");
        assertThat(attacked(north, "G", "b")
                        .play(new Action.ChooseColumn(TWO_TO_ONE), 4)
                        .state()
                        .place(north.unit("b")))
                .isEqualTo(north.hex('1'));
    }
}
