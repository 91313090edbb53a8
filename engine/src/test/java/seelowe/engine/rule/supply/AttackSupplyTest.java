package seelowe.engine.rule.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;

class AttackSupplyTest {
    /** S stands at the west end, T eight hexes to the east; hex n is n hexes from S. */
    private static Board strip() {
        return Board.draw("""


                S   2   4   6   T   A
                  1   3   5   7   9
                """).unit('S', "supply").unit('T', "supply");
    }

    private static Board german(Board board, String hexes) {
        hexes.chars().forEach(hex -> board.unitOf(Side.GERMAN, (char) hex, "6-4"));
        return board;
    }

    @Test
    @Tag("R9.7a")
    void R9_7a_within_five_hexes_of_a_supply_unit_a_supplied_unit_may_attack() {
        Board board = german(Board.draw("""


                S   2   4   6
                  1   3   5
                """).unit('S', "supply"), "56");
        GameState state = board.state();
        assertThat(AttackSupply.mayAttack(state, board.unit("5"))).isTrue();
        assertThat(AttackSupply.mayAttack(state, board.unit("6"))).isFalse();
    }

    @Test
    @Tag("R9.7a")
    void X33_a_unit_judged_supplied_that_has_gone_six_hexes_away_may_not_attack() {
        Board board = german(Board.draw("""


                S   2   4   6
                  1   3   5
                """).unit('S', "supply"), "6");
        assertThat(board.state().has(board.unit("6"), Mark.UNSUPPLIED)).isFalse();
        assertThat(AttackSupply.mayAttack(board.state(), board.unit("6"))).isFalse();
    }

    @Test
    @Tag("R9.7a")
    @Tag("C13-U")
    void X34_a_unit_judged_unsupplied_may_not_attack_though_supply_has_come_near() {
        Board board = strip().unitOf(Side.GERMAN, '1', "6-4", Mark.UNSUPPLIED);
        assertThat(AttackSupply.mayAttack(board.state(), board.unit("1"))).isFalse();
    }

    @Test
    @Tag("R4.1-BC")
    void C13_I_an_isolated_unit_of_either_side_may_not_attack() {
        Board board = strip().unitOf(Side.GERMAN, '1', "6-4", Mark.ISOLATED)
                .unitOf(Side.BRITISH, '5', "2-5", Mark.ISOLATED)
                .unitOf(Side.BRITISH, '6', "2-5");
        GameState state = board.state();
        assertThat(AttackSupply.mayAttack(state, board.unit("1"))).isFalse();
        assertThat(AttackSupply.mayAttack(state, board.unit("5"))).isFalse();
        assertThat(AttackSupply.mayAttack(state, board.unit("6"))).isTrue();
    }

    @Test
    void R11_41G_on_Game_Turn_1_attacks_need_no_supply_unit() {
        Board board = german(Board.draw("""


                4
                  5
                """), "4").turn(1);
        assertThat(AttackSupply.isNeeded(board.state())).isFalse();
        assertThat(AttackSupply.mayAttack(board.state(), board.unit("4"))).isTrue();
        assertThat(AttackSupply.cheapest(board.state(), board.units("4"))).isEqualTo(Ids.none());
        Board ordinary = board.rules(ChangedRules.withoutFirstTurnRules());
        assertThat(AttackSupply.isNeeded(ordinary.state())).isTrue();
        assertThat(AttackSupply.mayAttack(ordinary.state(), board.unit("4"))).isFalse();
    }

    @Test
    @Tag("R4.1-BF")
    void R9_7b_German_attacks_need_supply_units_and_British_ones_never_do() {
        assertThat(AttackSupply.isNeeded(strip().in(PhaseName.GERMAN_COMBAT).state()))
                .isTrue();
        assertThat(AttackSupply.isNeeded(strip().in(PhaseName.BRITISH_COMBAT).state()))
                .isFalse();
    }

    @Test
    void R9_7b_a_supply_unit_is_reached_over_five_hexes_and_not_over_six() {
        Board board = german(strip(), "2356");
        GameState state = board.state();
        assertThat(AttackSupply.reaches(state, board.unit("5"), board.unit("S")))
                .isTrue();
        assertThat(AttackSupply.reaches(state, board.unit("6"), board.unit("S")))
                .isFalse();
        assertThat(AttackSupply.reaches(state, board.unit("3"), board.unit("T")))
                .isTrue();
        assertThat(AttackSupply.reaches(state, board.unit("2"), board.unit("T")))
                .isFalse();
    }

    @Test
    void R9_7b_nothing_but_a_supply_unit_on_the_map_can_be_drawn_on() {
        Board board = german(strip(), "23");
        board.unitIn(seelowe.engine.state.Place.FRANCE, "F", Side.GERMAN, "supply");
        GameState state = board.state();
        assertThat(AttackSupply.reaches(state, board.unit("2"), board.unit("3")))
                .isFalse();
        assertThat(AttackSupply.reaches(state, board.unit("2"), board.unit("F")))
                .isFalse();
    }

    @Test
    @Tag("R9.7b")
    @Tag("Q50")
    void X32_the_second_attack_pays_only_for_whom_the_first_one_s_supply_does_not_reach() {
        Board board = strip().unitOf(Side.GERMAN, '1', "6-4").unitOf(Side.GERMAN, '2', "6-4");
        assertThat(AttackSupply.cheapest(board.state(), board.units("1 2"))).isEqualTo(board.units("S S"));

        Board second = german(Board.draw("""


                S   2   4   6   T   A
                  1   3   5   7   9
                """).unit('S', "supply", Mark.EXPENDED).unit('T', "supply"), "29");
        assertThat(AttackSupply.cheapest(second.state(), second.units("2 9"))).isEqualTo(second.units("S T"));
        assertThat(AttackSupply.cheapest(second.state(), second.units("2"))).isEqualTo(second.units("S"));
    }

    @Test
    void Q50_one_supply_unit_that_serves_all_is_better_than_one_each() {
        Board board =
                german(Board.draw("""


                S   2   M   6   T
                  1   3   5   7
                """).unit('S', "supply").unit('T', "supply").unit('M', "supply"), "17");
        assertThat(AttackSupply.cheapest(board.state(), board.units("1 7"))).isEqualTo(board.units("M M"));
        assertThat(AttackSupply.cheapest(board.state(), board.units("7 1"))).isEqualTo(board.units("M M"));
    }

    @Test
    @Tag("R9.7c")
    void Q50_what_has_been_drawn_on_already_costs_nothing_and_is_still_a_source() {
        Board board = german(Board.draw("""


                S   2   T
                  1   3
                """).unit('S', "supply").unit('T', "supply", Mark.EXPENDED), "1");
        assertThat(AttackSupply.cheapest(board.state(), board.units("1"))).isEqualTo(board.units("T"));
        assertThat(AttackSupply.reaches(board.state(), board.unit("1"), board.unit("T")))
                .isTrue();
    }

    @Test
    void R9_7a_an_attacker_out_of_reach_of_supply_has_no_bill() {
        Board board = german(Board.draw("""


                4
                  5
                """), "4");
        assertThatThrownBy(() -> AttackSupply.cheapest(board.state(), board.units("4")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4");
    }
}
