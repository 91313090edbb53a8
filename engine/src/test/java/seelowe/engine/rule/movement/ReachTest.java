package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

class ReachTest {
    /** A column with a row of hexes on either side: B and C touch q, C and D touch r; A touches neither. */
    private static Board column() {
        return Board.draw("""
                A
                  p
                B
                  q
                C
                  r
                D
                  s
                E
                """).in(PhaseName.GERMAN_MOVEMENT);
    }

    /** The names of the hexes in which the unit can end, of those that have one letter. */
    private static String ends(Board board, String unit) {
        GameState state = board.state();
        Reach reach = new Reach(state.map());
        reach.compute(state, board.unit(unit));
        TreeSet<Character> names = new TreeSet<>();
        for (int i = 0; i < reach.size(); i++) {
            names.add(name(board, reach.hex(i)));
        }
        StringBuilder text = new StringBuilder();
        names.forEach(text::append);
        return text.toString();
    }

    private static char name(Board board, int hex) {
        for (char name : "ABCDEpqrs".toCharArray()) {
            if (board.hex(name) == hex) {
                return name;
            }
        }
        throw new IllegalArgumentException("Hex " + hex + " has no name");
    }

    private static String refusal(Board board, String unit, String path) {
        return MovePath.refusal(board.state(), board.unit(unit), board.hexes(path))
                .map(found -> found.rule())
                .orElse("");
    }

    @Test
    void R5_0a_a_unit_may_go_anywhere_within_its_allowance_and_stop_short() {
        assertThat(ends(column().unit('A', "6-2"), "A")).isEqualTo("BCpq");
        assertThat(refusal(column().unit('A', "6-2"), "A", "B")).isEmpty();
        assertThat(refusal(column().unit('A', "6-2"), "A", "BCD")).isEqualTo("R5.0a");
    }

    @Test
    void R5_0a_the_cheapest_cost_and_its_path_are_known() {
        Board board = column().unit('A', "6-4");
        Reach reach = new Reach(board.state().map());
        reach.compute(board.state(), board.unit("A"));
        assertThat(reach.cost(board.hex('D'))).isEqualTo(3);
        Ids path = reach.path(board.hex('D'));
        assertThat(path.size()).isEqualTo(3);
        assertThat(path.last()).isEqualTo(board.hex('D'));
    }

    @Test
    void R5_0a_any_legal_path_is_allowed_and_not_only_the_cheapest() {
        assertThat(refusal(column().unit('A', "6-4"), "A", "pBqC")).isEmpty();
        assertThat(refusal(column().unit('A', "6-4"), "A", "BA")).isEmpty();
    }

    @Test
    void R5_0c_units_move_hex_by_hex() {
        assertThat(refusal(column().unit('A', "6-4"), "A", "C")).isEqualTo("R5.0c");
    }

    @Test
    void R5_0c_a_unit_that_has_moved_is_done_for_the_phase() {
        Board board = column().unit('A', "6-4", Mark.MOVED);
        assertThat(ends(board, "A")).isEmpty();
        assertThat(refusal(board, "A", "B")).isEqualTo("R5.0c");
    }

    @Test
    void R5_1_only_the_phasing_players_units_move() {
        Board board = column().unit('p', "2-5").in(PhaseName.GERMAN_MOVEMENT);
        assertThat(refusal(board, "p", "q")).isEqualTo("R5.1");
        assertThat(refusal(board.in(PhaseName.BRITISH_MOVEMENT), "p", "q")).isEmpty();
    }

    @Test
    @Tag("X26")
    void R5_2b_a_unit_may_always_move_one_hex_whatever_it_costs() {
        Board board = column().unit('A', "2-3", Mark.ISOLATED).unit('q', "2-5");
        assertThat(ends(board, "A")).isEqualTo("Bp");
        assertThat(refusal(board, "A", "B")).isEmpty();
        Reach reach = new Reach(board.state().map());
        reach.compute(board.state(), board.unit("A"));
        assertThat(reach.cost(board.hex('B'))).isEqualTo(3);
    }

    @Test
    @Tag("Q10")
    void R5_2b_the_guarantee_covers_the_only_hex_of_a_move() {
        Board board = column().unit('A', "supply").unit('r', "2-5");
        assertThat(refusal(board, "A", "BC")).isEqualTo("R5.0a");
        assertThat(refusal(board, "A", "B")).isEmpty();
    }

    @Test
    @Tag("Q10")
    void R5_2b_the_guarantee_does_not_lead_from_one_controlled_hex_to_another() {
        Board board = column().unit('B', "3-6 armor", Mark.ISOLATED).unit('q', "2-5");
        assertThat(refusal(board, "B", "C")).isEqualTo("R6.2c");
        assertThat(ends(board, "B")).isEqualTo("A");
    }

