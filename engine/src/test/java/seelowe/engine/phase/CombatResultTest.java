package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.phase.CombatField.ONE_TO_ONE;
import static seelowe.engine.phase.CombatField.ONE_TO_TWO;
import static seelowe.engine.phase.CombatField.TEN_TO_ONE;
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
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** What becomes of both sides after the die. The digits are free hexes. */
class CombatResultTest {
    @Test
    @Tag("R8.12b")
    @Tag("X20")
    void R8_81_Ae_kills_the_attackers_and_not_their_companions() {
        Board board = field().unit('G', "6-4")
                .unit('G', "6-4")
                .unit('G', "supply")
                .unit('a', "8-3")
                .river('G', 'a');
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_TWO), 1);
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
            PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_TWO), face);
            assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo(expected[face - 1]);
        }
    }

    @Test
    @Tag("R9.6a")
    @Tag("R7.4c")
    void R8_81_De_kills_all_and_opens_the_hex() {
        Board board = field().in(PhaseName.BRITISH_COMBAT)
                .unit('G', "1-4")
                .unit('G', "supply")
                .unit('a', "12-3");
        PlayedBoard table = attacked(board, "a", "G").play(new Action.ChooseColumn(TEN_TO_ONE), 6);
        assertThat(table.state().isEliminated(board.unit("G"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("G2"))).isTrue();
    }

    @Test
    @Tag("R4.1-GG")
    void R9_7c_supply_used_up_leaves_when_the_phase_closes() {
        Board board = field().turn(3)
                .unit('G', "12-4")
                .unit('G', "supply")
                .unit('a', "6-3")
                .unitOf(Side.GERMAN, '1', "supply");
        PlayedBoard table = PlayedBoard.of(board)
                .play(new Action.Attack(board.units("G"), board.hexes("a"), board.units("G2")))
                .play(new Action.ChooseColumn(TWO_TO_ONE), 1);
        assertThat(table.state().isOnMap(board.unit("G2"))).isTrue();
        table.play(new Action.EndPhase());
        assertThat(table.state().isEliminated(board.unit("G2"))).isTrue();
        assertThat(table.state().isOnMap(board.unit("1"))).isTrue();
    }

    @Test
    void R8_0c_what_one_attack_brings_about_counts_in_the_next() {
        Board board = Board.draw("""
                      1
                    .   .
                      G
                    .   .
                      a
                    .   .
                      b
                    .   .
                      K
                """)
                .turn(1)
                .unit('G', "6-4")
                .unit('K', "6-4")
                .unit('a', "2-3")
                .unit('b', "6-3");
        Action onB = new Action.Attack(board.units("K"), board.hexes("b"), Ids.none());
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(THREE_TO_ONE), 6);
        assertThat(table.refused(onB).rule()).isEqualTo("R8.72a");
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(AttackForecast.of(table.state(), board.units("G K"), board.hexes("b"))
                        .odds()
                        .flanking())
                .isTrue();
        assertThat(table.refused(new Action.Attack(board.units("G K"), board.hexes("b"), Ids.none()))
                        .rule())
                .isEqualTo("R8.14a");
        table.play(onB).play(new Action.ChooseColumn(ONE_TO_ONE), 5);
        assertThat(table.events()).contains(new Event.UnitEliminated(board.unit("b"), Cause.NO_RETREAT));
    }

    @Test
    @Tag("R4.1-GG")
    void R9_7c_three_attacks_on_one_supply_unit_cost_one_counter() {
        Board board = field().turn(3)
                .unit('G', "6-4")
                .unit('G', "6-4")
                .unit('G', "supply")
                .unitOf(Side.GERMAN, '1', "supply")
                .unit('a', "6-3")
                .unitOf(Side.BRITISH, '2', "6-3");
        PlayedBoard table = PlayedBoard.of(board);
        for (String[] each : new String[][] {{"G", "a"}, {"G2", "2"}}) {
            table.play(new Action.Attack(board.units(each[0]), board.hexes(each[1]), board.units("G3")))
                    .play(new Action.ChooseColumn(ONE_TO_TWO), 6);
            while (table.state().combat() != null) {
                table.play(RuleBook.options(table.state()).get(0));
            }
        }
        table.play(new Action.EndPhase());
        assertThat(table.state().isEliminated(board.unit("G3"))).isTrue();
        assertThat(table.state().isOnMap(board.unit("1"))).isTrue();
    }

    @Test
    void R8_81_De_clears_the_home_guard_and_opens_the_hex() {
        Board board = field().unit('G', "30-4").city("Town", "a").homeGuard("a");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TEN_TO_ONE), 1);
        assertThat(table.event(Event.CombatRolled.class).result().code()).isEqualTo("De");
        assertThat(table.state().hasHomeGuard(board.hex('a'))).isFalse();
        assertThat(table.offers(new Action.Advance(board.unit("G"), board.hex('a'))))
                .isTrue();
    }
}
