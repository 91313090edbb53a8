package seelowe.engine.rule.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.CombatResult;
import seelowe.engine.testing.Board;

/** Strengths, odds and die modifiers. Game-Turn 1 is used where supply is to play no part. */
class CombatOddsTest {
    private static final String RING = """
                  A
                F   B
                  x
                E   C
                  D
                """;

    private static Board ring() {
        return Board.draw(RING).turn(1);
    }

    private static CombatOdds odds(Board board, String attackers, String targets) {
        return CombatOdds.of(board.state(), board.units(attackers), board.hexes(targets));
    }

    private static String column(CombatOdds odds) {
        return odds.isAllowed() ? CombatResultsTable.columnName(odds.column()) : "not allowed";
    }

    @Test
    @Tag("R8.0b")
    void X1_26_against_9_is_2_1() {
        Board board = ring().unit('A', "13-4")
                .unit('B', "13-4")
                .unitOf(Side.BRITISH, 'x', "5-3")
                .unitOf(Side.BRITISH, 'x', "4-6 armor");
        assertThat(column(odds(board, "A B", "x"))).isEqualTo("2-1");
    }

    @Test
    @Tag("R8.5a")
    void X2_disrupted_and_isolated_five_is_one_and_a_quarter() {
        Board board =
                ring().turn(3).unit('A', "10-4").unit('D', "6-4").unitOf(Side.BRITISH, 'x', "5-3", Mark.DISRUPTED);
        CombatOdds odds = odds(board, "A", "x");
        assertThat(odds.defence()).isEqualTo(10);
        assertThat(column(odds)).isEqualTo("8-1");
    }

    @Test
    void X3_a_flanking_attack_doubles_the_attackers() {
        Board board = ring().unit('A', "6-4").unit('D', "6-4").unitOf(Side.BRITISH, 'x', "6-3");
        assertThat(column(odds(board, "A D", "x"))).isEqualTo("4-1");
        Board beside = ring().unit('A', "6-4").unit('B', "6-4").unitOf(Side.BRITISH, 'x', "6-3");
        assertThat(column(odds(beside, "A B", "x"))).isEqualTo("2-1");
    }

    @Test
    void X4_exactly_half_is_still_1_2_and_less_is_no_attack() {
        Board half = ring().unit('A', "13-4", Mark.DISRUPTED).unitOf(Side.BRITISH, 'x', "13-8 motorized infantry");
        assertThat(column(odds(half, "A", "x"))).isEqualTo("1-2");
        Board less = ring().unit('A', "6-4").unitOf(Side.BRITISH, 'x', "13-8 motorized infantry");
        assertThat(column(odds(less, "A", "x"))).isEqualTo("not allowed");
    }

    @Test
    @Tag("C13-T2")
    void X6_one_unit_across_the_river_costs_everybody_two() {
        Board board = ring().unit('A', "6-4")
                .unit('B', "6-4")
                .unitOf(Side.BRITISH, 'x', "13-8 motorized infantry", Mark.DISRUPTED)
                .river('B', 'x');
        CombatOdds odds = odds(board, "A B", "x");
        assertThat(column(odds)).isEqualTo("1-1");
        assertThat(CombatResultsTable.result(odds.column(), 5 + odds.dieModifier()))
                .isEqualTo(CombatResult.BOTH_RETREAT);
        assertThat(CombatResultsTable.result(odds.column(), 5)).isEqualTo(CombatResult.DEFENDER_RETREATS);
        assertThat(odds(board, "A", "x").dieModifier()).isZero();
    }

    @Test
    @Tag("Q27")
    void X7_river_and_forest_together_cost_two_not_four() {
        Board board = ring().unit('A', "6-4")
                .unitOf(Side.BRITISH, 'x', "2-3")
                .terrain('x', Terrain.FOREST)
                .river('A', 'x');
        CombatOdds odds = odds(board, "A", "x");
        assertThat(column(odds)).isEqualTo("3-1");
        assertThat(odds.dieModifier()).isEqualTo(-2);
        assertThat(CombatResultsTable.result(odds.column(), 1 + odds.dieModifier()))
                .isEqualTo(CombatResult.ATTACKER_RETREATS);
    }

