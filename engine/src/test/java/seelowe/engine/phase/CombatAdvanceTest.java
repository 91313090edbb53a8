package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.phase.CombatField.ONE_TO_ONE;
import static seelowe.engine.phase.CombatField.TEN_TO_ONE;
import static seelowe.engine.phase.CombatField.TWO_TO_ONE;
import static seelowe.engine.phase.CombatField.attacked;
import static seelowe.engine.phase.CombatField.field;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** Standing in cities [ER1] and moving into emptied hexes [8.72]. The digits are free hexes. */
class CombatAdvanceTest {
    @Test
    @Tag("ER1")
    @Tag("Q35")
    @Tag("R8.81-Br")
    void X19_a_stack_in_a_city_may_stand_while_every_attacker_goes() {
        Board board = field().unit('G', "6-4").unit('a', "6-3").city("Town", "a");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        table.play(new Action.StandInCity(board.hex('a'), true));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.Retreat(board.unit("G"), board.hex('3')));
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('a'));
        assertThat(table.state().combat()).isNull();
    }

    @Test
    void ER1_attackers_in_a_city_may_stand_and_then_follow_up() {
        Board board = field().unit('G', "6-4").unit('a', "6-3").city("Town", "G");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        table.play(new Action.Retreat(board.unit("a"), board.hex('9')));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        table.play(new Action.StandInCity(board.hex('G'), true));
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('a'));
    }

    @Test
    void ER1_the_city_does_not_help_against_elimination() {
        Board board = field().unit('G', "20-4").unit('a', "2-3").city("Town", "a");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 1);
        assertThat(table.state().isEliminated(board.unit("a"))).isTrue();
    }

    @Test
    @Tag("Q36")
    void Q36_attackers_that_retreated_do_not_advance() {
        Board board = field().unit('G', "6-4").unit('a', "6-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        table.play(new Action.Retreat(board.unit("a"), board.hex('9')));
        table.play(new Action.Retreat(board.unit("G"), board.hex('1')));
        assertThat(table.state().combat()).isNull();
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('1'));
    }

    @Test
    void R8_72a_two_attackers_may_advance_and_not_a_third() {
        Board board = field().unit('G', "8-4")
                .unit('G', "8-4")
                .unitOf(Side.GERMAN, '6', "8-4")
                .unit('a', "2-3");
        PlayedBoard table = attacked(board, "G G2 6", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(table.refused(new Action.Advance(board.unit("G"), board.hex('a')))
                        .rule())
                .isEqualTo("R8.72a");
        assertThat(table.refused(new Action.Advance(board.unit("6"), board.hex('8')))
                        .rule())
                .isEqualTo("R8.72a");
        table.play(new Action.Advance(board.unit("6"), board.hex('a')));
        assertThat(table.state().combat()).isNull();
        assertThat(table.state().place(board.unit("G2"))).isEqualTo(board.hex('G'));
    }

    @Test
    void R8_72a_the_next_attack_waits_until_the_advance_is_made_or_declined() {
        Board board = field().unit('G', "20-4")
                .unit('a', "2-3")
                .unitOf(Side.GERMAN, '2', "6-4")
                .unitOf(Side.BRITISH, '1', "2-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        Action second = new Action.Attack(board.units("2"), board.hexes("1"), Ids.none());
        assertThat(table.refused(second).rule()).isEqualTo("R8.72a");
        table.play(new Action.EndPhase());
        assertThat(table.state().phase()).isEqualTo(PhaseName.GERMAN_COMBAT);
        table.play(second);
    }

    @Test
    void Q37_each_of_two_emptied_hexes_may_take_two_units() {
        Board board = Board.draw("""
                      x
                    G   H
                      y
                """)
                .turn(1)
                .unit('G', "12-4")
                .unit('G', "12-4")
                .unit('H', "12-4")
                .unit('H', "12-4")
                .unitOf(Side.BRITISH, 'x', "2-3")
                .unitOf(Side.BRITISH, 'y', "2-3");
        PlayedBoard table = attacked(board, "G G2 H H2", "xy").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        table.play(new Action.Advance(board.unit("G"), board.hex('x')));
        table.play(new Action.Advance(board.unit("H"), board.hex('x')));
        table.play(new Action.Advance(board.unit("G2"), board.hex('y')));
        table.play(new Action.Advance(board.unit("H2"), board.hex('y')));
        assertThat(table.state().combatUnits(Side.GERMAN, board.hex('x'))).isEqualTo(2);
        assertThat(table.state().combatUnits(Side.GERMAN, board.hex('y'))).isEqualTo(2);
    }

    @Test
    @Tag("R10.21b")
    @Tag("R8.72b")
    void R10_21c_an_air_unit_stripped_of_cover_dies_only_if_the_germans_advance() {
        Board board = field().unit('G', "20-4").unit('a', "2-3").unit('a', "air");
        PlayedBoard spared = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        assertThat(spared.state().isOnMap(board.unit("a2"))).isTrue();
        spared.play(new Action.EndPhase());
        assertThat(spared.state().isOnMap(board.unit("a2"))).isTrue();
        PlayedBoard overrun = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        overrun.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(overrun.events()).contains(new Event.UnitEliminated(board.unit("a2"), Cause.OVERRUN));
    }

    @Test
    @Tag("Q35")
    void ER1_each_city_hex_decides_for_itself_and_the_rest_go() {
        Board board = Board.draw("""
                    1   2   3
                      x   y
                    4   G   5
                      .   .
                """)
                .turn(1)
                .unit('G', "8-4")
                .unitOf(Side.BRITISH, 'x', "2-3")
                .unitOf(Side.BRITISH, 'y', "2-3")
                .city("Town", "x")
                .city("Other", "y");
        PlayedBoard table = attacked(board, "G", "xy").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Dr");
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.StandInCity(board.hex('y'), false));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.StandInCity(board.hex('x'), true));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        assertThat(table.state().place(board.unit("y"))).isEqualTo(board.hex('3'));
        assertThat(table.state().place(board.unit("x"))).isEqualTo(board.hex('x'));
        assertThat(RuleBook.options(table.state()))
                .containsExactlyInAnyOrder(new Action.Advance(board.unit("G"), board.hex('y')), new Action.EndPhase());
    }

    @Test
    @Tag("R8.81-Ar")
    void ER1_attackers_in_a_city_may_ignore_a_retreat() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '6', "6-4")
                .unit('a', "12-3")
                .city("Town", "G");
        PlayedBoard table = attacked(board, "G 6", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 1);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        table.play(new Action.StandInCity(board.hex('G'), true));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.Retreat(board.unit("6"), board.hex('2')));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('G'));
        assertThat(table.state().combat()).isNull();
    }

    @Test
    void R8_72b_advancing_is_no_movement() {
        Board board = field().unit('G', "20-6 armor").unit('a', "2-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        table.play(new Action.Advance(board.unit("G"), board.hex('a'))).play(new Action.EndPhase());
        assertThat(table.state().phase()).isEqualTo(PhaseName.GERMAN_MECHANIZED);
        table.play(new Action.Move(board.unit("G"), board.hexes("6G7a90")));
        assertThat(table.event(Event.UnitMoved.class).cost()).isEqualTo(6);
    }
}
