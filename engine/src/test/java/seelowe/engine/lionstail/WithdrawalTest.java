package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Mark;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** [LT 3.22] Germans at G attack p; of its neighbours n and w are controlled by them, e, s and f are not. */
class WithdrawalTest {
    private static Board board() {
        return Field.of("""
                    n
                  G   e
                S   p   .
                  w   f
                    s
                """).unit('G', "6-4").unit('S', "supply").in(PhaseName.GERMAN_COMBAT);
    }

    private static Action attack(Board board, String attackers) {
        Ids units = board.units(attackers);
        Ids supply = Ids.none();
        for (int i = 0; i < units.size(); i++) {
            supply = supply.with(board.unit("S"));
        }
        return new Action.Attack(units, board.hexes("p"), supply);
    }

    private static Action withdraw(Board board, String unit, char hex) {
        return new Action.Withdraw(board.unit(unit), board.hex(hex));
    }

    private static Action fight(Board board, String unit) {
        return new Action.GiveBattle(board.unit(unit));
    }

    @Test
    @Tag("I4")
    @Tag("D29")
    void LT3_22_an_attacked_partisan_may_fall_back_to_any_hex_out_of_german_control() {
        Board board = board().unit('p', "2-3 partisan");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G"));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.options())
                .containsExactlyInAnyOrder(
                        withdraw(board, "p", 'e'),
                        withdraw(board, "p", 'f'),
                        withdraw(board, "p", 's'),
                        fight(board, "p"));
        assertThat(table.allows(withdraw(board, "p", 'n'))).isFalse();
        assertThat(table.allows(withdraw(board, "p", 'G'))).isFalse();
        table.play(withdraw(board, "p", 's'));
        assertThat(table.state().place(board.unit("p"))).isEqualTo(board.hex('s'));
    }

    @Test
    void Q100_no_combat_no_supply_spent_but_attackers_and_partisan_have_had_theirs() {
        Board board = board().unit('p', "2-3 partisan");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G")).play(withdraw(board, "p", 'e'));
        assertThat(table.state().has(board.unit("G"), Mark.ATTACKED)).isTrue();
        assertThat(table.state().has(board.unit("p"), Mark.DEFENDED)).isTrue();
        assertThat(table.state().has(board.unit("S"), Mark.EXPENDED)).isFalse();
        table.play(new Action.Advance(board.unit("G"), board.hex('p')));
        assertThat(table.state().combat()).isNull();
        assertThat(table.ruleAgainst(new Action.Attack(board.units("G"), board.hexes("e"), board.units("S"))))
                .isEqualTo("R8.14b");
    }

    @Test
    void LT3_22_a_partisan_that_gives_battle_is_fought_as_usual() {
        Board board = board().unit('p', "2-3 partisan");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G")).play(fight(board, "p"));
        assertThat(table.state().combat()).satisfies(combat -> {
            assertThat(combat.stage()).isEqualTo(CombatStage.COLUMN);
            assertThat(combat.column()).isEqualTo(3);
        });
        assertThat(table.state().has(board.unit("S"), Mark.EXPENDED)).isTrue();
        assertThat(table.play(new Action.ChooseColumn(3), 6).state().isEliminated(board.unit("p")))
                .isTrue();
    }

    @Test
    void LT5_1_regulars_cannot_refuse() {
        Board board = board().unit('p', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G"));
        assertThat(table.event(Event.AttackDeclared.class).targets()).isEqualTo(board.hexes("p"));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
    }

    @Test
    @Tag("LT3.22")
    void X61_attacked_from_three_alternate_hexes_it_must_fight_flanked() {
        Board board = Field.of("""
                    N
                  .   .
                .   p   .
                  W   E
                S   .   .
                """)
                .unit('N', "2-4")
                .unit('N', "supply")
                .unit('W', "2-4")
                .unit('E', "2-4")
                .unit('E', "supply")
                .unit('S', "supply")
                .unit('p', "2-3 partisan")
                .in(PhaseName.GERMAN_COMBAT);
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Attack(board.units("N W E"), board.hexes("p"), board.units("N2 S E2")));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(5);
    }

    @Test
    void Q100_companions_stay_and_fight_at_the_odds_that_are_left() {
        Board board = board().unit('p', "2-3 partisan").unit('p', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G")).play(withdraw(board, "p", 'e'));
        Event.AttackDeclared fought = table.event(Event.AttackDeclared.class);
        assertThat(fought.column()).isEqualTo(3);
        assertThat(fought.supply()).isEqualTo(board.units("S"));
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
    }

    @Test
    @Tag("R8.71c")
    void Q100_a_friend_opens_a_controlled_hex_and_overstacking_is_no_bar() {
        Board board = board().unit('p', "2-3 partisan").unit('n', "2-3").unit('n', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G"));
        assertThat(table.offers(withdraw(board, "p", 'n'))).isTrue();
        assertThat(table.offers(withdraw(board, "p", 'w'))).isFalse();
    }

    @Test
    void Q100_it_may_refuse_again_where_it_has_gone() {
        Board board = board().unit('p', "2-3 partisan").unit('e', "2-3").unitOf(Side.GERMAN, 'n', "6-4");
        PlayedBoard table = PlayedBoard.of(board)
                .play(attack(board, "G"))
                .play(withdraw(board, "p", 'e'))
                .play(new Action.EndPhase())
                .play(new Action.Attack(board.units("n"), board.hexes("e"), board.units("S")));
        assertThat(table.event(CampaignEvent.AttackAnnounced.class).pending()).isEqualTo(board.units("p"));
    }

    @Test
    @Tag("R5.5i")
    void Q100_an_entrained_partisan_must_leave_its_train() {
        Board board = board().unit('p', "2-3 partisan", Mark.ENTRAINED);
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "G")).play(withdraw(board, "p", 'e'));
        assertThat(table.state().has(board.unit("p"), Mark.MUST_DETRAIN)).isTrue();
    }

    @Test
    @Tag("Q102")
    void Q100_nobody_withdraws_to_an_airfield() {
        Board board = board().unit('p', "2-3 partisan");
        board.after(new CampaignEvent.AirfieldBuilt(board.hex('e')));
        assertThat(PlayedBoard.of(board).play(attack(board, "G")).offers(withdraw(board, "p", 'e')))
                .isFalse();
    }

    @Test
    void LT3_21_partisans_are_always_supplied() {
        Board board = Field.of("""
                    N
                  .   .
                .   p   q
                  W   E
                """)
                .unit('N', "2-4")
                .unit('W', "2-4")
                .unit('E', "2-4")
                .unit('p', "2-3 partisan")
                .unit('q', "2-3")
                .in(PhaseName.EMBARKATION);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board).until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.state().has(board.unit("p"), Mark.ISOLATED)).isFalse();
        assertThat(table.state().has(board.unit("q"), Mark.ISOLATED)).isTrue();
    }
}