    /** Two hexes attacked from two hexes; which of them is forest, and which hexside a river, is for the test to say. */
    private static Board pincer() {
        return Board.draw("""
                  x
                A   B
                  y
                """)
                .turn(1)
                .unit('A', "6-4")
                .unit('B', "6-4")
                .unitOf(Side.BRITISH, 'x', "2-5")
                .unitOf(Side.BRITISH, 'y', "2-3");
    }

    @Test
    @Tag("C13-T3")
    void Q28_one_forest_hex_of_two_attacked_is_enough() {
        assertThat(odds(pincer(), "A B", "xy").dieModifier()).isZero();
        Board forest = pincer().terrain('y', Terrain.FOREST);
        assertThat(odds(forest, "A B", "xy").dieModifier()).isEqualTo(-2);
        assertThat(odds(forest, "A B", "yx").dieModifier()).isEqualTo(-2);
        assertThat(odds(forest, "A B", "x").dieModifier()).isZero();
    }

    @Test
    @Tag("C13-T2")
    void Q28_one_river_crossing_of_four_is_enough() {
        Board river = pincer().river('B', 'y');
        assertThat(odds(river, "A B", "xy").dieModifier()).isEqualTo(-2);
        assertThat(odds(river, "B A", "yx").dieModifier()).isEqualTo(-2);
        assertThat(odds(river, "A B", "x").dieModifier()).isZero();
        assertThat(odds(river, "A", "xy").dieModifier()).isZero();
    }

    @Test
    void Q28_the_attackers_own_forest_does_not_matter() {
        assertThat(odds(pincer().terrain('A', Terrain.FOREST), "A B", "xy").dieModifier())
                .isZero();
    }

    @Test
    void Q29_sea_and_the_edge_of_the_map_are_hexes_like_any_others_to_a_flanking_attack() {
        Board island = Board.draw("""
                ~
                  A
                ~   ~
                  x
                ~   ~
                  D
                """).turn(1).unit('A', "6-4").unit('D', "6-4").unitOf(Side.BRITISH, 'x', "6-3");
        assertThat(odds(island, "A D", "x").flanking()).isTrue();
        Board edge = Board.draw("""
                A   C
                  x
                .   .
                  .
                """).turn(1).unit('A', "6-4").unit('C', "6-4").unitOf(Side.BRITISH, 'x', "6-3");
        assertThat(odds(edge, "A C", "x").flanking()).isFalse();
        Board shore = ring().unit('A', "6-4")
                .unit('D', "6-4")
                .unitOf(Side.BRITISH, 'x', "6-3")
                .seaSide('B', 'x');
        assertThat(odds(shore, "A D", "x").flanking()).isTrue();
    }

    @Test
    void R8_0a_odds_against_an_empty_hex_are_no_odds() {
        Board board = ring().unit('A', "6-4");
        assertThat(odds(board, "A", "x").isAllowed()).isFalse();
        assertThat(AttackForecast.of(board.state(), board.units("A"), board.hexes("x"))
                        .chances())
                .isEmpty();
    }

    @Test
    @Tag("R8.5b")
    void C13_T3_forest_costs_the_attacker_two_and_leaves_strength_alone() {
        Board clear = ring().unit('A', "6-4").unitOf(Side.BRITISH, 'x', "2-3");
        Board forest = ring().unit('A', "6-4").unitOf(Side.BRITISH, 'x', "2-3").terrain('x', Terrain.FOREST);
        assertThat(odds(forest, "A", "x").dieModifier()).isEqualTo(-2);
        assertThat(odds(clear, "A", "x").dieModifier()).isZero();
        assertThat(odds(forest, "A", "x").defence())
                .isEqualTo(odds(clear, "A", "x").defence());
        assertThat(odds(forest, "A", "x").attack())
                .isEqualTo(odds(clear, "A", "x").attack());
    }

