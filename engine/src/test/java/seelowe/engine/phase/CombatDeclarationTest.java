package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** Who may attack whom, and what a declaration brings about. */
class CombatDeclarationTest {
    private static final String FRONT = """
                  G
                a   b
                  H
                .   c
                  .
                """;

    private static Board front() {
        return Board.draw(FRONT).turn(1);
    }

    private static Action.Attack attack(Board board, String attackers, String targets) {
        return new Action.Attack(board.units(attackers), board.hexes(targets), Ids.none());
    }

    @Test
    @Tag("R8.0a")
    @Tag("R4.1-GG")
    void R8_0a_the_phasing_player_attacks_and_nobody_else() {
        Board board = front().unit('G', "6-4").unit('a', "2-3");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(RuleBook.refusal(table.state(), Side.BRITISH, attack(board, "a", "G")))
                .hasValueSatisfying(no -> assertThat(no.rule()).isEqualTo("R2.0"));
        assertThat(table.refused(attack(board, "a", "G")).rule()).isEqualTo("R8.0a");
        assertThat(table.play(attack(board, "G", "a")).state().combat()).isNotNull();
    }

    @Test
    void R8_0a_an_empty_hex_cannot_be_attacked() {
        Board board = front().unit('G', "6-4").unit('a', "2-3");
        assertThat(PlayedBoard.of(board).refused(attack(board, "G", "b")).rule())
                .isEqualTo("R8.0a");
    }

    @Test
    void R8_11_only_adjacent_units_take_part() {
        Board board = front().unit('G', "6-4").unit('c', "2-3").unit('a', "2-3");
        assertThat(PlayedBoard.of(board).refused(attack(board, "G", "c")).rule())
                .isEqualTo("R8.11");
    }