    @Test
    @Tag("Q10")
    void R5_2b_the_guarantee_lifts_no_prohibition() {
        Board board = column().unit('A', "6-4").seaSide('A', 'B').unit('p', "2-5");
        assertThat(ends(board, "A")).isEmpty();
    }

    @Test
    void R5_2b_the_guarantee_holds_in_each_phase_for_who_may_move_there() {
        Board disrupted = column().unit('A', "5-6 armor", Mark.DISRUPTED);
        assertThat(ends(disrupted, "A")).isEqualTo("Bp");
        assertThat(ends(disrupted.in(PhaseName.GERMAN_MECHANIZED), "A")).isEqualTo("Bp");
        Board infantry = column().unit('A', "6-4").in(PhaseName.GERMAN_MECHANIZED);
        assertThat(ends(infantry, "A")).isEmpty();
    }

    @Test
    void X27_disrupted_armor_moves_one_hex_in_either_phase() {
        Board board = column().unit('A', "5-6 armor", Mark.DISRUPTED);
        assertThat(refusal(board, "A", "B")).isEmpty();
        assertThat(refusal(board, "A", "BC")).isEqualTo("R5.0a");
        assertThat(refusal(board.in(PhaseName.GERMAN_MECHANIZED), "A", "B")).isEmpty();
        assertThat(refusal(board, "A", "BC")).isEqualTo("R5.0a");
    }

    @Test
    @Tag("R6.2c")
    @Tag("R5.2c")
    void X23_armor_slips_along_a_front_where_infantry_cannot() {
        Board armor = column().unit('B', "5-6 armor").unit('q', "2-5");
        assertThat(refusal(armor, "B", "CD")).isEmpty();
        assertThat(MovePath.cost(armor.state(), armor.unit("B"), armor.hexes("CD")))
                .isEqualTo(6);
        assertThat(refusal(armor, "B", "CDE")).isEqualTo("R5.0a");
        Board infantry = column().unit('B', "6-4").unit('q', "2-5");
        assertThat(refusal(infantry, "B", "C")).isEqualTo("R5.2c");
        assertThat(ends(infantry, "B")).isEqualTo("A");
    }

    @Test
    void X25_isolated_armor_in_a_zone_leaves_to_free_hexes_only() {
        Board board = column().unit('B', "3-6 armor", Mark.ISOLATED).unit('q', "2-5");
        assertThat(refusal(board, "B", "C")).isEqualTo("R6.2c");
        assertThat(refusal(board, "B", "A")).isEmpty();
    }

    @Test
    void X26_an_isolated_unit_enters_a_controlled_hex_as_its_only_one() {
        Board board = column().unit('A', "2-3", Mark.ISOLATED).unit('q', "2-5");
        assertThat(refusal(board, "A", "B")).isEmpty();
        assertThat(refusal(board, "A", "BC")).isEqualTo("R6.2b");
    }

    @Test
    void R5_2c_only_mechanized_units_pass_through_controlled_hexes() {
        Board board = column().unit('A', "4-8").unit('r', "2-5");
        assertThat(refusal(board, "A", "BCD")).isEqualTo("R6.2b");
        assertThat(ends(board, "A")).isEqualTo("BCpq");
        Board armor = column().unit('A', "4-8 armor").unit('r', "2-5");
        assertThat(ends(armor, "A")).isEqualTo("BCDpq");
    }

    @Test
    void R5_2d_no_unit_enters_a_hex_of_the_enemy() {
        Board board = column().unit('A', "6-4").unit('p', "2-5");
        assertThat(refusal(board, "A", "p")).isEqualTo("R5.2d");
        assertThat(ends(board, "A")).isEmpty();
    }

    @Test
    @Tag("Q15")
    void R5_2d_british_armor_does_not_walk_over_a_lone_supply_unit() {
        Board board = column().unitOf(Side.BRITISH, 'A', "5-6 armor")
                .unitOf(Side.GERMAN, 'B', "supply")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(refusal(board, "A", "B")).isEqualTo("R5.2d");
    }

    @Test
    @Tag("R14.2")
    void R5_2d_germans_do_not_enter_home_guard_hexes_but_the_british_do() {
        Board german = column().unit('A', "6-4").city("Town", "B").homeGuard("B");
        assertThat(refusal(german, "A", "B")).isEqualTo("R14.2");
        assertThat(ends(german, "A")).doesNotContain("B");
        Board british = column().unitOf(Side.BRITISH, 'A', "2-5")
                .city("Town", "B")
                .homeGuard("B")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(refusal(british, "A", "B")).isEmpty();
    }

