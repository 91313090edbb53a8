package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.phase.CombatField.ONE_TO_ONE;
import static seelowe.engine.phase.CombatField.ONE_TO_TWO;
import static seelowe.engine.phase.CombatField.TEN_TO_ONE;
import static seelowe.engine.phase.CombatField.TWO_TO_ONE;
import static seelowe.engine.phase.CombatField.attacked;
import static seelowe.engine.phase.CombatField.field;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

/** Corners of combat where a choice of order or a small number decides. */
class CombatCornersTest {
    /** The only way out of G is 1, where a British air unit stands: open to the 6-4, closed to the supply unit. */
    private static Board bottleneck() {
        return Board.draw("""
                      1

                      G

                      a
                """)
                .turn(1)
                .in(PhaseName.BRITISH_COMBAT)
                .unit('G', "6-4")
                .unit('G', "supply")
                .unitOf(Side.BRITISH, '1', "air")
                .unit('a', "12-3");
    }

    @Test
    @Tag("R8.71a")
    @Tag("Q14")
    void Q33_the_opponent_decides_the_order_and_so_who_lives() {
        Board board = bottleneck();
        PlayedBoard table = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        assertThat(table.options())
                .containsExactlyInAnyOrder(
                        new Action.Retreat(board.unit("G"), board.hex('1')),
                        new Action.Retreat(board.unit("G2"), HexGrid.OFF_MAP));

        table.play(new Action.Retreat(board.unit("G2"), HexGrid.OFF_MAP));
        assertThat(table.events()).contains(new Event.UnitEliminated(board.unit("G2"), Cause.NO_RETREAT));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('1'));