    @Test
    @Tag("C13-T4")
    @Tag("X66")
    void R8_13b_nobody_attacks_across_a_sea_hexside() {
        Board board = front().unit('G', "6-4").unit('b', "2-3").unit('a', "2-3").seaSide('G', 'b');
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.refused(attack(board, "G", "b")).rule()).isEqualTo("R8.13b");
        assertThat(table.offers(attack(board, "G", "b"))).isFalse();
        assertThat(table.offers(attack(board, "G", "a"))).isTrue();
    }

    @Test
    @Tag("R7.2b")
    @Tag("R8.22")
    @Tag("R8.12a")
    void R8_22_units_of_one_hex_may_attack_different_hexes_or_not_at_all() {
        Board board = front().unit('G', "6-4").unit('G', "6-4").unit('a', "2-3").unit('b', "2-3");
        PlayedBoard table = PlayedBoard.of(board);
        table.play(attack(board, "G", "a")).play(new Action.ChooseColumn(0), 6);
        while (table.state().combat() != null) {
            table.play(RuleBook.options(table.state()).get(0));
        }
        table.play(attack(board, "G2", "b"));
        assertThat(table.state().has(board.unit("G2"), Mark.ATTACKED)).isTrue();
    }

    @Test
    @Tag("R6.3")
    @Tag("R8.12a")
    void R6_3_adjacent_enemies_need_not_be_attacked() {
        Board board = front().unit('G', "6-4").unit('a', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(new Action.EndPhase());
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.GERMAN_COMBAT);
    }

    @Test
    @Tag("R8.72b")
    void R8_14a_a_unit_attacks_once_even_if_it_has_advanced() {
        Board board = front().unit('G', "20-4").unit('a', "2-3").unitOf(Side.BRITISH, 'H', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a")).play(new Action.ChooseColumn(7), 6);
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('a'));
        assertThat(table.refused(attack(board, "G", "H")).rule()).isEqualTo("R8.14a");
    }

    @Test
    void R8_14b_a_unit_is_attacked_once_in_a_phase() {
        Board board = Board.draw("""
                  G
                1   2
                  b
                3   K
                """).turn(1).unit('G', "6-4").unit('K', "6-4").unit('b', "6-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "b")).play(new Action.ChooseColumn(1), 1);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ar");
        assertThat(table.refused(attack(board, "K", "b")).rule()).isEqualTo("R8.14b");
    }

    @Test
    void R8_1x_supply_air_entrained_and_unactivated_units_do_not_attack() {
        Board board = front().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unit('a', "6-3", Mark.ENTRAINED)
                .unit('a', "6-3", Mark.UNACTIVATED)
                .unit('b', "6-3", Mark.ISOLATED)
                .unit('b', "air")
                .unit('b', "6-3", Mark.DISRUPTED);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.refused(attack(board, "a", "G")).rule()).isEqualTo("R5.5g");
        assertThat(table.refused(attack(board, "a2", "G")).rule()).isEqualTo("R11.52a");
        assertThat(table.refused(attack(board, "b", "G")).rule()).isEqualTo("C13-I");
        assertThat(table.refused(attack(board, "b2", "G")).rule()).isEqualTo("R8.1x");
        table.play(attack(board, "b3", "G"));
    }

    @Test
    @Tag("R9.7a")
    void R8_1x_a_german_needs_supply_and_a_supply_unit_to_attack() {
        Board board = front().turn(3)
                .unit('G', "6-4", Mark.UNSUPPLIED)
                .unit('G', "6-4")
                .unit('H', "supply")
                .unit('a', "2-3");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.refused(attack(board, "G", "a")).rule()).isEqualTo("C13-U");
        assertThat(table.refused(attack(board, "G2", "a")).rule()).isEqualTo("R9.7b");
        table.play(new Action.Attack(board.units("G2"), board.hexes("a"), board.units("H")));
        assertThat(table.state().has(board.unit("H"), Mark.EXPENDED)).isTrue();
    }

    @Test
    void R8_23_every_attacker_must_touch_every_hex_attacked() {
        Board board = front().unit('G', "6-4")
                .unit('H', "6-4")
                .unit('a', "2-3")
                .unit('b', "2-3")
                .unit('c', "2-3");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.refused(attack(board, "G H", "bc")).rule()).isEqualTo("R8.23");
        assertThat(table.offers(attack(board, "G H", "ab"))).isTrue();
        assertThat(table.offers(attack(board, "H", "bc"))).isTrue();
    }

    @Test
    @Tag("R8.21")
    @Tag("R7.2a")
    void R8_21_a_hex_is_attacked_as_a_whole_and_the_defender_holds_nothing_back() {
        Board board = front().unit('G', "6-4").unit('a', "2-3").unit('a', "2-5");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a"));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(1);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        assertThat(table.state().has(board.unit("a"), Mark.DEFENDED)).isTrue();
        assertThat(table.state().has(board.unit("a2"), Mark.DEFENDED)).isTrue();
    }

    @Test
    void R8_0b_both_sides_are_added_up_and_one_die_is_rolled_on_the_column_of_their_ratio() {
        Board board = front().unit('G', "6-4").unit('H', "7-4").unit('a', "4-3").unit('a', "2-5");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G H", "a"));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(2);
        table.play(new Action.ChooseColumn(2), 2);
        assertThat(table.event(Event.DieRolled.class)).isEqualTo(new Event.DieRolled(DiePurpose.COMBAT, 2, -1));
        assertThat(table.event(Event.CombatRolled.class))
                .isEqualTo(new Event.CombatRolled(CombatResult.BOTH_RETREAT, 2));
    }

    @Test
    void Q43_the_attacker_rolls() {
        Board board = front().unit('G', "6-4").unit('a', "6-3");
        assertThat(RuleBook.decider(
                        PlayedBoard.of(board).play(attack(board, "G", "a")).state()))
                .isEqualTo(Side.GERMAN);
        board.in(PhaseName.BRITISH_COMBAT);
        assertThat(RuleBook.decider(
                        PlayedBoard.of(board).play(attack(board, "a", "G")).state()))
                .isEqualTo(Side.BRITISH);
    }

    @Test
    void R8_1x_a_unit_that_is_not_on_the_map_does_not_attack() {
        Board board = front().unit('G', "6-4")
                .unit('a', "2-3")
                .unitIn(Place.echelon(LandingArea.C), "ship", Side.GERMAN, "6-4")
                .unitIn(Place.HOLDING_AREA, "held", Side.BRITISH, "6-3");
        assertThat(PlayedBoard.of(board).refused(attack(board, "ship", "a")).rule())
                .isEqualTo("R12.53b");
        board.in(PhaseName.BRITISH_COMBAT);
        assertThat(PlayedBoard.of(board).refused(attack(board, "held", "G")).rule())
                .isEqualTo("R8.11");
    }

    @Test
    void R4_1_GG_who_attacked_whom_is_forgotten_when_the_phase_is_over() {
        Board board = front().unit('G', "6-4").unit('a', "6-3").unit('H', "3-6 armor");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a")).play(new Action.ChooseColumn(1), 6);
        while (table.state().combat() != null) {
            table.play(RuleBook.options(table.state()).get(0));
        }
        assertThat(table.state().has(board.unit("G"), Mark.ATTACKED)).isTrue();
        table.play(new Action.EndPhase());
        assertThat(table.state().phase()).isEqualTo(PhaseName.GERMAN_MECHANIZED);
        assertThat(table.state().has(board.unit("G"), Mark.ATTACKED)).isFalse();
        assertThat(table.state().has(board.unit("a"), Mark.DEFENDED)).isFalse();
    }

    @Test
    @Tag("Q31")
    void R8_6_any_lower_column_may_be_used_and_no_higher_one() {
        Board board = front().unit('G', "14-4").unit('a', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a"));
        assertThat(RuleBook.options(table.state())).hasSize(6);
        assertThat(table.refused(new Action.ChooseColumn(6)).rule()).isEqualTo("R8.6");
        assertThat(table.refused(new Action.ChooseColumn(-1)).rule()).isEqualTo("C8.8a");
        assertThat(table.refused(new Action.ChooseColumn(8)).rule()).isEqualTo("C8.8a");
    }

    @Test
    void X5_a_seven_to_one_declared_as_three_to_one_reads_the_lower_column() {
        Board board = front().unit('G', "14-4").unit('a', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a"));
        table.play(new Action.ChooseColumn(3), 4);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Ex");
        PlayedBoard full = PlayedBoard.of(board).play(attack(board, "G", "a"));
        full.play(new Action.ChooseColumn(5), 4);
        assertThat(full.event(Event.CombatRolled.class).result().code()).isEqualTo("De");
    }

    @Test
    @Tag("Q42")
    @Tag("X54")
    void R11_52b_an_attack_activates_everybody_in_the_hex_and_nobody_else() {
        Board board = front().unit('G', "6-4")
                .unit('a', "2-5", Mark.UNACTIVATED)
                .unit('a', "2-5", Mark.UNACTIVATED)
                .unit('b', "2-5", Mark.UNACTIVATED);
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a"));
        assertThat(table.state().has(board.unit("a"), Mark.UNACTIVATED)).isFalse();
        assertThat(table.state().has(board.unit("a2"), Mark.UNACTIVATED)).isFalse();
        assertThat(table.state().has(board.unit("b"), Mark.UNACTIVATED)).isTrue();
    }

    @Test
    void X54_both_activated_units_retreat_when_both_sides_must() {
        Board board = Board.draw("""
                  G
                .   .
                  a
                .   b
                  .
                """)
                .turn(1)
                .unit('G', "6-4")
                .unit('a', "2-5", Mark.UNACTIVATED)
                .unit('a', "2-5", Mark.UNACTIVATED)
                .unit('b', "2-5", Mark.UNACTIVATED);
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a")).play(new Action.ChooseColumn(1), 3);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("Br");
        table.play(new Action.Retreat(board.unit("a"), board.hex('b')));
        table.play(new Action.Retreat(board.unit("a2"), board.hex('b')));
        assertThat(table.state().combatUnits(Side.BRITISH, board.hex('b'))).isEqualTo(3);
        assertThat(table.state().has(board.unit("b"), Mark.UNACTIVATED)).isTrue();
        assertThat(table.state().has(board.unit("a"), Mark.UNACTIVATED)).isFalse();
    }

    @Test
    @Tag("R5.5i")
    void R5_5i_an_attacked_entrained_unit_must_leave_the_train() {
        Board board = front().unit('G', "6-4").unit('a', "6-3", Mark.ENTRAINED).unit('b', "6-3", Mark.ENTRAINED);
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a"));
        assertThat(table.state().has(board.unit("a"), Mark.MUST_DETRAIN)).isTrue();
        assertThat(table.state().has(board.unit("b"), Mark.MUST_DETRAIN)).isFalse();
    }

    @Test
    @Tag("R4.1-BF")
    void R4_1_BF_british_attacks_use_up_no_supply() {
        Board board = front().turn(3)
                .in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unit('H', "supply")
                .unit('a', "6-3");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.refused(new Action.Attack(board.units("a"), board.hexes("G"), board.units("H")))
                        .rule())
                .isEqualTo("R9.7b");
        table.play(attack(board, "a", "G"));
        assertThat(table.state().has(board.unit("H"), Mark.EXPENDED)).isFalse();
    }

    @Test
    @Tag("R10.2c")
    void R10_2c_an_air_unit_alone_cannot_be_attacked() {
        Board board = front().unit('G', "6-4").unit('a', "air").unit('b', "2-3");
        assertThat(PlayedBoard.of(board).refused(attack(board, "G", "a")).rule())
                .isEqualTo("R8.0a");
    }

    @Test
    @Tag("Q26")
    @Tag("R8.0c")
    void Q26_attacks_are_declared_and_resolved_one_at_a_time() {
        Board board = front().unit('G', "6-4").unit('H', "6-4").unit('a', "2-3").unit('b', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G", "a"));
        assertThat(table.refused(attack(board, "H", "b")).rule()).isEqualTo("R8.6");
        assertThat(table.state().combat())
                .isNotNull()
                .satisfies(combat -> assertThat(combat.stage()).isEqualTo(CombatStage.COLUMN));
    }
}
