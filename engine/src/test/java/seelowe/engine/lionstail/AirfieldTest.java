package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Cause;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** [LT 3.23] The German airfield is F; two air units are based there. */
class AirfieldTest {
    private static final int TWO_TO_ONE = 2;
    private static final int FOUR_TO_ONE = 4;

    private static Board board() {
        Board drawn = Board.draw("""
                    n
                  a   b
                .   F   .
                  c   d
                    s
                """);
        return Field.of(drawn, "F").unit('F', "air").unit('F', "air").in(PhaseName.BRITISH_COMBAT);
    }

    private static Action attack(Board board, String attackers) {
        return new Action.Attack(board.units(attackers), board.hexes("F"), Ids.none());
    }

    private static Map<CombatResult, Integer> chances(Board board, String attackers) {
        return RuleBook.forecast(board.state(), board.units(attackers), board.hexes("F"))
                .chances();
    }

    private static boolean stands(Board board, PlayedBoard table) {
        return table.state().campaign().isAirfield(board.hex('F'));
    }

    @Test
    @Tag("LT3.23")
    void X59_the_more_partisans_the_likelier_it_is_destroyed() {
        Board one = board().unit('n', "2-3 partisan");
        assertThat(chances(one, "n")).containsEntry(CombatResult.DEFENDER_ELIMINATED, 0);
        Board two = board().unit('n', "2-3 partisan").unit('n', "2-3 partisan");
        assertThat(chances(two, "n n2")).containsEntry(CombatResult.DEFENDER_ELIMINATED, 2);
        Board opposite = board().unit('n', "2-3 partisan").unit('s', "2-3 partisan");
        assertThat(chances(opposite, "n s")).containsEntry(CombatResult.DEFENDER_ELIMINATED, 4);
    }

    @Test
    @Tag("Q102")
    void LT3_23_a_de_destroys_it_with_its_air_units_and_opens_the_hex() {
        Board board = board().unit('n', "2-3 partisan").unit('n', "2-3 partisan");
        PlayedBoard table =
                PlayedBoard.of(board).play(attack(board, "n n2")).play(new Action.ChooseColumn(FOUR_TO_ONE), 5);
        assertThat(stands(board, table)).isFalse();
        assertThat(table.events())
                .contains(
                        new Event.UnitEliminated(board.unit("F"), Cause.COMBAT),
                        new Event.UnitEliminated(board.unit("F2"), Cause.COMBAT));
        assertThat(table.allows(new Action.Advance(board.unit("n"), board.hex('F'))))
                .isTrue();
    }

    @Test
    @Tag("Q101")
    void LT3_23_an_exchange_does_nothing_to_anybody() {
        Board board =
                board().unit('n', "2-3 partisan").unit('n', "2-3 partisan").unit('F', "supply");
        PlayedBoard table =
                PlayedBoard.of(board).play(attack(board, "n n2")).play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        assertThat(table.event(Event.CombatRolled.class).result()).isEqualTo(CombatResult.EXCHANGE);
        assertThat(table.events()).noneMatch(Event.UnitEliminated.class::isInstance);
        assertThat(stands(board, table)).isTrue();
        assertThat(table.state().combat()).isNull();
    }

    @Test
    void LT3_23_it_defends_with_one_beside_the_units_there() {
        Board supply = board().unit('n', "2-3 partisan").unit('F', "supply");
        assertThat(RuleBook.forecast(supply.state(), supply.units("n"), supply.hexes("F"))
                        .odds()
                        .defence())
                .isEqualTo(2 * 8);
        Board guard = board().unit('n', "6-3 partisan").unit('F', "2-4");
        AttackForecast forecast = RuleBook.forecast(guard.state(), guard.units("n"), guard.hexes("F"));
        assertThat(forecast.odds().defence()).isEqualTo(2 * 8 / 2 + 8);
        assertThat(forecast.defenders())
                .last()
                .satisfies(each -> assertThat(each.reasons()).containsExactly(AttackForecast.Reason.INTEGRAL));
    }