    @Test
    void DN6_rough_and_swamp_do_nothing_in_combat() {
        for (Terrain terrain : new Terrain[] {Terrain.ROUGH, Terrain.SWAMP, Terrain.CLEAR}) {
            Board board =
                    ring().unit('A', "6-4").unitOf(Side.BRITISH, 'x', "2-3").terrain('x', terrain);
            assertThat(odds(board, "A", "x").dieModifier()).isZero();
        }
    }

    @Test
    void X8_three_on_alternate_hexes_flank() {
        Board board = ring().unit('A', "6-4")
                .unit('C', "6-4")
                .unit('E', "6-4")
                .unitOf(Side.BRITISH, 'x', "10-8 motorized infantry");
        CombatOdds odds = odds(board, "A C E", "x");
        assertThat(odds.flanking()).isTrue();
        assertThat(column(odds)).isEqualTo("3-1");
    }

    @Test
    @Tag("Q30")
    void X9_a_disrupted_unit_flanks_at_its_halved_strength_doubled() {
        Board board = ring().unit('A', "4-5 mountain infantry")
                .unit('D', "4-5 mountain infantry", Mark.DISRUPTED)
                .unitOf(Side.BRITISH, 'x', "5-6 armor");
        CombatOdds odds = odds(board, "A D", "x");
        assertThat(odds.attack()).isEqualTo(12 * CombatStrength.POINT);
        assertThat(column(odds)).isEqualTo("2-1");
    }

    @Test
    @Tag("R8.4b")
    void X10_a_bystander_opposite_does_not_make_a_flanking_attack() {
        Board board = ring().unit('F', "6-4")
                .unit('A', "6-4")
                .unit('B', "6-4")
                .unit('D', "6-4")
                .unitOf(Side.BRITISH, 'x', "6-3");
        assertThat(odds(board, "F A B", "x").flanking()).isFalse();
        assertThat(odds(board, "F A B D", "x").flanking()).isTrue();
    }

    @Test
    @Tag("R8.4c")
    @Tag("R8.23")
    void X11_two_hexes_attacked_together_are_added_up_and_never_flanked() {
        Board board = Board.draw("""
                  x
                A   B
                  y
                """)
                .turn(1)
                .unit('A', "6-4")
                .unit('A', "6-4")
                .unit('B', "6-4")
                .unit('B', "6-4")
                .unitOf(Side.BRITISH, 'x', "2-5")
                .unitOf(Side.BRITISH, 'y', "2-3");
        CombatOdds odds = odds(board, "A A2 B B2", "xy");
        assertThat(odds.flanking()).isFalse();
        assertThat(column(odds)).isEqualTo("6-1");
    }

    @Test
    @Tag("R7.4c")
    @Tag("R7.2a")
    void R7_4c_a_supply_unit_beside_a_combat_unit_adds_nothing() {
        Board board = Board.draw("""
                  G
                a
                """)
                .turn(1)
                .unit('G', "6-4")
                .unit('G', "supply")
                .unit('a', "10-8 motorized infantry")
                .unit('a', "4-6 armor");
        assertThat(CombatStrength.hexDefence(board.state(), board.hex('G'))).isEqualTo(6 * CombatStrength.POINT);
    }

    @Test
    @Tag("R9.6a")
    void R9_6a_a_lone_supply_unit_defends_with_its_one_point() {
        Board board = Board.draw("""
                  G
                a
                """).turn(1).unit('G', "supply").unit('a', "2-3");
        assertThat(column(odds(board, "a", "G"))).isEqualTo("2-1");
    }

