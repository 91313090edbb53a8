package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Table;

/** What becomes of both sides after the die. The digits are free hexes. */
class CombatResultTest {
    private static final String FIELD = """
                      1
                    2   3
                  4   G   5
                    6   7
                      a
                    8   9
                      0
                """;

    private static final int ONE_TO_TWO = 0;
    private static final int ONE_TO_ONE = 1;
    private static final int TWO_TO_ONE = 2;
    private static final int TEN_TO_ONE = 7;

    private static Board field() {
        return Board.draw(FIELD).turn(1);
    }

    private static Table attacked(Board board, String attackers, String targets) {
        return Table.of(board).play(new Action.Attack(board.units(attackers), board.hexes(targets), Ids.none()));
    }

    @Test
    @Tag("R8.12b")
    @Tag("X20")
    void R8_81_Ae_kills_the_attackers_and_not_their_companions() {
        Board board = field().unit('G', "6-4")
                .unit('G', "6-4")
                .unit('G', "supply")
                .unit('a', "8-3")
                .river('G', 'a');
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_TWO), 1);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ae");
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isOnMap(board.unit("G2"))).isTrue();
        assertThat(table.state().isOnMap(board.unit("G3"))).isTrue();
    }

    @Test
    void X20_across_a_river_at_1_2_a_one_or_two_kills_and_a_three_repels() {
        Board board = field().unit('G', "6-4").unit('2', "6-4").unit('a', "8-3").river('G', 'a');
        String[] expected = {"Ae", "Ae", "Ar"};
        for (int face = 1; face <= 3; face++) {
            Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_TWO), face);
            assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo(expected[face - 1]);
        }
    }

    @Test
    @Tag("R8.71a")
    void R8_81_Ar_the_defender_chooses_where_the_attackers_go() {
        Board board = field().unit('G', "6-4").unit('a', "6-3");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 1);
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
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
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
        Table table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        table.play(new Action.Retreat(board.unit("G2"), board.hex('1')));
        table.play(new Action.Retreat(board.unit("G"), board.hex('2')));
        assertThat(table.state().place(board.unit("G2"))).isEqualTo(board.hex('1'));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('2'));
    }

    @Test
    @Tag("R9.6a")
    @Tag("R7.4c")
    void R8_81_De_kills_all_and_opens_the_hex() {
        Board board = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "1-4")
                .unit('G', "supply")
                .unit('a', "12-3");
        Table table = attacked(board, "a", "G").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("G2"))).isTrue();
    }

    @Test
    void R8_81_Br_defenders_go_first_and_then_the_attackers() {
        Board board = field().unit('G', "6-4").unit('a', "6-3");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
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
        Table table = attacked(trapped, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        assertThat(table.state().place(trapped.unit("a"))).isEqualTo(trapped.hex('3'));
        assertThat(table.state().isEliminated(trapped.unit("G"))).isTrue();

        Board covered = Board.draw(corner)
                .turn(1)
                .unit('G', "6-4")
                .unit('K', "6-4")
                .unit('a', "6-3")
                .unitOf(Side.BRITISH, '3', "2-3");
        Table saved = attacked(covered, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        assertThat(saved.state().place(covered.unit("G"))).isEqualTo(covered.hex('K'));
    }

    @Test
    @Tag("R6.4")
    @Tag("R8.71d")
    void R8_71d_a_unit_with_no_hex_to_go_to_is_eliminated() {
        Board board = field().unit('G', "6-4").unitOf(Side.GERMAN, '0', "6-4").unit('a', "6-3");
        Table table = attacked(board, "G 0", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.state().isEliminated(board.unit("a"))).isTrue();
        assertThat(table.events()).contains(new Event.UnitEliminated(board.unit("a"), Cause.NO_RETREAT));
    }

    @Test
    void R6_4_a_friend_in_a_controlled_hex_opens_it_for_the_retreat() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '0', "6-4")
                .unit('a', "6-3")
                .unitOf(Side.BRITISH, '8', "2-3");
        Table table = attacked(board, "G 0", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
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
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        table.play(new Action.Retreat(board.unit("a2"), board.hex('8')));
        table.play(new Action.Retreat(board.unit("a"), board.hex('9')));
        assertThat(table.state().combatUnits(Side.BRITISH, board.hex('8'))).isEqualTo(3);
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('9'));
    }

    @Test
    void R8_71c_each_forbidden_hex_is_refused() {
        Board board = field().unit('G', "6-4").unit('a', "3-3").seaSide('a', '9');
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
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
        Table table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
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
        Table table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
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
        Table table = Table.of(board)
                .play(new Action.Attack(board.units("G"), board.hexes("a"), board.units("G2")))
                .play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(RuleBook.options(table.state()))
                .allSatisfy(option -> assertThat(((Action.Retreat) option).hex())
                        .isIn(board.hex('2'), board.hex('3'), board.hex('4')));
    }

    @Test
    void X12_an_exchange_takes_supply_along_but_does_not_count_it() {
        Board board = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unit('G', "supply")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unit('a', "10-8 motorized infantry")
                .unit('a', "4-6 armor");
        Table table = attacked(board, "a a2", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
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
        Table table = attacked(board, "G G2 6", "a").play(new Action.ChooseColumn(3), 4);
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
    @Tag("Q39")
    void X15_small_units_beside_the_strong_one_can_pay_for_it() {
        Board alone = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unit('a', "13-8 motorized infantry");
        Table lost = attacked(alone, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        assertThat(lost.state().combat()).isNotNull();
        assertThat(lost.refused(new Action.TakeExchange(Ids.none())).rule()).isEqualTo("R8.81-Ex");
        Board screened = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unit('a', "13-8 motorized infantry")
                .unitOf(Side.BRITISH, '6', "2-5")
                .unitOf(Side.BRITISH, '6', "2-5")
                .unitOf(Side.BRITISH, '7', "2-5");
        Table table = attacked(screened, "a 6 62 7", "G").play(new Action.ChooseColumn(3), 4);
        table.play(new Action.TakeExchange(screened.units("6 62 7")));
        assertThat(table.state().isOnMap(screened.unit("a"))).isTrue();
        assertThat(table.state().isEliminated(screened.unit("7"))).isTrue();
    }

    @Test
    @Tag("R8.81-Ex")
    void R8_81_Ex_attackers_that_total_less_all_die() {
        Board board = field().unit('G', "3-4").unitOf(Side.GERMAN, '0', "3-4").unit('a', "8-3", Mark.DISRUPTED);
        Table table = attacked(board, "G 0", "a").play(new Action.ChooseColumn(3), 4);
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
        Table table = attacked(board, "G G2", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.StandInCity(board.hex('a'), false));
        table.play(new Action.Retreat(board.unit("a"), board.hex('8')));
        assertThat(table.state().hasHomeGuard(board.hex('a'))).isTrue();
        assertThat(table.state().combat()).isNull();

        Table exchange = attacked(board, "G G2", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
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
        Table table = attacked(board, "G", "a");
        assertThat(table.event(Event.AttackDeclared.class).exchangeValue()).isEqualTo(2);
    }

    @Test
    @Tag("ER1")
    @Tag("Q35")
    @Tag("R8.81-Br")
    void X19_a_stack_in_a_city_may_stand_while_every_attacker_goes() {
        Board board = field().unit('G', "6-4").unit('a', "6-3").city("Town", "a");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        table.play(new Action.StandInCity(board.hex('a'), true));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        table.play(new Action.Retreat(board.unit("G"), board.hex('3')));
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('a'));
        assertThat(table.state().combat()).isNull();
    }

    @Test
    void ER1_attackers_in_a_city_may_stand_and_then_follow_up() {
        Board board = field().unit('G', "6-4").unit('a', "6-3").city("Town", "G");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        table.play(new Action.Retreat(board.unit("a"), board.hex('9')));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        table.play(new Action.StandInCity(board.hex('G'), true));
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('a'));
    }

    @Test
    void ER1_the_city_does_not_help_against_elimination() {
        Board board = field().unit('G', "20-4").unit('a', "2-3").city("Town", "a");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 1);
        assertThat(table.state().isEliminated(board.unit("a"))).isTrue();
    }

    @Test
    @Tag("Q36")
    void Q36_attackers_that_retreated_do_not_advance() {
        Board board = field().unit('G', "6-4").unit('a', "6-3");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
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
        Table table = attacked(board, "G G2 6", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
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
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
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
        Table table = attacked(board, "G G2 H H2", "xy").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
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
        Table spared = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        assertThat(spared.state().isOnMap(board.unit("a2"))).isTrue();
        spared.play(new Action.EndPhase());
        assertThat(spared.state().isOnMap(board.unit("a2"))).isTrue();
        Table overrun = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        overrun.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(overrun.events()).contains(new Event.UnitEliminated(board.unit("a2"), Cause.OVERRUN));
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
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        if (table.state().place(board.unit("a")) == board.hex('a')) {
            table.play(new Action.Retreat(board.unit("a"), board.hex('b')));
        }
        assertThat(table.state().place(board.unit("a"))).isEqualTo(board.hex('b'));
        if (table.state().combat() != null) {
            table.play(new Action.EndPhase());
        }
        table.play(new Action.Attack(board.units("K K2"), board.hexes("b"), Ids.none()));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(3);
        assertThat(table.event(Event.AttackDeclared.class).exchangeValue()).isEqualTo(4);
        table.play(new Action.ChooseColumn(3), 4);
        assertThat(table.state().isEliminated(board.unit("a"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("b"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("b2"))).isTrue();
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
                    .   .
                """)
                .turn(3)
                .in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unit('H', "supply")
                .unit('a', "12-3")
                .unit('c', "2-3")
                .unit('c', "2-3");
        Table table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.state().combat()).isNotNull();
        if (table.state().place(board.unit("G")) == board.hex('G')) {
            table.play(new Action.Retreat(board.unit("G"), board.hex('H')));
        }
        if (table.state().combat() != null) {
            table.play(new Action.EndPhase());
        }
        table.play(new Action.Attack(board.units("c c2"), board.hexes("H"), Ids.none()));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(4);
        table.play(new Action.ChooseColumn(4), 3);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ex");
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("H"))).isTrue();
    }

    @Test
    void Q40_a_hex_with_nothing_fresh_cannot_be_attacked_again() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '6', "6-4")
                .unit('a', "6-3")
                .city("Town", "a");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 5);
        table.play(new Action.StandInCity(board.hex('a'), true));
        assertThat(table.refused(new Action.Attack(board.units("6"), board.hexes("a"), Ids.none()))
                        .rule())
                .isEqualTo("R8.14b");
    }

    @Test
    @Tag("R4.1-GG")
    void R9_7c_supply_used_up_leaves_when_the_phase_closes() {
        Board board = field().turn(3)
                .unit('G', "12-4")
                .unit('G', "supply")
                .unit('a', "6-3")
                .unitOf(Side.GERMAN, '1', "supply");
        Table table = Table.of(board)
                .play(new Action.Attack(board.units("G"), board.hexes("a"), board.units("G2")))
                .play(new Action.ChooseColumn(TWO_TO_ONE), 1);
        assertThat(table.state().isOnMap(board.unit("G2"))).isTrue();
        table.play(new Action.EndPhase());
        assertThat(table.state().isEliminated(board.unit("G2"))).isTrue();
        assertThat(table.state().isOnMap(board.unit("1"))).isTrue();
    }

    @Test
    @Tag("R8.0c")
    void R8_0c_a_retreat_can_make_the_next_attack_possible() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '4', "6-4")
                .unit('a', "3-3")
                .unitOf(Side.BRITISH, '6', "air");
        Table table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        table.play(new Action.Retreat(board.unit("a"), board.hex('8')));
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(table.state().controls(Side.GERMAN, board.hex('8'))).isTrue();
    }
}