    @Test
    @Tag("Q101")
    void LT3_23_a_retreat_concerns_the_units_there_and_not_the_airfield() {
        Board board =
                board().unit('n', "2-3 partisan").unit('n', "2-3 partisan").unit('F', "supply");
        PlayedBoard table =
                PlayedBoard.of(board).play(attack(board, "n n2")).play(new Action.ChooseColumn(TWO_TO_ONE), 5);
        assertThat(table.options()).allMatch(Action.Retreat.class::isInstance);
        table.play(table.options().get(0));
        assertThat(table.state().hasGround(Side.GERMAN, board.hex('F'))).isFalse();
        assertThat(stands(board, table)).isTrue();
        assertThat(table.state().combat()).isNull();
    }

    @Test
    @Tag("R8.14b")
    void LT3_23_it_is_attacked_once_in_a_phase() {
        Board board = board().unit('n', "2-3 partisan").unit('s', "2-3 partisan");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "n")).play(new Action.ChooseColumn(0), 6);
        assertThat(table.ruleAgainst(attack(board, "s"))).isEqualTo("R8.0a");
        assertThat(table.count(Action.Attack.class::isInstance)).isZero();
    }

    private static Board guardedByOne() {
        return board().unit('F', "6-4").unit('n', "3-3").unit('s', "2-3 partisan");
    }

    @Test
    @Tag("LT3.23")
    void R8_14b_the_garrison_is_not_attacked_again_with_its_airfield() {
        Board board = guardedByOne();
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "n")).play(new Action.ChooseColumn(0), 1);
        assertThat(table.state().place(board.unit("F3"))).isEqualTo(board.hex('F'));
        assertThat(table.ruleAgainst(attack(board, "s"))).isEqualTo("R8.14b");
        assertThat(table.count(Action.Attack.class::isInstance)).isZero();
    }

    @Test
    @Tag("LT3.23")
    void R8_14b_games_of_the_first_version_go_on_as_they_were_played() {
        Board board = guardedByOne().options(agreed -> agreed.rulesVersion(RulesVersion.FIRST));
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "n")).play(new Action.ChooseColumn(0), 1);
        assertThat(table.allows(attack(board, "s"))).isTrue();
        assertThat(RuleBook.refusal(table.state().under(RulesVersion.TODAY), Side.BRITISH, attack(board, "s")))
                .isPresent();
    }

    @Test
    @Tag("LT3.23")
    void R8_14b_an_airfield_whose_garrison_is_gone_can_be_attacked() {
        Board board =
                board().unit('F', "supply").unit('n', "5-3").unit('n', "5-3").unit('s', "2-3 partisan");
        PlayedBoard table = PlayedBoard.of(board).play(attack(board, "n n2")).play(new Action.ChooseColumn(7), 6);
        table.play(new Action.EndPhase());
        assertThat(table.state().hasGround(Side.GERMAN, board.hex('F'))).isFalse();
        assertThat(table.allows(attack(board, "s"))).isTrue();
    }

    @Test
    @Tag("LT3.23")
    void R8_71f_beside_a_fresh_unit_one_that_was_attacked_suffers_with_it() {
        Board board = board().unit('F', "6-4").unit('F', "1-4", Mark.DEFENDED).unit('s', "9-3 partisan");
        assertThat(RuleBook.forecast(board.state(), board.units("s"), board.hexes("F"))
                        .odds()
                        .defence())
                .isEqualTo(6 * 8 / 2 + 8);
        assertThat(PlayedBoard.of(board).allows(attack(board, "s"))).isTrue();
    }

    @Test
    void Q101_regulars_alone_attack_only_the_units_there() {
        Board empty = board().unit('n', "3-3");
        assertThat(PlayedBoard.of(empty).ruleAgainst(attack(empty, "n"))).isEqualTo("Q101");
        assertThat(PlayedBoard.of(empty).options()).containsExactly(new Action.EndPhase());
        Board guarded = board().unit('n', "5-3").unit('n', "5-3").unit('F', "supply");
        PlayedBoard table = PlayedBoard.of(guarded).play(attack(guarded, "n n2"));
        assertThat(table.event(Event.AttackDeclared.class).column()).isEqualTo(7);
        table.play(new Action.ChooseColumn(7), 6);
        assertThat(table.state().isEliminated(guarded.unit("F3"))).isTrue();
        assertThat(stands(guarded, table)).isTrue();
        assertThat(table.state().campaign().attackedAirfields()).isEqualTo(Ids.none());
    }

    @Test
    @Tag("Q101")
    void Q102_a_regular_that_advances_overruns_it() {
        Board board = board().unit('n', "5-3").unit('n', "5-3").unit('F', "supply");
        PlayedBoard table = PlayedBoard.of(board)
                .play(attack(board, "n n2"))
                .play(new Action.ChooseColumn(7), 6)
                .play(new Action.Advance(board.unit("n"), board.hex('F')));
        assertThat(stands(board, table)).isFalse();
        assertThat(table.events()).contains(new Event.UnitEliminated(board.unit("F"), Cause.OVERRUN));
    }

    @Test
    void Q102_a_regular_that_marches_in_or_through_overruns_it() {
        Board board = board().unit('n', "3-3").in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board).play(new Action.Move(board.unit("n"), board.hexes("Fs")));
        assertThat(stands(board, table)).isFalse();
        assertThat(table.state().isEliminated(board.unit("F2"))).isTrue();
    }

    @Test
    void Q102_a_train_with_regulars_overruns_it_and_one_with_partisans_stops_short() {
        Board board = board().rail("nFs").unit('n', "3-3", Mark.ENTRAINED).in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board).play(new Action.MoveByRail(board.unit("n"), board.hexes("Fs")));
        assertThat(stands(board, table)).isFalse();
        Board partisans =
                board().rail("nFs").unit('n', "2-3 partisan", Mark.ENTRAINED).in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard barred = PlayedBoard.of(partisans);
        assertThat(barred.ruleAgainst(new Action.MoveByRail(partisans.unit("n"), partisans.hexes("F"))))
                .isEqualTo("Q102");
        assertThat(barred.count(Action.MoveByRail.class::isInstance)).isZero();
        assertThat(RuleBook.whyNot(barred.state(), partisans.unit("n"), partisans.hex('F'))
                        .orElseThrow()
                        .rule())
                .isEqualTo("Q102");
    }

    @Test
    void Q102_partisans_may_not_enter_while_it_stands() {
        Board board = board().unit('n', "2-3 partisan").in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(new Action.Move(board.unit("n"), board.hexes("F"))))
                .isEqualTo("Q102");
        assertThat(table.offers(new Action.Move(board.unit("n"), board.hexes("F"))))
                .isFalse();
    }

    @Test
    void Q102_nor_may_they_retreat_there() {
        Board board = board().unit('n', "2-3 partisan")
                .unitOf(Side.GERMAN, 'a', "1-4")
                .in(PhaseName.BRITISH_COMBAT);
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Attack(board.units("n"), board.hexes("a"), Ids.none()))
                .play(new Action.ChooseColumn(0), 1);
        assertThat(table.state().place(board.unit("n"))).isEqualTo(board.hex('b'));
    }

    @Test
    void Q102_it_is_no_base_for_the_raf() {
        Board board = board().unit('n', "air").in(PhaseName.BRITISH_AIR);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(new Action.BaseAir(board.unit("n"), board.hex('F'))))
                .isEqualTo("Q102");
        assertThat(table.allows(new Action.BaseAir(board.unit("n"), board.hex('s'))))
                .isTrue();
    }

    @Test
    void LT2_24_its_air_units_do_not_fight_and_it_may_hold_ground_units() {
        Board board = board().unit('F', "6-4").unit('F', "6-4").in(PhaseName.GERMAN_MOVEMENT);
        assertThat(PlayedBoard.of(board).allows(new Action.EndPhase())).isTrue();
    }
}