        PlayedBoard kind = attacked(board, "a", "G").play(new Action.ChooseColumn(TWO_TO_ONE), 4);
        kind.play(new Action.Retreat(board.unit("G"), board.hex('1')));
        assertThat(kind.events()).contains(new Event.UnitEliminated(board.unit("1"), Cause.OVERRUN));
        assertThat(kind.state().place(board.unit("G2"))).isEqualTo(board.hex('1'));
    }

    @Test
    void R8_6_the_column_that_was_used_is_told() {
        Board board = field().unit('G', "12-4").unit('a', "2-3");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 1);
        assertThat(table.event(Event.ColumnChosen.class).column()).isEqualTo(TWO_TO_ONE);
    }

    @Test
    void R8_81_Ae_ends_the_combat_at_once() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '2', "6-4")
                .unit('a', "8-3")
                .river('G', 'a');
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_TWO), 1);
        assertThat(table.state().combat()).isNull();
        assertThat(table.events()).contains(new Event.CombatEnded());
    }

    @Test
    @Tag("R8.81-Ex")
    void R8_81_Ex_only_attackers_pay_and_each_only_once() {
        Board board = field().unit('G', "6-4")
                .unit('G', "6-4")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unit('a', "5-3");
        PlayedBoard table = attacked(board, "G G2", "a").play(new Action.ChooseColumn(TWO_TO_ONE), 6);
        assertThat(table.ruleAgainst(new Action.TakeExchange(board.units("G G"))))
                .isEqualTo("R8.81-Ex");
        assertThat(table.ruleAgainst(new Action.TakeExchange(board.units("1")))).isEqualTo("R8.81-Ex");
        assertThat(table.allows(new Action.TakeExchange(board.units("G")))).isTrue();
    }

    @Test
    void R8_72a_who_retreated_may_not_follow_a_comrade_who_stood() {
        Board board = field().unit('G', "6-4")
                .unitOf(Side.GERMAN, '7', "6-4")
                .unit('a', "12-3")
                .city("Town", "G");
        PlayedBoard table = attacked(board, "G 7", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 3);
        table.play(new Action.Retreat(board.unit("a"), board.hex('0')));
        table.play(new Action.StandInCity(board.hex('G'), true));
        table.play(new Action.Retreat(board.unit("7"), board.hex('5')));
        assertThat(table.ruleAgainst(new Action.Advance(board.unit("7"), board.hex('a'))))
                .isEqualTo("R8.72a");
        table.play(new Action.Advance(board.unit("G"), board.hex('a')));
        assertThat(table.state().place(board.unit("G"))).isEqualTo(board.hex('a'));
    }

    @Test
    @Tag("R9.7a")
    void R9_7a_a_supply_unit_out_of_reach_does_not_pay_and_without_one_nobody_attacks() {
        Board board =
                Board.draw("""
                S

                1

                2

                3

                4

                5

                G

                a
                """).turn(3).unit('G', "6-4").unit('S', "supply").unit('a', "2-3");
        PlayedBoard table = PlayedBoard.of(board);
        Action attack = new Action.Attack(board.units("G"), board.hexes("a"), board.units("S"));
        assertThat(table.ruleAgainst(attack)).isEqualTo("R9.7a");

        Board near = board.unit('G', "supply");
        PlayedBoard supplied = PlayedBoard.of(near);
        assertThat(supplied.ruleAgainst(attack)).isEqualTo("R9.7a");
        assertThat(supplied.allows(new Action.Attack(near.units("G"), near.hexes("a"), near.units("G2"))))
                .isTrue();
    }

    @Test
    void R8_14a_an_attack_names_somebody_and_something_once() {
        Board board = field().unit('G', "6-4").unit('a', "2-3");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(new Action.Attack(Ids.none(), board.hexes("a"), Ids.none())))
                .isEqualTo("R8.14a");
        assertThat(table.ruleAgainst(new Action.Attack(board.units("G G"), board.hexes("a"), Ids.none())))
                .isEqualTo("R8.14a");
        assertThat(table.ruleAgainst(new Action.Attack(board.units("G"), Ids.none(), Ids.none())))
                .isEqualTo("R8.23");
        assertThat(table.ruleAgainst(new Action.Attack(board.units("G"), board.hexes("aa"), Ids.none())))
                .isEqualTo("R8.23");
    }

    @Test
    void R8_31_odds_below_one_to_two_are_refused_as_such() {
        Board board = field().unit('G', "2-4").unitOf(Side.GERMAN, '6', "6-4").unit('a', "8-3");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(new Action.Attack(board.units("G"), board.hexes("a"), Ids.none())))
                .isEqualTo("R8.31");
    }

    @Test
    @Tag("R8.31")
    void Q64_an_attack_on_face_down_units_may_be_declared_whatever_they_turn_out_to_be() {
        for (String defender : List.of("8-3", "5-3", "3-3")) {
            Board board = field().unit('G', "2-4").unit('a', defender).options(options -> options.fogOfWar(true));
            PlayedBoard table = PlayedBoard.of(board);
            Action attack = new Action.Attack(board.units("G"), board.hexes("a"), Ids.none());
            assertThat(table.options()).contains(attack);
            table.play(attack);
            assertThat(table.options()).as(defender).containsExactly(new Action.ChooseColumn(ONE_TO_TWO));
        }
    }

    @Test
    @Tag("R8.31")
    void Q64_defenders_face_up_alone_can_be_too_strong() {
        Board board = field().unit('G', "2-4").unit('a', "1-3").options(options -> options.fogOfWar(true));
        board.unitIn(board.hex('a'), "known", Side.BRITISH, "5-3", Mark.REVEALED);
        PlayedBoard table = PlayedBoard.of(board);
        Action attack = new Action.Attack(board.units("G"), board.hexes("a"), Ids.none());
        assertThat(table.ruleAgainst(attack)).isEqualTo("R8.31");
        assertThat(table.options()).doesNotContain(attack);
    }

    @Test
    @Tag("ER1")
    @Tag("Q35")
    void ER1_both_answers_are_offered_for_each_city_hex() {
        Board board = field().unit('G', "6-4").unit('a', "6-3").city("Town", "a");
        PlayedBoard table = attacked(board, "G", "a").play(new Action.ChooseColumn(ONE_TO_ONE), 5);
        assertThat(table.options())
                .containsExactlyInAnyOrder(
                        new Action.StandInCity(board.hex('a'), true), new Action.StandInCity(board.hex('a'), false));
    }

    @Test
    void R8_12a_what_is_drawn_at_random_in_a_combat_is_allowed_and_differs() {
        Board board = field().unit('G', "6-4")
                .unit('G', "6-4")
                .unitOf(Side.GERMAN, '6', "4-5 mountain infantry")
                .unit('a', "5-3")
                .unitOf(Side.BRITISH, '3', "2-3");
        GameState start = board.state();
        List<Action> drawn = new ArrayList<>();
        for (long seed = 1; seed <= 60; seed++) {
            Chance chance = new Chance(seed);
            PlayedBoard table = PlayedBoard.of(board);
            Action first = RuleBook.sample(start, chance);
            drawn.add(first);
            assertThat(table.allows(first)).as("seed %d: %s", seed, first).isTrue();
        }
        assertThat(drawn.stream().distinct().count()).isGreaterThan(6);
        assertThat(drawn).contains(new Action.EndPhase());
        assertThat(drawn)
                .anyMatch(action -> action instanceof Action.Attack attack
                        && attack.targets().size() == 2);
    }

    @Test
    @Tag("R8.6")
    void R8_6_a_lower_column_is_drawn_now_and_then() {
        Board board = field().unit('G', "20-4").unit('a', "2-3");
        GameState state = attacked(board, "G", "a").state();
        boolean[] seen = new boolean[TEN_TO_ONE + 1];
        for (long seed = 1; seed <= 300; seed++) {
            seen[((Action.ChooseColumn) RuleBook.sample(state, new Chance(seed))).column()] = true;
        }
        assertThat(seen).doesNotContain(false);
    }
}