    @Test
    @Tag("Q41")
    @Tag("R5.5h")
    void X13_halvings_of_an_entrained_division_add_up() {
        Board entrained = ring().unit('A', "18-4").unitOf(Side.BRITISH, 'x', "13-8 motorized infantry", Mark.ENTRAINED);
        assertThat(column(odds(entrained, "A", "x"))).isEqualTo("2-1");
        Board disrupted = ring().unit('A', "18-4")
                .unitOf(Side.BRITISH, 'x', "13-8 motorized infantry", Mark.ENTRAINED, Mark.DISRUPTED);
        assertThat(column(odds(disrupted, "A", "x"))).isEqualTo("4-1");
        Board isolated = ring().turn(3)
                .unit('A', "18-4")
                .unit('D', "6-4")
                .unitOf(Side.BRITISH, 'x', "13-8 motorized infantry", Mark.ENTRAINED, Mark.DISRUPTED);
        CombatOdds odds = odds(isolated, "A", "x");
        assertThat(odds.defence()).isEqualTo(13);
        assertThat(column(odds)).isEqualTo("10-1");
    }

    @Test
    @Tag("R14.1")
    @Tag("Q81")
    void R14_1_the_home_guard_adds_three_to_whoever_is_there_and_stands_alone_too() {
        Board board = ring().unit('A', "6-4").city("Town", "x").homeGuard("x").unitOf(Side.BRITISH, 'x', "2-3");
        assertThat(CombatStrength.hexDefence(board.state(), board.hex('x'))).isEqualTo(5 * CombatStrength.POINT);
        Board alone = ring().unit('A', "6-4").city("Town", "x").homeGuard("x");
        assertThat(column(odds(alone, "A", "x"))).isEqualTo("2-1");
    }

    @Test
    @Tag("R14.3a")
    void R14_3a_isolation_halves_the_unit_but_not_the_home_guard() {
        Board board = ring().turn(3)
                .unit('A', "6-4")
                .unit('D', "6-4")
                .city("Town", "x")
                .homeGuard("x")
                .unitOf(Side.BRITISH, 'x', "2-3");
        assertThat(CombatStrength.hexDefence(board.state(), board.hex('x'))).isEqualTo(4 * CombatStrength.POINT);
    }

    @Test
    void R8_13a_twelve_units_may_attack_one_hex() {
        Board board = ring();
        for (char hex : "ABCDEF".toCharArray()) {
            board.unit(hex, "6-4").unit(hex, "6-4");
        }
        board.unitOf(Side.BRITISH, 'x', "13-8 motorized infantry");
        GameState state = board.state();
        assertThat(AttackRules.attackRefusal(
                        state,
                        Side.GERMAN,
                        board.units("A A2 B B2 C C2 D D2 E E2 F F2"),
                        board.hexes("x"),
                        board.units("")))
                .isEmpty();
    }

    @Test
    @Tag("R3.24")
    @Tag("R7.3")
    void R7_3_the_order_of_attackers_changes_nothing() {
        Board board =
                ring().unit('A', "6-4").unit('A', "3-6 armor").unit('D', "6-4").unitOf(Side.BRITISH, 'x', "6-3");
        assertThat(odds(board, "A A2 D", "x")).isEqualTo(odds(board, "D A2 A", "x"));
    }

    @Test
    void S8_the_chances_of_each_result_add_up_to_six() {
        Board board = ring().unit('A', "6-4").unitOf(Side.BRITISH, 'x', "2-3").terrain('x', Terrain.FOREST);
        CombatOdds odds = odds(board, "A", "x");
        int sum = 0;
        for (CombatResult result : CombatResult.values()) {
            sum += odds.chancesInSix(odds.column(), result);
        }
        assertThat(sum).isEqualTo(6);
        assertThat(odds.chancesInSix(odds.column(), CombatResult.BOTH_RETREAT)).isEqualTo(2);
        assertThat(odds.chancesInSix(odds.column(), CombatResult.EXCHANGE)).isEqualTo(1);
    }
}