    @Test
    @Tag("R7.1")
    void R5_2e_friends_never_obstruct() {
        Board board =
                column().unit('A', "6-4").unit('B', "6-4").unit('B', "6-4").unit('B', "6-4");
        assertThat(refusal(board, "A", "BC")).isEmpty();
        assertThat(ends(board, "A")).contains("B", "C");
    }

    @Test
    void R7_1_a_unit_crosses_a_full_hex_and_stops_beyond_it() {
        Board board = column().unitOf(Side.BRITISH, 'A', "2-3")
                .unitOf(Side.BRITISH, 'B', "2-3")
                .unitOf(Side.BRITISH, 'B', "2-3")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(refusal(board, "A", "BC")).isEmpty();
    }

    @Test
    void Q14_a_supply_unit_does_not_enter_a_hex_with_british_aircraft() {
        Board board = column().unit('A', "supply").unit('A', "6-4").unitOf(Side.BRITISH, 'B', "air");
        assertThat(refusal(board, "A", "B")).isEqualTo("Q14");
        assertThat(ends(board, "A")).isEqualTo("pq");
        assertThat(refusal(board, "A2", "B")).isEmpty();
    }

    @Test
    void Q25_a_combat_unit_passes_two_air_units_but_does_not_end_with_them() {
        Board two = column().unitOf(Side.BRITISH, 'A', "2-5")
                .unitOf(Side.BRITISH, 'B', "air")
                .unitOf(Side.BRITISH, 'B', "air")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(refusal(two, "A", "B")).isEqualTo("R7.4d");
        assertThat(refusal(two, "A", "BC")).isEmpty();
        assertThat(ends(two, "A")).doesNotContain("B").contains("C");
        Board one = column().unitOf(Side.BRITISH, 'A', "2-5")
                .unitOf(Side.BRITISH, 'B', "air")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(ends(one, "A")).contains("B");
    }

    @Test
    void R5_4a_the_second_phase_is_for_mechanized_units_only() {
        Board board = column().unit('A', "6-4")
                .unit('B', "supply")
                .unit('C', "5-6 armor", Mark.DEBARKED)
                .in(PhaseName.GERMAN_MECHANIZED);
        assertThat(refusal(board, "A", "B")).isEqualTo("R5.4a");
        assertThat(refusal(board, "B", "A")).isEqualTo("R5.4a");
        assertThat(refusal(board, "C", "D")).isEmpty();
    }

    @Test
    @Tag("Q08")
    void R5_4b_british_motorized_infantry_is_not_mechanized() {
        Board board = column().unitOf(Side.BRITISH, 'A', "10-8 motorized infantry")
                .unitOf(Side.BRITISH, 'B', "5-6 armor")
                .unitOf(Side.GERMAN, 'E', "5-6 armor")
                .unitOf(Side.GERMAN, 'D', "3-6 mechanized infantry")
                .unitOf(Side.GERMAN, 'C', "3-6 amphibious armor")
                .in(PhaseName.BRITISH_MECHANIZED);
        assertThat(refusal(board, "A", "p")).isEqualTo("R5.4a");
        assertThat(refusal(board, "B", "p")).isEmpty();
        board.in(PhaseName.GERMAN_MECHANIZED);
        assertThat(refusal(board, "E", "s")).isEmpty();
        assertThat(refusal(board, "D", "s")).isEmpty();
        assertThat(refusal(board, "C", "r")).isEmpty();
    }

    @Test
    void R5_0b_the_mechanized_phase_gives_a_fresh_allowance_and_no_more() {
        Board board = Board.draw(".\n\n".repeat(12).replaceFirst("\\.", "A"))
                .unit('A', "5-6 armor")
                .in(PhaseName.GERMAN_MECHANIZED);
        Reach reach = new Reach(board.state().map());
        reach.compute(board.state(), board.unit("A"));
        assertThat(reach.size()).isEqualTo(6);
    }

    @Test
    @Tag("R6.2b")
    void R6_2b_infantry_leaves_a_zone_and_enters_another_by_way_of_a_free_hex() {
        Board board = Board.draw("""
                  a
                B   C
                  D
                E   F
                  g
                """)
                .in(PhaseName.GERMAN_MOVEMENT)
                .unit('C', "4-5")
                .unit('a', "2-5")
                .unit('g', "2-5");
        // C is controlled by a; D by a and g; F by g alone.
        assertThat(refusal(board, "C", "F")).isEqualTo("R5.2c");
        Board wide = Board.draw("""
                a
                  .
                B
                  C
                D
                  .
                E
                  .
                f
                """)
                .in(PhaseName.GERMAN_MOVEMENT)
                .unit('B', "4-5")
                .unit('a', "2-5")
                .unit('f', "2-5");
        assertThat(MovePath.cost(wide.state(), wide.unit("B"), wide.hexes("DE")))
                .isEqualTo(5);
        assertThat(refusal(wide, "B", "DE")).isEmpty();
    }

