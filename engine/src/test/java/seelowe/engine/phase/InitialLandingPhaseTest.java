package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;
import seelowe.engine.testing.PlayedBoard;

class InitialLandingPhaseTest {
    private static final int C = Place.landingForce(LandingArea.C);
    private static final int D = Place.landingForce(LandingArea.D);

    /** Beaches 1 and 2 of area C, port 3 of area C, beach 4 of area D, beach 5 of area F. */
    private static Board coast() {
        return Board.draw("""
                p   q   r   s   t
                  u   v   w   x
                a   b   c   d   e
                  f   ^   h   i
                1   2   3   4   5
                """)
                .beach('1', LandingArea.C)
                .beach('2', LandingArea.C)
                .port('3', LandingArea.C)
                .beach('4', LandingArea.D)
                .beach('5', LandingArea.F)
                .turn(1)
                .in(PhaseName.LANDING);
    }

    private static Board coastWithForce() {
        return coast().unitIn(C, "A", Side.GERMAN, "6-4")
                .unitIn(C, "B", Side.GERMAN, "4-5 mountain-infantry")
                .unitIn(C, "T", Side.GERMAN, "2-6 amphibious-armor")
                .unitIn(C, "S", Side.GERMAN, "supply")
                .unitIn(C, "Z", Side.GERMAN, "supply");
    }

    private static Action.Land land(Board board, String unit, char hex) {
        return new Action.Land(board.unit(unit), board.hex(hex));
    }

    private static Action.Drop drop(Board board, String unit, char hex) {
        return new Action.Drop(board.unit(unit), board.hex(hex));
    }

