package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.phase.CombatField.ONE_TO_ONE;
import static seelowe.engine.phase.CombatField.THREE_TO_ONE;
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
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** What an exchange costs [8.81], and units driven onto a stack that is attacked later [8.71f]. */
class CombatExchangeTest {
    @Test
    void X12_an_exchange_takes_supply_along_but_does_not_count_it() {
        Board board = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unit('G', "supply")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unit('a', "10-8 motorized infantry")
                .unit('a', "4-6 armor");
        PlayedBoard table = attacked(board, "a a2", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ex");
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("G2"))).isTrue();
        assertThat(table.refused(new Action.TakeExchange(board.units("a2"))).rule())
                .isEqualTo("R8.81-Ex");
        assertThat(table.offers(new Action.TakeExchange(board.units("a")))).isTrue();
        assertThat(table.offers(new Action.TakeExchange(board.units("a a2")))).isTrue();
    }

    @Test
    @Tag("R8.81-Ex")
    void X14_printed_points_count_in_an_exchange_whatever_the_disruption() {
        Board board = field().unit('G', "6-4")
                .unit('G', "6-4")
                .unitOf(Side.GERMAN, '6', "4-5 mountain infantry")
                .unit('a', "10-8 motorized infantry", Mark.DISRUPTED);
        PlayedBoard table = attacked(board, "G G2 6", "a").play(new Action.ChooseColumn(3), 4);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ex");
        assertThat(table.refused(new Action.TakeExchange(board.units("G"))).rule())
                .isEqualTo("R8.81-Ex");
        table.play(new Action.TakeExchange(board.units("G 6")));
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("6"))).isTrue();
        assertThat(table.state().isOnMap(board.unit("G2"))).isTrue();
    }

    @Test
    @Tag("PN16")
    void X15_small_units_beside_the_strong_one_can_pay_for_it() {
        Board alone = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unit('a', "13-8 motorized infantry");
        PlayedBoard lost = attacked(alone, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        assertThat(lost.refused(new Action.TakeExchange(Ids.none())).rule()).isEqualTo("R8.81-Ex");
        lost.play(new Action.TakeExchange(alone.units("a")));
        assertThat(lost.state().isEliminated(alone.unit("a"))).isTrue();
        Board screened = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unit('a', "13-8 motorized infantry")
                .unitOf(Side.BRITISH, '6', "2-5")
                .unitOf(Side.BRITISH, '6', "2-5")
                .unitOf(Side.BRITISH, '7', "2-5");
        PlayedBoard table = attacked(screened, "a 6 62 7", "G").play(new Action.ChooseColumn(THREE_TO_ONE), 4);
        assertThat(table.refused(new Action.TakeExchange(screened.units("6 62")))
                        .rule())
                .isEqualTo("R8.81-Ex");
        table.play(new Action.TakeExchange(screened.units("6 62 7")));
        assertThat(table.state().isOnMap(screened.unit("a"))).isTrue();
        assertThat(table.state().isEliminated(screened.unit("7"))).isTrue();
    }

    @Test
    void Q39_more_may_be_given_up_than_is_asked_for() {
        Board board = field().unit('G', "6-4").unit('G', "6-4").unit('a', "6-3");
        PlayedBoard table = attacked(board, "G G2", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        assertThat(table.offers(new Action.TakeExchange(board.units("G")))).isTrue();
        table.play(new Action.TakeExchange(board.units("G G2")));
        assertThat(table.state().isEliminated(board.unit("G2"))).isTrue();
    }

    @Test
    @Tag("R8.81-Ex")
    void R8_81_Ex_attackers_that_total_less_all_die() {
        Board board = field().unit('G', "3-4").unitOf(Side.GERMAN, '0', "3-4").unit('a', "8-3", Mark.DISRUPTED);
        PlayedBoard table = attacked(board, "G 0", "a").play(new Action.ChooseColumn(3), 4);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ex");
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("0"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("a"))).isTrue();
    }

    @Test
    @Tag("R14.3b")
    @Tag("R14.2")
    @Tag("Q38")
    void X16_the_home_guard_holds_after_a_retreat_and_goes_in_an_exchange() {
        Board board = field().unit('G', "6-4")
                .unit('G', "6-4")
                .unit('a', "2-3")
                .city("Town", "a")
                .homeGuard("a");
        PlayedBoard table = attacked(board, "G G2", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.StandInCity(board.hex('a'), false));
        table.play(new Action.Retreat(board.unit("a"), board.hex('8')));
        assertThat(table.state().hasHomeGuard(board.hex('a'))).isTrue();
        assertThat(table.state().combat()).isNull();

        PlayedBoard exchange = attacked(board, "G G2", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        assertThat(exchange.state().hasHomeGuard(board.hex('a'))).isFalse();
        exchange.play(new Action.TakeExchange(board.units("G")));
        exchange.play(new Action.Advance(board.unit("G2"), board.hex('a')));
        assertThat(exchange.state().place(board.unit("G2"))).isEqualTo(board.hex('a'));
    }

    @Test
    void Q38_by_the_letter_the_home_guard_costs_nothing_in_an_exchange() {
        Board board = field().unit('G', "6-4")
                .unit('a', "2-3")
                .city("Town", "a")
                .homeGuard("a")
                .options(options -> options.homeGuardExchangeValue(0));
        PlayedBoard table = attacked(board, "G", "a");
        assertThat(table.event(Event.AttackDeclared.class).exchangeValue()).isEqualTo(2);
    }

    @Test
    @Tag("R8.71f")
    void X18_a_unit_that_was_driven_onto_a_stack_adds_nothing_but_shares_its_fate() {
        Board board = Board.draw("""
                      G
                    .   .
                      a
                    K   .
                      b
                    .   .
                """)
                .turn(1)
                .unit('G', "4-4")
                .unit('K', "6-4")
                .unit('K', "6-4")
                .unit('a', "2-5")
                .unit('b', "2-3")
                .unit('b', "2-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        table.play(new Action.Retreat(board.unit("a"), board.hex('b'))).play(new Action.EndPhase());
        assertThat(table.state().combatUnits(Side.BRITISH, board.hex('b'))).isEqualTo(3);
        table.play(new Action.Attack(board.units("K K2"), board.hexes("b"), Ids.none()));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(THREE_TO_ONE);
        assertThat(table.event(Event.AttackDeclared.class).exchangeValue()).isEqualTo(4);
        table.play(new Action.ChooseColumn(THREE_TO_ONE), 4);
        assertThat(table.state().isEliminated(board.unit("a"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("b"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("b2"))).isTrue();
        table.play(new Action.TakeExchange(board.units("K")));
        assertThat(table.state().isOnMap(board.unit("K2"))).isTrue();
    }

    @Test
    @Tag("Q40")
    void X67_a_fresh_supply_unit_beside_a_unit_driven_onto_it_counts_one() {
        Board board = Board.draw("""
                      a
                    .   .
                      G
                    c   .
                      H
                    .   7
                """)
                .turn(3)
                .in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unit('H', "supply")
                .unitOf(Side.GERMAN, '7', "6-4")
                .unit('a', "12-3")
                .unit('c', "2-3")
                .unit('c', "2-3");
        PlayedBoard table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        table.play(new Action.Retreat(board.unit("G"), board.hex('H'))).play(new Action.EndPhase());
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('H'));
        table.play(new Action.Attack(board.units("c c2"), board.hexes("H"), Ids.none()));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(4);
        table.play(new Action.ChooseColumn(4), 3);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ex");
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("H"))).isTrue();
        assertThat(table.refused(new Action.TakeExchange(Ids.none())).rule()).isEqualTo("R8.81-Ex");
        table.play(new Action.TakeExchange(board.units("c")));
        assertThat(table.state().isOnMap(board.unit("c2"))).isTrue();
    }

    @Test
    @Tag("D18")
    void R8_81_Ex_twelve_attackers_pay_with_any_of_them_that_are_worth_enough() {
        Board board = Board.draw("""
                      1
                    6   2
                      a
                    5   3
                      4
                """).turn(1).unit('a', "2-3").unit('a', "2-3");
        for (char hex : "123456".toCharArray()) {
            board.unitOf(Side.GERMAN, hex, "1-4").unitOf(Side.GERMAN, hex, "1-4");
        }
        PlayedBoard table = attacked(board, "1 1_2 2 2_2 3 3_2 4 4_2 5 5_2 6 6_2".replace("_", ""), "a")
                .play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        Payment payment = RuleBook.payment(table.state()).orElseThrow();
        assertThat(payment.units().size()).isEqualTo(12);
        assertThat(payment.due()).isEqualTo(2 * 4);
        assertThat(payment.exact()).isFalse();
        Ids lastFour = board.units("5 52 6 62");
        assertThat(table.offers(payment.with(lastFour))).isFalse();
        assertThat(table.allows(payment.with(lastFour))).isTrue();
        assertThat(table.ruleAgainst(payment.with(board.units("5 52 6")))).isEqualTo("R8.81-Ex");
        table.play(payment.with(lastFour));
        assertThat(table.state().isEliminated(board.unit("62"))).isTrue();
        assertThat(RuleBook.payment(table.state())).isEmpty();
    }

    @Test
    void Q40_a_hex_with_nothing_fresh_cannot_be_attacked_again() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '6', "6-4")
                .unit('a', "6-3")
                .city("Town", "a");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 5);
        table.play(new Action.StandInCity(board.hex('a'), true));
        assertThat(table.refused(new Action.Attack(board.units("6"), board.hexes("a"), Ids.none()))
                        .rule())
                .isEqualTo("R8.14b");
    }
}
