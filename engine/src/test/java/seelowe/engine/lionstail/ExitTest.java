package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.Terrain;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class ExitTest {
    /** N and O are hexes of the top row, each in its kind of column; A lies behind N, B behind A. */
    private static Board north() {
        return Board.draw("""
                N   n   .   .
                  O   o   .
                A   a   .   .
                  P   .   .
                B   b   .   .
                """).lionsTail().in(PhaseName.GERMAN_MOVEMENT);
    }

    private static Action.Exit exit(Board board, String unit, String path, int group) {
        return new Action.Exit(board.unit(unit), board.hexes(path), group);
    }

    @Test
    @Tag("LT4.22")
    void Q103_a_unit_leaves_from_the_top_row_for_one_point_more() {
        Board board = north().unit('B', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(exit(board, "B", "AN", 1));
        assertThat(table.events())
                .containsExactly(new CampaignEvent.UnitExited(board.unit("B"), board.hexes("AN"), 1, 3));
        assertThat(table.state().place(board.unit("B"))).isEqualTo(Place.exited(1));
        assertThat(table.state().isGermanHeld(board.hex('N'))).isTrue();
    }

    @Test
    void Q103_both_kinds_of_column_have_a_hex_of_the_top_row_and_no_other_will_do() {
        Board board = north().unit('N', "6-4").unit('O', "6-4").unit('A', "6-4").unit('P', "6-4");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.allows(exit(board, "N", "", 1))).isTrue();
        assertThat(table.allows(exit(board, "O", "", 1))).isTrue();
        assertThat(table.ruleAgainst(exit(board, "A", "", 1))).isEqualTo("Q103");
        assertThat(table.ruleAgainst(exit(board, "P", "", 1))).isEqualTo("Q103");
        assertThat(table.ruleAgainst(exit(board, "A", "P", 1))).isEqualTo("Q103");
        assertThat(table.ruleAgainst(exit(board, "A", "B", 1))).isEqualTo("Q103");
    }

    @Test
    void Q103_the_points_must_suffice_for_the_step_over_the_edge() {
        Board board = north().unit('B', "6-4 infantry", Mark.UNSUPPLIED).unit('A', "6-4", Mark.UNSUPPLIED);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(exit(board, "B", "AN", 1))).as("3 of 2").isEqualTo("Q103");
        assertThat(table.allows(exit(board, "A", "N", 1))).as("2 of 2").isTrue();
    }

    @Test
    void Q103_leaving_an_enemy_zone_costs_one_more() {
        Board board = north().unit('O', "5-6 armor").unit('N', "5-6 armor").unit('n', "2-5");
        PlayedBoard table = PlayedBoard.of(board).play(exit(board, "O", "", 1));
        assertThat(table.event(CampaignEvent.UnitExited.class).cost()).isEqualTo(2);
        table.play(exit(board, "N", "", 1));
        assertThat(table.event(CampaignEvent.UnitExited.class).cost()).isEqualTo(1);
    }

    @Test
    @Tag("R6.2b")
    void Q103_a_unit_that_must_stop_in_the_edge_hex_does_not_go_on() {
        Board board = Board.draw("""
                N   n
                  O
                A   .
                  P
                B   .
                """)
                .lionsTail()
                .in(PhaseName.GERMAN_MOVEMENT)
                .unit('P', "6-8")
                .unit('P', "3-8 armor")
                .unit('n', "2-5");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(exit(board, "P", "O", 1))).isEqualTo("R6.2b");
        assertThat(table.allows(exit(board, "P2", "O", 1))).isTrue();
        table.play(exit(board, "P2", "O", 1));
        assertThat(table.event(CampaignEvent.UnitExited.class).cost())
                .as("three to enter the zone, two to leave it and the map")
                .isEqualTo(5);
    }

    @Test
    @Tag("R5.2b")
    void Q103_the_step_over_the_edge_alone_is_guaranteed() {
        Board board = Board.draw("""
                N   n
                  O
                A   .
                """)
                .lionsTail()
                .in(PhaseName.GERMAN_MOVEMENT)
                .unit('O', "6-4", Mark.DISRUPTED)
                .unit('A', "6-4", Mark.DISRUPTED)
                .unit('n', "2-5");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.allows(exit(board, "O", "", 1)))
                .as("two points of one")
                .isTrue();
        assertThat(table.ruleAgainst(exit(board, "A", "N", 1)))
                .as("not with a step before it")
                .isEqualTo("Q103");
    }

    @Test
    void Q103_only_mechanized_units_leave_in_the_mechanized_phase() {
        Board board = north().unit('N', "6-4").unit('O', "5-6 armor").in(PhaseName.GERMAN_MECHANIZED);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(exit(board, "N", "", 1))).isEqualTo("R5.4a");
        assertThat(table.allows(exit(board, "O", "", 1))).isTrue();
        assertThat(PlayedBoard.of(north().unit('N', "6-4").in(PhaseName.GERMAN_COMBAT))
                        .ruleAgainst(exit(board, "N", "", 1)))
                .startsWith("R4.1");
    }

    @Test
    void Q103_a_unit_moves_once_whether_it_leaves_or_not() {
        Board board = north().unit('A', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(new Action.Move(board.unit("A"), board.hexes("N")));
        assertThat(table.ruleAgainst(exit(board, "A", "", 1))).isEqualTo("R5.0c");
    }

    @Test
    @Tag("Q103")
    void LT4_11_British_units_leave_without_a_group_and_are_out_of_the_game() {
        Board board =
                north().unit('a', "2-5").unit('n', "2-5 armor").unit('B', "6-4").in(PhaseName.BRITISH_MOVEMENT);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(exit(board, "a", "n", 1))).isEqualTo("LT4.11");
        assertThat(table.offers(exit(board, "n", "", 0))).isTrue();
        table.play(exit(board, "a", "n", 0));
        assertThat(table.state().place(board.unit("a"))).isEqualTo(Place.exited(Place.NO_GROUP));
        assertThat(table.ruleAgainst(new Action.Move(board.unit("a"), board.hexes("n"))))
                .isEqualTo("R5.0a");
        table.until(PhaseName.BRITISH_MECHANIZED);
        assertThat(table.allows(exit(board, "n", "", 0))).isTrue();
        table.until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.state().marks(board.unit("a")))
                .as("never out of supply")
                .isZero();
        assertThat(table.options()).noneMatch(action -> isOf(action, board.unit("a")));
    }

    private static boolean isOf(Action action, int unit) {
        return action instanceof Action.OfUnit of && of.unit() == unit;
    }

    @Test
    @Tag("Q105")
    void LT4_22_the_fifth_combat_unit_opens_a_new_group_and_supply_may_join_any() {
        Board board = north().unitIn(Place.exited(1), "1st", Side.GERMAN, "6-4")
                .unitIn(Place.exited(1), "2nd", Side.GERMAN, "6-4")
                .unitIn(Place.exited(1), "3rd", Side.GERMAN, "6-4")
                .unit('N', "5-6 armor")
                .unit('O', "6-4")
                .unit('O', "supply");
        PlayedBoard table = PlayedBoard.of(board).play(exit(board, "N", "", 1));
        assertThat(table.ruleAgainst(exit(board, "O", "", 1))).isEqualTo("LT4.22");
        assertThat(table.ruleAgainst(exit(board, "O", "", 3))).isEqualTo("LT4.22");
        assertThat(table.ruleAgainst(exit(board, "O", "", 0))).isEqualTo("LT4.22");
        assertThat(table.allows(exit(board, "O", "", 2))).isTrue();
        assertThat(table.allows(exit(board, "O2", "", 1))).isTrue();
        assertThat(table.allows(exit(board, "O2", "", 2))).isTrue();
    }

    @Test
    void Q105_supply_opens_a_group_keeps_an_emptied_one_and_fills_no_place() {
        Board board = north().unitIn(Place.exited(2), "stores", Side.GERMAN, "supply")
                .unit('N', "supply")
                .unit('O', "6-4");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(exit(board, "O", "", 1)))
                .as("group 1 is gone")
                .isEqualTo("LT4.22");
        assertThat(table.allows(exit(board, "O", "", 2)))
                .as("the supply unit kept it")
                .isTrue();
        table.play(exit(board, "N", "", 3)).play(exit(board, "O", "", 3));
        assertThat(table.state().place(board.unit("O"))).isEqualTo(Place.exited(3));
    }

    @Test
    void Q105_places_left_open_may_be_filled_later() {
        Board board =
                north().unitIn(Place.exited(1), "early", Side.GERMAN, "6-4").unit('N', "5-6 armor");
        PlayedBoard table =
                PlayedBoard.of(board.in(PhaseName.GERMAN_MECHANIZED)).play(exit(board, "N", "", 1));
        assertThat(table.state().place(board.unit("N"))).isEqualTo(Place.exited(1));
    }

    @Test
    @Tag("LT4.21")
    void Q104_combat_units_may_leave_without_supply_and_then_score_nothing() {
        Board board = north().unit('N', "6-4").unit('b', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(exit(board, "N", "", 1)).until(PhaseName.OFF_MAP_COMBAT);
        assertThat(table.state().campaign().counted()).isZero();
        assertThat(table.play(new Action.Roll(), 1).state().isEliminated(board.unit("N")))
                .as("half of six is three")
                .isTrue();
    }

    @Test
    void LT4_21_a_unit_that_leaves_alone_scores_nothing() {
        Board board = north().unit('N', "5-6 armor").unit('b', "2-3").in(PhaseName.GERMAN_MECHANIZED);
        PlayedBoard table = PlayedBoard.of(board).play(exit(board, "N", "", 1)).until(PhaseName.BRITISH_MOVEMENT);
        assertThat(table.state().campaign().counted()).isZero();
    }

    @Test
    void D30_the_menu_has_one_exit_for_each_group_a_unit_may_join() {
        Board board = north().unitIn(Place.exited(1), "out", Side.GERMAN, "6-4")
                .unit('B', "6-4")
                .unit('P', "3-2");
        assertThat(exits(board))
                .containsExactlyInAnyOrder(
                        exit(board, "B", "AN", 1),
                        exit(board, "B", "AN", 2),
                        exit(board, "P", "O", 1),
                        exit(board, "P", "O", 2));
    }

    @Test
    @Tag("D30")
    void Q103_random_play_finds_every_listed_exit_and_roundabout_ones_and_nothing_illegal() {
        Board board = north().unit('A', "6-4").unit('b', "2-3").unitIn(Place.exited(1), "out", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);
        Set<String> found = new TreeSet<>();
        Chance chance = new Chance(7);
        for (int i = 0; i < 4000; i++) {
            Action action = RuleBook.sample(table.state(), chance);
            assertThat(table.ruleAgainst(action)).as("%s", action).isEmpty();
            found.add(action.toString());
        }
        assertThat(table.options()).isNotEmpty().allSatisfy(option -> {
            if (option instanceof Action.Exit) {
                assertThat(found).contains(option.toString());
            }
        });
        assertThat(found)
                .contains(
                        exit(board, "A", "ON", 2).toString(),
                        exit(board, "A", "O", 1).toString());
    }

    @Test
    @Tag("R7.5")
    void Q103_nobody_leaves_while_excess_is_removed() {
        Board board = Board.draw("N")
                .lionsTail()
                .in(PhaseName.GERMAN_MOVEMENT)
                .unit('N', "6-4")
                .unit('N', "6-4")
                .unit('N', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(new Action.EndPhase());
        assertThat(table.state().isRemovingExcess()).isTrue();
        assertThat(table.ruleAgainst(new Action.Exit(board.unit("N"), Ids.none(), 1)))
                .isEqualTo("R7.5");
    }

    @Test
    @Tag("Q99")
    void Q103_a_unit_stopped_on_its_way_to_the_edge_stays_and_may_go_on() {
        Board board = town('t').unit('A', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(exit(board, "A", "O", 1));
        assertThat(table.state().place(board.unit("A"))).isEqualTo(board.hex('O'));
        assertThat(table.event(CampaignEvent.MovePaused.class).points()).isEqualTo(3);
        assertThat(table.offers(exit(board, "A", "", 1))).isTrue();
        table.play(exit(board, "A", "", 1));
        assertThat(table.state().place(board.unit("A"))).isEqualTo(Place.exited(1));
    }

    @Test
    @Tag("Q99")
    void Q103_a_partisan_who_rises_beside_the_edge_hex_holds_all_but_mechanized_units_there() {
        Board board = town('n').unit('A', "6-4").unit('N', "3-6 armor");
        PlayedBoard table = PlayedBoard.of(board).play(exit(board, "A", "O", 1));
        assertThat(table.ruleAgainst(exit(board, "A", "", 1))).isEqualTo("R6.2b");
        assertThat(table.options()).noneMatch(option -> isOf(option, board.unit("A")));
        PlayedBoard armor = PlayedBoard.of(board).play(exit(board, "N", "O", 1)).play(exit(board, "N", "", 1));
        assertThat(armor.event(CampaignEvent.UnitExited.class).cost())
                .as("one more out of the new zone")
                .isEqualTo(2);
    }

    /** The town t is four hexes from N, A and B and three from O and P. */
    private static Board townBesideTheWay() {
        return Field.of("""
                N   .   t
                  O   .
                A   .   .
                  P   .
                B   .   .
                """).city("Town", "t").in(PhaseName.GERMAN_MOVEMENT);
    }

    @Test
    @Tag("D30")
    void LT3_15_the_menu_has_a_way_off_the_map_that_raises_nobody_beside_one_that_does() {
        Board board = townBesideTheWay().unit('A', "6-4");
        assertThat(exits(board)).containsExactlyInAnyOrder(exit(board, "A", "N", 1), exit(board, "A", "O", 1));
    }

    @Test
    @Tag("D30")
    void LT3_15_the_quiet_way_is_found_where_every_cheapest_one_raises_somebody() {
        Board board = townBesideTheWay().terrain('A', Terrain.SWAMP).unit('B', "3-6 armor");
        assertThat(exits(board)).containsExactlyInAnyOrder(exit(board, "B", "PO", 1), exit(board, "B", "AN", 1));
        PlayedBoard quiet = PlayedBoard.of(board).play(exit(board, "B", "AN", 1));
        assertThat(quiet.state().place(board.unit("B"))).isEqualTo(Place.exited(1));
        assertThat(Field.partisans(quiet.state(), board.hex('t'))).isZero();
    }

    private static List<Action> exits(Board board) {
        return PlayedBoard.of(board).options().stream()
                .filter(Action.Exit.class::isInstance)
                .toList();
    }

    private static Board town(char hex) {
        return Field.of("""
                N   n   t
                  O   o
                A
                """).city("Town", String.valueOf(hex)).in(PhaseName.GERMAN_MOVEMENT);
    }
}
