package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Place;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class OffMapSupplyTest {
    /** A file of four hexes from the edge to the south, and a Briton far from it. */
    private static Board board() {
        return Board.draw("""
                N   .   .   b
                  m
                M

                L

                K
                """).lionsTail().in(PhaseName.EMBARKATION).unit('b', "2-3");
    }

    private static Board out(Board board, int group, String counters) {
        int number = 0;
        for (String counter : counters.split(", ")) {
            board.unitIn(Place.exited(group), group + "/" + ++number, Side.GERMAN, counter);
        }
        return board;
    }

    private static Board threeGroups() {
        Board board = out(board(), 1, "6-4, 6-4, 6-4, 6-4, supply");
        out(board, 2, "5-6 armor, 5-6 armor, 5-6 armor, 5-6 armor, supply");
        return out(board, 3, "6-4, 6-4");
    }

    private static PlayedBoard ended(Board board) {
        return PlayedBoard.afterPhaseOf(board);
    }

    private static int counted(Board board) {
        return ended(board).event(CampaignEvent.GroupsCounted.class).halfPoints();
    }

    @Test
    @Tag("LT7.11")
    @Tag("LT7.12")
    @Tag("LT4.24")
    void X55_groups_with_supply_score_in_full_and_one_with_supply_from_the_map_half() {
        assertThat(counted(threeGroups())).isEqualTo(2 * 44);
        assertThat(counted(threeGroups().unitOf(Side.GERMAN, 'M', "supply"))).isEqualTo(2 * 50);
    }

    @Test
    void LT7_12_four_regiments_supplied_from_the_map_are_twelve_points() {
        Board board = out(board(), 1, "6-4, 6-4, 6-4, 6-4").unit('N', "supply");
        assertThat(counted(board)).isEqualTo(2 * 12);
        Board odd = out(board(), 1, "3-6 armor").unit('N', "supply");
        assertThat(counted(odd)).as("a half point is kept").isEqualTo(3);
    }

    @Test
    void LT7_13_supply_units_score_nothing() {
        Board board = out(board(), 1, "supply, supply, 6-4");
        assertThat(counted(board)).isEqualTo(2 * 6);
        assertThat(ended(out(board(), 1, "supply")).events()).noneMatch(CampaignEvent.GroupsCounted.class::isInstance);
    }

    @Test
    @Tag("Q107")
    void LT4_25_the_third_row_is_near_enough_and_the_fourth_is_not() {
        assertThat(counted(out(board(), 1, "6-4").unit('L', "supply"))).isEqualTo(6);
        assertThat(counted(out(board(), 1, "6-4").unit('K', "supply"))).isZero();
    }

    @Test
    void LT4_25_no_group_is_named_without_a_supply_unit_in_reach() {
        Board near = out(board(), 1, "6-4, 6-4").unit('L', "supply").options(options -> options.groupsReformed(true));
        assertThat(ended(near).allows(new Action.NameGroup(1))).isTrue();
        Board far = out(board(), 1, "6-4, 6-4").unit('K', "supply").options(options -> options.groupsReformed(true));
        assertThat(ended(far).ruleAgainst(new Action.NameGroup(1))).isEqualTo("LT4.25");
        assertThat(ended(far).ruleAgainst(new Action.NameGroup(0))).isEqualTo("LT4.25");
    }

    @Test
    @Tag("LT4.25")
    void Q107_the_path_must_be_open() {
        Board closed = out(board(), 1, "6-4").unit('L', "supply").unit('m', "2-3");
        assertThat(counted(closed)).as("m controls M and N").isZero();
        Board escorted = out(board(), 1, "6-4")
                .unit('L', "supply")
                .unit('m', "2-3")
                .unit('M', "6-4")
                .unit('N', "6-4");
        assertThat(counted(escorted)).isEqualTo(6);
        Board edge = out(board(), 1, "6-4").unit('L', "supply").unit('m', "2-3").unit('M', "6-4");
        assertThat(counted(edge)).as("the hex at the edge counts too").isZero();
    }

    @Test
    @Tag("D33")
    @Tag("Q106")
    void LT4_25_only_one_group_draws_on_the_map_and_the_German_names_it() {
        Board board = out(out(out(board(), 1, "6-4"), 2, "6-4, 6-4"), 3, "6-4, supply")
                .unit('N', "supply");
        PlayedBoard table = ended(board);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        assertThat(table.options())
                .containsExactlyInAnyOrder(new Action.NameGroup(1), new Action.NameGroup(2), new Action.EndPhase());
        assertThat(table.ruleAgainst(new Action.NameGroup(3))).as("has supply").isEqualTo("LT4.25");
        assertThat(table.ruleAgainst(new Action.NameGroup(4))).isEqualTo("LT4.25");
        assertThat(table.ruleAgainst(new Action.Roll())).isEqualTo("LT4.24");
        table.play(new Action.NameGroup(2));
        assertThat(table.event(CampaignEvent.GroupsCounted.class).halfPoints()).isEqualTo(12 + 12);
        assertThat(ended(board)
                        .play(new Action.EndPhase())
                        .event(CampaignEvent.GroupsCounted.class)
                        .halfPoints())
                .isEqualTo(12);
    }

    @Test
    @Tag("LT4.25")
    void Q106_the_name_is_forgotten_when_it_is_asked_again() {
        Board board = out(out(board(), 1, "6-4"), 2, "6-4, 6-4").unit('N', "supply");
        board.after(new CampaignEvent.GroupNamed(1));
        PlayedBoard table = ended(board);
        assertThat(table.state().campaign().edgeGroup()).isZero();
        assertThat(table.offers(new Action.NameGroup(1))).isTrue();
    }

    @Test
    @Tag("Q106")
    void LT4_24_a_group_that_loses_its_supply_to_the_British_scores_this_turn_and_not_the_next() {
        Board board = out(board(), 1, "5-6 armor, 5-6 armor, supply");
        PlayedBoard table = ended(board).until(PhaseName.WEATHER);
        assertThat(table.state().isEliminated(board.unit("1/3"))).isTrue();
        assertThat(table.state().campaign().score()).isEqualTo(2 * 10);
        table.until(PhaseName.OFF_MAP_COMBAT).play(new Action.Roll(), 1).until(PhaseName.WEATHER);
        assertThat(table.state().campaign().score()).as("nothing added").isEqualTo(2 * 10);
    }

    @Test
    @Tag("D32")
    void LT4_23_the_British_choose_one_supply_unit_beyond_the_edge() {
        Board board = out(out(board(), 1, "6-4, supply, supply"), 2, "6-4, supply")
                .unit('N', "supply")
                .in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board).play(new Action.EndPhase());
        assertThat(table.state().phase()).isEqualTo(PhaseName.SUPPLY_RAID);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.options()).isEqualTo(raids(board, "1/2", "1/3", "2/2"));
        assertThat(table.ruleAgainst(new Action.RaidSupply(board.unit("N"))))
                .as("the one on the map is safe [LT 4.25]")
                .isEqualTo("LT4.23");
        assertThat(table.ruleAgainst(new Action.RaidSupply(board.unit("1/1")))).isEqualTo("LT4.23");
        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("LT4.23");
        table.play(new Action.RaidSupply(board.unit("2/2")));
        assertThat(table.events())
                .startsWith(
                        new Event.UnitEliminated(board.unit("2/2"), Cause.RAIDED),
                        new Event.PhaseBegan(PhaseName.BRITISH_COMBAT));
        assertThat(table.state().isEliminated(board.unit("1/2"))).isFalse();
    }

    private static List<Action> raids(Board board, String... units) {
        return List.of(units).stream()
                .map(unit -> (Action) new Action.RaidSupply(board.unit(unit)))
                .toList();
    }

    @Test
    void LT4_23_without_a_choice_one_is_lost_and_without_any_none() {
        Board one = out(board(), 1, "6-4, supply, supply").in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(one).play(new Action.EndPhase());
        assertThat(table.event(Event.UnitEliminated.class))
                .isEqualTo(new Event.UnitEliminated(one.unit("1/2"), Cause.RAIDED));
        assertThat(table.events()).contains(new Event.PhaseBegan(PhaseName.BRITISH_COMBAT));
        Board none = out(board(), 1, "6-4").unit('N', "supply").in(PhaseName.BRITISH_MOVEMENT);
        assertThat(PlayedBoard.of(none).play(new Action.EndPhase()).events())
                .noneMatch(Event.UnitEliminated.class::isInstance);
    }

    @Test
    void Q105_groups_are_fixed() {
        Board board = out(out(board(), 1, "6-4"), 2, "6-4, 6-4").unit('N', "supply");
        assertThat(ended(board).ruleAgainst(new Action.Regroup(board.unit("1/1"), 2)))
                .isEqualTo("Q105");
    }

    @Test
    void Q105_by_agreement_they_are_formed_anew_before_the_count() {
        Board board = out(out(board(), 1, "6-4, 6-4, 6-4, 6-4, supply"), 2, "3-6 armor")
                .options(options -> options.groupsReformed(true));
        PlayedBoard table = ended(board);
        assertThat(table.ruleAgainst(new Action.Regroup(board.unit("2/1"), 1))).isEqualTo("LT4.22");
        assertThat(table.ruleAgainst(new Action.Regroup(board.unit("2/1"), 2))).isEqualTo("LT4.22");
        assertThat(table.ruleAgainst(new Action.Regroup(board.unit("b"), 1))).isEqualTo("LT4.22");
        assertThat(table.offers(new Action.Regroup(board.unit("1/5"), 2))).isTrue();
        table.play(new Action.Regroup(board.unit("1/1"), 2)).play(new Action.Regroup(board.unit("2/1"), 3));
        table.play(new Action.Regroup(board.unit("1/5"), 3)).play(new Action.EndPhase());
        assertThat(table.event(CampaignEvent.GroupsCounted.class).halfPoints())
                .as("only the 3-6 has supply now")
                .isEqualTo(6);
    }
}
