package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.phase.Payment;
import seelowe.engine.state.Place;
import seelowe.engine.term.Cause;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class OffMapCombatTest {
    private static Board board() {
        return Board.draw("""
                N

                M

                L

                K   b
                """).lionsTail().in(PhaseName.GERMAN_MOVEMENT).unit('b', "2-3");
    }

    private static Board out(Board board, int group, String... counters) {
        for (String counter : counters) {
            String key = group + " " + counter;
            int more = 1;
            while (isTaken(board, key)) {
                key = group + " " + counter + " " + ++more;
            }
            board.unitIn(Place.exited(group), key.replace(' ', '_'), Side.GERMAN, counter);
        }
        return board;
    }

    private static boolean isTaken(Board board, String key) {
        try {
            return board.unit(key.replace(' ', '_')) >= 0;
        } catch (IllegalArgumentException absent) {
            return false;
        }
    }

    private static Action losses(Board board, String units) {
        return new Action.TakeLosses(board.units(units));
    }

    private static PlayedBoard rolled(Board board, int face) {
        return PlayedBoard.of(board).play(new Action.EndPhase()).play(new Action.Roll(), face);
    }

    @Test
    void LT5_24_every_way_to_pay_is_open_however_many_there_are() {
        Board board = board();
        for (int group = 1; group <= 9; group++) {
            out(board, group, "supply", "1-4", "2-4", "3-4", "4-4");
        }
        PlayedBoard table = rolled(board, 6);
        Payment payment = RuleBook.payment(table.state()).orElseThrow();
        assertThat(payment.units().size()).isEqualTo(36);
        assertThat(payment.due()).isEqualTo(2 * 6);
        assertThat(payment.exact()).isTrue();
        Action last = payment.with(board.units("9_1-4 9_2-4 9_3-4"));
        assertThat(table.count(Action.TakeLosses.class::isInstance)).isEqualTo(48);
        assertThat(table.offers(last)).isFalse();
        assertThat(table.allows(last)).isTrue();
        assertThat(table.ruleAgainst(payment.with(board.units("9_3-4 9_4-4")))).isEqualTo("LT5.24");
    }

    @Test
    @Tag("LT5.24")
    void X57_the_least_total_not_below_four_is_six() {
        Board board = out(board(), 1, "supply", "6-4", "3-6 armor", "3-6 armor");
        PlayedBoard table = rolled(board, 4);
        assertThat(table.options())
                .containsExactlyInAnyOrder(losses(board, "1_6-4"), losses(board, "1_3-6_armor 1_3-6_armor_2"));
        assertThat(table.ruleAgainst(losses(board, "1_3-6_armor"))).isEqualTo("LT5.24");
        assertThat(table.ruleAgainst(losses(board, "1_6-4 1_3-6_armor"))).isEqualTo("LT5.24");
        table.play(losses(board, "1_3-6_armor_2 1_3-6_armor"));
        assertThat(table.events())
                .contains(
                        new Event.UnitEliminated(board.unit("1_3-6_armor"), Cause.OFF_MAP),
                        new CampaignEvent.LossesDue(0),
                        new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
        assertThat(table.state().isEliminated(board.unit("1_6-4"))).isFalse();
    }

    @Test
    @Tag("LT5.25")
    void X56_unsupplied_units_count_half_and_make_up_five_exactly() {
        Board board = out(out(board(), 1, "supply", "6-4", "6-4"), 2, "6-4", "4-6 mechanized-infantry");
        PlayedBoard table = rolled(board, 5);
        assertThat(table.events())
                .as("there was nothing to choose")
                .contains(new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
        assertThat(table.state().isEliminated(board.unit("2_6-4"))).isTrue();
        assertThat(table.state().isEliminated(board.unit("2_4-6_mechanized-infantry")))
                .isTrue();
        assertThat(table.state().isEliminated(board.unit("1_6-4"))).isFalse();
    }

    @Test
    void LT5_25_halves_of_odd_strengths_are_kept() {
        Board board = out(out(board(), 1, "supply", "4-6 armor"), 2, "3-6 armor", "3-6 armor", "5-4");
        PlayedBoard table = rolled(board, 4);
        assertThat(table.ruleAgainst(losses(board, "2_3-6_armor 2_3-6_armor_2")))
                .isEqualTo("LT5.24");
        assertThat(table.refused(losses(board, "2_5-4")).why()).contains("worth 2½ points", "exactly 4 points");
        assertThat(table.allows(losses(board, "1_4-6_armor"))).isTrue();
        assertThat(table.allows(losses(board, "2_5-4 2_3-6_armor_2")))
                .as("2½ + 1½")
                .isTrue();
    }

    @Test
    @Tag("LT5.21")
    void LT5_22_the_British_roll_once_before_the_German_attacks() {
        Board board = out(board(), 1, "supply", "6-4", "5-4").unit('K', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(new Action.EndPhase());
        assertThat(table.state().phase()).isEqualTo(PhaseName.OFF_MAP_COMBAT);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.options()).containsExactly(new Action.Roll());
        assertThat(table.ruleAgainst(losses(board, "1_6-4"))).isEqualTo("LT5.22");
        table.play(new Action.Roll(), 5);
        assertThat(table.event(Event.DieRolled.class).purpose()).isEqualTo(DiePurpose.OFF_MAP_COMBAT);
        assertThat(table.events())
                .containsSubsequence(
                        new CampaignEvent.LossesDue(5),
                        new Event.UnitEliminated(board.unit("1_5-4"), Cause.OFF_MAP),
                        new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
    }

    @Test
    void LT5_22_with_no_combat_unit_beyond_the_edge_no_die_is_rolled() {
        for (Board each : List.of(board(), out(board(), 1, "supply"))) {
            PlayedBoard table = PlayedBoard.of(each).play(new Action.EndPhase());
            assertThat(table.events()).contains(new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
        }
    }

    @Test
    void LT5_21_the_British_combat_phase_knows_no_losses_beyond_the_edge() {
        Board board = out(board(), 1, "6-4").in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board);
        while (table.state().phase() != PhaseName.OFF_MAP_COMBAT) {
            table.pass();
            assertThat(table.events()).noneMatch(CampaignEvent.LossesDue.class::isInstance);
        }
        assertThat(table.state().turn()).isEqualTo(4);
    }

    @Test
    @Tag("LT5.24")
    void LT5_23_units_that_leave_after_the_roll_are_safe() {
        Board board = out(board(), 1, "3-6 armor").unit('N', "5-6 armor");
        PlayedBoard table = rolled(board, 6).until(PhaseName.GERMAN_MECHANIZED);
        assertThat(table.state().isEliminated(board.unit("1_3-6_armor")))
                .as("all go if they are worth less")
                .isTrue();
        table.play(new Action.Exit(board.unit("N"), board.hexes(""), 1)).until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.state().place(board.unit("N"))).isEqualTo(Place.exited(1));
    }

    @Test
    @Tag("Q108")
    void LT5_23_losses_come_from_combat_units_beyond_the_edge() {
        Board board = out(board(), 1, "supply", "6-4", "3-6 armor", "3-6 armor").unit('K', "6-4");
        PlayedBoard table = rolled(board, 6);
        assertThat(table.ruleAgainst(losses(board, "K"))).isEqualTo("LT5.23");
        assertThat(table.ruleAgainst(losses(board, "b"))).isEqualTo("LT5.23");
        assertThat(table.ruleAgainst(losses(board, "1_supply 1_6-4"))).isEqualTo("Q108");
        assertThat(table.ruleAgainst(losses(board, "1_3-6_armor 1_3-6_armor"))).isEqualTo("LT5.24");
        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("LT5.24");
    }

    @Test
    @Tag("LT4.25")
    void Q106_a_group_named_for_supply_from_the_map_counts_in_full_for_the_loss() {
        Board board = out(out(board(), 1, "6-4", "6-4"), 2, "6-4").unit('L', "supply");
        PlayedBoard table = rolled(board, 6);
        assertThat(table.options())
                .containsExactlyInAnyOrder(
                        new Action.NameGroup(1),
                        new Action.NameGroup(2),
                        losses(board, "1_6-4 1_6-4_2"),
                        losses(board, "1_6-4 2_6-4"));
        table.play(new Action.NameGroup(2));
        assertThat(table.options()).containsExactlyInAnyOrder(losses(board, "1_6-4 1_6-4_2"), losses(board, "2_6-4"));
        assertThat(table.ruleAgainst(new Action.NameGroup(1))).isEqualTo("LT4.25");
        table.play(losses(board, "2_6-4"));
        assertThat(table.state().isEliminated(board.unit("1_6-4"))).isFalse();
    }

    @Test
    @Tag("LT4.25")
    void Q106_a_name_that_leaves_one_way_to_pay_settles_it() {
        Board board = out(out(board(), 1, "6-4"), 2, "6-4", "6-4").unit('L', "supply");
        PlayedBoard table = rolled(board, 6).play(new Action.NameGroup(2));
        assertThat(table.event(Event.UnitEliminated.class).unit()).isEqualTo(board.unit("2_6-4"));
    }

    @Test
    @Tag("LT4.25")
    void Q106_what_cannot_change_the_loss_is_not_asked() {
        Board board = out(board(), 1, "6-4").unit('L', "supply");
        assertThat(rolled(board, 2).event(Event.UnitEliminated.class).unit()).isEqualTo(board.unit("1_6-4"));
    }

    @Test
    @Tag("D31")
    void LT5_24_random_play_finds_every_way_to_pay() {
        Board board = out(board(), 1, "supply", "6-4", "3-6 armor", "3-6 armor", "3-6 armor");
        PlayedBoard table = rolled(board, 6);
        Set<String> found = new TreeSet<>();
        Chance chance = new Chance(3);
        for (int i = 0; i < 200; i++) {
            Action action = RuleBook.sample(table.state(), chance);
            assertThat(table.ruleAgainst(action)).isEmpty();
            found.add(action.toString());
        }
        assertThat(found).as("the 6-4, or any two of three").hasSize(4);
        assertThat(table.options()).as("units alike are listed once").hasSize(2);
    }
}