    @Test
    @Tag("R4.1-GB")
    @Tag("R11.21")
    void R11_41B1_units_land_on_the_beaches_of_their_own_area_and_nowhere_else() {
        Board board = coastWithForce();
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.allows(land(board, "A", '1'))).isTrue();
        assertThat(table.allows(land(board, "A", '2'))).isTrue();
        assertThat(table.ruleAgainst(land(board, "A", '4'))).isEqualTo("R11.41B1");
        assertThat(table.ruleAgainst(land(board, "A", 'a'))).isEqualTo("R11.41B1");
        assertThat(table.ruleAgainst(land(board, "A", '3')))
                .as("a port without a beach")
                .isEqualTo("R11.41B1");
    }

    @Test
    void R11_41B1_a_beach_takes_two_combat_units_and_one_supply_unit() {
        Board board = coastWithForce();
        PlayedBoard table = PlayedBoard.of(board)
                .play(land(board, "A", '1'))
                .play(land(board, "S", '1'))
                .play(land(board, "T", '1'));

        assertThat(table.ruleAgainst(land(board, "B", '1'))).isEqualTo("R11.41B1");
        assertThat(table.ruleAgainst(land(board, "Z", '1'))).isEqualTo("R11.41B1");
        assertThat(table.allows(land(board, "B", '2'))).isTrue();
        assertThat(table.allows(land(board, "Z", '2'))).isTrue();
        assertThat(table.ruleAgainst(land(board, "A", '2')))
                .as("landed already")
                .isEqualTo("R11.41B1");
    }

    @Test
    @Tag("Q04")
    void R11_41B1_landing_invades_the_area_takes_the_hex_and_marks_no_debarkation() {
        Board board = coastWithForce();
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));

        assertThat(table.events()).containsExactly(new Event.UnitLanded(board.unit("A"), board.hex('1')));
        assertThat(table.state().isInvaded(LandingArea.C)).isTrue();
        assertThat(table.state().isInvaded(LandingArea.D)).isFalse();
        assertThat(table.state().isGermanHeld(board.hex('1'))).isTrue();
        assertThat(table.state().has(board.unit("A"), Mark.DEBARKED)).isFalse();
    }

    @Test
    void R11_41B1_the_phase_does_not_end_while_a_unit_can_land() {
        Board board = coast().unitIn(C, "A", Side.GERMAN, "6-4").unitIn(D, "B", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));

        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("R11.41B1");
        assertThat(table.options()).containsExactly(land(board, "B", '4'));

        table.play(land(board, "B", '4'));

        assertThat(table.options()).containsExactly(new Action.EndPhase());
        assertThat(table.play(new Action.EndPhase()).state().phase()).isNotEqualTo(PhaseName.LANDING);
    }

    @Test
    void R12_53b_a_beach_with_British_troops_is_not_landed_on_though_one_they_control_is() {
        Board board = coastWithForce().unitOf(Side.BRITISH, '1', "2-3");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(land(board, "A", '1'))).isEqualTo("R12.53b");
        assertThat(table.ruleAgainst(land(board, "S", '1'))).isEqualTo("R12.53b");
        assertThat(table.state().controls(Side.BRITISH, board.hex('f'))).isTrue();

        Board beside = coastWithForce().unitOf(Side.BRITISH, 'f', "2-3");
        assertThat(PlayedBoard.of(beside).allows(land(beside, "A", '1')))
                .as("zone of control is no bar")
                .isTrue();
    }

    @Test
    void Q65_units_without_a_free_beach_and_only_they_go_to_France() {
        Board board = coast().unitOf(Side.BRITISH, '2', "2-3")
                .unitIn(C, "A", Side.GERMAN, "6-4")
                .unitIn(C, "B", Side.GERMAN, "6-4")
                .unitIn(C, "E", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));
        assertThat(table.allows(new Action.EndPhase())).isFalse();

        table.play(land(board, "E", '1'));
        assertThat(table.options()).containsExactly(new Action.EndPhase());
        table.play(new Action.EndPhase());

        assertThat(table.events()).contains(new Event.UnitReturned(board.unit("B")));
        assertThat(table.state().place(board.unit("B"))).isEqualTo(Place.FRANCE);
        assertThat(table.state().place(board.unit("A"))).isEqualTo(board.hex('1'));
    }

    @Test
    void Q65_a_force_without_any_free_beach_goes_to_France_without_a_decision() {
        Board board = coast().unitOf(Side.BRITISH, '4', "2-3")
                .unitIn(D, "A", Side.GERMAN, "6-4")
                .unitIn(Place.AIRBORNE_BOX, "P", Side.GERMAN, "3-5 parachute")
                .in(PhaseName.WEATHER);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.state().place(board.unit("A"))).isEqualTo(Place.FRANCE);
        assertThat(table.state().place(board.unit("P"))).isEqualTo(Place.FRANCE);
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.LANDING);
    }

    @Test
    void Q14_a_combat_unit_that_lands_on_an_air_base_destroys_it_and_a_supply_unit_may_not_land_there() {
        Board board = coastWithForce().unitOf(Side.BRITISH, '1', "air");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(land(board, "S", '1'))).isEqualTo("Q14");

        table.play(land(board, "A", '1'));

        assertThat(table.events()).first().isEqualTo(new Event.UnitEliminated(board.unit("1"), Cause.OVERRUN));
        assertThat(table.allows(land(board, "S", '1'))).isTrue();
    }

    @Test
    @Tag("R11.31")
    void Q68_units_of_a_pool_are_split_freely_over_the_areas_of_the_scenario() {
        Board board = coast().rules(ChangedRules.landingAreas(LandingArea.C, LandingArea.F))
                .unitIn(Place.LANDING_POOL, "A", Side.GERMAN, "6-4")
                .unitIn(Place.LANDING_POOL, "B", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.options())
                .containsExactly(
                        land(board, "A", '1'),
                        land(board, "A", '2'),
                        land(board, "A", '5'),
                        land(board, "B", '1'),
                        land(board, "B", '2'),
                        land(board, "B", '5'));
        assertThat(table.ruleAgainst(land(board, "A", '4'))).isEqualTo("R11.41B1");

        table.play(land(board, "A", '5')).play(land(board, "B", '1'));
        assertThat(table.state().isInvaded(LandingArea.F)).isTrue();
        assertThat(table.state().isInvaded(LandingArea.C)).isTrue();
    }

    @Test
    void R11_11_the_scenario_says_which_areas_a_pool_may_use() {
        Board wide = coast().rules(ChangedRules.landingAreas(
                        LandingArea.A, LandingArea.B, LandingArea.C, LandingArea.D, LandingArea.E, LandingArea.F))
                .unitIn(Place.LANDING_POOL, "A", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(wide).count(action -> action instanceof Action.Land))
                .isEqualTo(4);

        Board narrow = coast().rules(ChangedRules.landingAreas(LandingArea.D))
                .unitIn(Place.LANDING_POOL, "A", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(narrow).options()).containsExactly(land(narrow, "A", '4'));
    }

    private static Board coastWithAirborne() {
        return coast().unitIn(C, "A", Side.GERMAN, "6-4")
                .unitIn(Place.AIRBORNE_BOX, "P", Side.GERMAN, "3-5 parachute")
                .unitIn(Place.AIRBORNE_BOX, "Q", Side.GERMAN, "3-5 parachute")
                .unitIn(Place.AIRBORNE_BOX, "L", Side.GERMAN, "5-4 airlanding")
                .unitIn(Place.AIRBORNE_BOX, "M", Side.GERMAN, "5-4 airlanding");
    }

    @Test
    void R11_41B2_the_drop_waits_for_the_seaborne_units() {
        Board board = coastWithAirborne();
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(drop(board, "P", 'a'))).isEqualTo("R11.41B2");

        table.play(land(board, "A", '1'));

        assertThat(table.allows(drop(board, "P", 'a'))).isTrue();
        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("R11.41B2");
    }

    @Test
    @Tag("Q67")
    void R11_41B2_parachutes_drop_within_two_hexes_of_an_occupied_beach() {
        Board board = coastWithAirborne();
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));

        assertThat(table.allows(drop(board, "P", 'f'))).as("distance 1").isTrue();
        assertThat(table.allows(drop(board, "P", 'p'))).as("distance 2").isTrue();
        assertThat(table.allows(drop(board, "P", 'b'))).as("distance 2").isTrue();
        assertThat(table.ruleAgainst(drop(board, "P", 'q'))).as("distance 3").isEqualTo("R11.41B2");
        assertThat(table.ruleAgainst(drop(board, "P", '4')))
                .as("a beach nobody has landed on")
                .isEqualTo("R11.41B2");
    }

    @Test
    void R11_41B2_Germans_inland_are_no_beachhead() {
        Board board = coastWithAirborne();
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1')).play(drop(board, "P", 'p'));

        assertThat(table.ruleAgainst(drop(board, "Q", 'q'))).isEqualTo("R11.41B2");
        assertThat(table.options()).doesNotContain(drop(board, "Q", 'q')).contains(drop(board, "Q", 'b'));
    }

    @Test
    @Tag("Q67")
    void R11_41B2_parachutes_need_a_clear_and_empty_hex() {
        Board board = coastWithAirborne()
                .terrain('f', seelowe.engine.board.Terrain.ROUGH)
                .unitOf(Side.BRITISH, 'a', "air")
                .unitOf(Side.BRITISH, 'p', "2-3");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));

        assertThat(table.ruleAgainst(drop(board, "P", 'f'))).as("rough").isEqualTo("R11.41B2");
        assertThat(table.ruleAgainst(drop(board, "P", 'a'))).as("air unit").isEqualTo("R11.41B2");
        assertThat(table.ruleAgainst(drop(board, "P", '1'))).as("German unit").isEqualTo("R11.41B2");
        assertThat(table.allows(drop(board, "P", 'b'))).isTrue();

        table.play(drop(board, "P", 'b'));
        assertThat(table.ruleAgainst(drop(board, "Q", 'b'))).as("one a hex").isEqualTo("R11.41B2");
    }

    @Test
    @Tag("Q67")
    void R11_41B2_one_airlanding_unit_comes_down_on_each_parachute_unit() {
        Board board = coastWithAirborne();
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));
        assertThat(table.ruleAgainst(drop(board, "L", 'a'))).as("never alone").isEqualTo("R11.41B2");

        table.play(drop(board, "P", 'a')).play(drop(board, "L", 'a'));

        assertThat(table.ruleAgainst(drop(board, "M", 'a'))).isEqualTo("R11.41B2");
        assertThat(table.allows(new Action.EndPhase())).isFalse();

        table.play(drop(board, "Q", 'f'));
        assertThat(table.options()).containsExactly(drop(board, "M", 'f'));
        table.play(drop(board, "M", 'f'));
        assertThat(table.options()).containsExactly(new Action.EndPhase());
        assertThat(table.state().isInvaded(LandingArea.D)).isFalse();
    }

    @Test
    void Q67_airborne_units_without_a_hex_go_to_France() {
        Board board = coast().unitIn(C, "A", Side.GERMAN, "6-4")
                .unitIn(Place.AIRBORNE_BOX, "P", Side.GERMAN, "3-5 parachute")
                .unitIn(Place.AIRBORNE_BOX, "L", Side.GERMAN, "5-4 airlanding")
                .unitIn(Place.AIRBORNE_BOX, "M", Side.GERMAN, "5-4 airlanding");
        PlayedBoard table = PlayedBoard.of(board)
                .play(land(board, "A", '1'))
                .play(drop(board, "P", '2'))
                .play(drop(board, "M", '2'))
                .play(new Action.EndPhase());

        assertThat(table.events()).first().isEqualTo(new Event.UnitReturned(board.unit("L")));
        assertThat(table.state().place(board.unit("M"))).isEqualTo(board.hex('2'));
    }

    @Test
    void Q67_the_two_hexes_may_lie_across_water_and_a_drop_invades_nothing() {
        Board board = Board.draw("""
                1   .
                  ~
                .   b
                """)
                .beach('1', LandingArea.C)
                .beach('b', LandingArea.D)
                .turn(1)
                .in(PhaseName.LANDING)
                .unitIn(C, "A", Side.GERMAN, "6-4")
                .unitIn(Place.AIRBORNE_BOX, "P", Side.GERMAN, "3-5 parachute");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1')).play(drop(board, "P", 'b'));

        assertThat(table.state().isGermanHeld(board.hex('b'))).isTrue();
        assertThat(table.state().isInvaded(LandingArea.D)).isFalse();
    }

    @Test
    void R11_41B1_nothing_else_is_done_in_this_phase() {
        Board board = coastWithForce().unitOf(Side.BRITISH, 't', "2-3");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(new Action.ReturnToFrance(board.unit("A"))))
                .isEqualTo("R11.41B1");
        assertThat(table.ruleAgainst(land(board, "t", '1'))).isEqualTo("R11.41B1");
        assertThat(table.ruleAgainst(drop(board, "A", 'a'))).isEqualTo("R11.41B2");
    }
}