    @Test
    void R6_2b_infantry_stops_on_entering_a_controlled_hex() {
        Board board = column().unit('A', "4-8").unit('r', "2-5");
        assertThat(refusal(board, "A", "BC")).isEmpty();
        assertThat(refusal(board, "A", "BCB")).isEqualTo("R6.2b");
    }

    @Test
    void R6_2c_armor_with_too_few_points_does_not_slip_along_a_front() {
        Board board = column().unit('B', "3-6 armor", Mark.UNSUPPLIED).unit('q', "2-5");
        assertThat(refusal(board, "B", "C")).isEqualTo("R6.2c");
        assertThat(refusal(column().unit('B', "3-6 armor").unit('q', "2-5"), "B", "C"))
                .isEmpty();
    }

    @Test
    void Q12_infantry_that_landed_in_a_zone_may_leave_it() {
        Board board =
                column().unit('B', "6-4", Mark.DEBARKED, Mark.DEBARKED_IN_ZONE).unit('q', "2-5");
        assertThat(ends(board, "B")).isEqualTo("A");
    }

    @Test
    @Tag("X66")
    void C13_T4_no_movement_across_a_sea_hexside() {
        Board board = column().unit('A', "6-4").seaSide('A', 'B').seaSide('A', 'p');
        assertThat(refusal(board, "A", "B")).isEqualTo("C13-T4");
        assertThat(ends(board, "A")).isEmpty();
        assertThat(ends(column().unit('A', "6-4").seaSide('A', 'B'), "A")).contains("p", "B");
    }

    @Test
    void C13_T4_no_movement_into_the_sea() {
        Board board = column().unit('A', "6-4").echelon(LandingArea.C, 'B');
        assertThat(refusal(board, "A", "B")).isEqualTo("C13-T4");
    }

    @Test
    @Tag("R6.1b")
    void X66_no_zone_of_control_and_no_move_across_a_sea_hexside() {
        Board board =
                column().unit('A', "6-4").unit('p', "2-5").seaSide('A', 'p').seaSide('B', 'p');
        assertThat(MovePath.cost(board.state(), board.unit("A"), board.hexes("B")))
                .isEqualTo(1);
        assertThat(ends(board, "A")).isEqualTo("BCDEqrs");
        Board joined = column().unit('A', "6-4").unit('p', "2-5");
        assertThat(MovePath.cost(joined.state(), joined.unit("A"), joined.hexes("B")))
                .isEqualTo(4);
    }

    @Test
    void R11_52a_unactivated_units_do_not_move() {
        Board board = column().unit('p', "2-5", Mark.UNACTIVATED)
                .unit('q', "10-8 motorized infantry")
                .in(PhaseName.BRITISH_MOVEMENT);
        assertThat(refusal(board, "p", "A")).isEqualTo("R11.52a");
        assertThat(refusal(board, "q", "B")).isEmpty();
    }

    @Test
    @Tag("R4.1-BG")
    void R11_52a_unactivated_armor_does_not_move_in_the_mechanized_phase_either() {
        Board board = column().unit('p', "3-5 armor", Mark.UNACTIVATED)
                .unit('q', "5-6 armor")
                .in(PhaseName.BRITISH_MECHANIZED);
        assertThat(refusal(board, "p", "A")).isEqualTo("R11.52a");
        assertThat(ends(board, "p")).isEmpty();
        assertThat(refusal(board, "q", "B")).isEmpty();
    }

    @Test
    @Tag("R4.1-GF")
    void R11_41F_nobody_moves_in_the_first_initial_movement() {
        Board board = column().unit('A', "5-6 armor").turn(1);
        assertThat(refusal(board, "A", "B")).isEqualTo("R11.41F");
        assertThat(ends(board, "A")).isEmpty();
        assertThat(refusal(board.in(PhaseName.GERMAN_MECHANIZED), "A", "B")).isEmpty();
    }

    @Test
    void R10_2a_air_units_do_not_move() {
        Board board = column().unit('p', "air").in(PhaseName.BRITISH_MOVEMENT);
        assertThat(refusal(board, "p", "A")).isEqualTo("R10.2a");
    }

    @Test
    void R4_1_nobody_moves_in_other_phases() {
        assertThat(refusal(column().unit('A', "6-4").in(PhaseName.GERMAN_COMBAT), "A", "B"))
                .isEqualTo("R4.1");
    }
}
