package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.Cause;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class LandingPhaseTest {
    private static final int SEA_D = Place.echelon(LandingArea.D);
    private static final int SEA_E = Place.echelon(LandingArea.E);
    private static final int SEA_F = Place.echelon(LandingArea.F);

    /** Area E: ports 1 and 2, beaches 3 and 4. Area D: port and beach in one, 5. Area F: port 6, beach 7. Port 8 in no area. */
    private static Board coast() {
        return Board.draw("""
                a   b   c   d   e   f   g   h
                  i   j   k   l   m   n   o
                1   2   3   4   5   6   7   8
                """)
                .port('1', LandingArea.E)
                .port('2', LandingArea.E)
                .beach('3', LandingArea.E)
                .beach('4', LandingArea.E)
                .port('5', LandingArea.D)
                .beach('5', LandingArea.D)
                .port('6', LandingArea.F)
                .beach('7', LandingArea.F)
                .freePort('8')
                .unitOf(Side.GERMAN, 'h', "6-4")
                .in(PhaseName.LANDING);
    }

    private static Board heldCoast() {
        return coast().invaded(LandingArea.D, LandingArea.E).germanHeld("12345678");
    }

    private static Action.Land land(Board board, String unit, char hex) {
        return new Action.Land(board.unit(unit), board.hex(hex));
    }

    @Test
    @Tag("R12.32B")
    @Tag("R12.62S")
    void X43_both_ports_and_one_beach_of_area_E_in_clear_weather() {
        Board board = fourAtSea(heldCoast());
        PlayedBoard table = PlayedBoard.of(board)
                .play(land(board, "A", '1'))
                .play(land(board, "B", '2'))
                .play(land(board, "C", '3'));

        assertThat(table.ruleAgainst(land(board, "D", '1'))).isEqualTo("R12.32A1");
        assertThat(table.ruleAgainst(land(board, "D", '3'))).isEqualTo("R12.32A1");
        assertThat(table.ruleAgainst(land(board, "D", '4'))).isEqualTo("R12.32B");
        assertThat(table.count(action -> action instanceof Action.Land)).isZero();
    }

    @Test
    @Tag("R12.32F")
    @Tag("R12.62R")
    void X43_one_port_held_and_a_rough_sea_one_unit() {
        Board board = fourAtSea(coast().invaded(LandingArea.E).germanHeld("234").weather(Weather.ROUGH));
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(land(board, "A", '3'))).isEqualTo("R12.32F");

        table.play(land(board, "A", '2'));

        assertThat(table.count(action -> action instanceof Action.Land)).isZero();
        assertThat(table.allows(new Action.ReturnToFrance(board.unit("B")))).isTrue();
    }

    @Test
    @Tag("R12.62S")
    void X43_in_a_storm_nobody_lands_nor_returns() {
        Board board = fourAtSea(heldCoast().weather(Weather.STORM));
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(land(board, "A", '1'))).isEqualTo("R12.62S");
        assertThat(table.ruleAgainst(new Action.ReturnToFrance(board.unit("A"))))
                .isEqualTo("R12.62S");
        assertThat(table.options()).containsExactly(new Action.EndPhase());
    }

    @Test
    void R12_62S_the_Landing_Phase_is_passed_over_in_a_storm() {
        Board board = fourAtSea(heldCoast().weather(Weather.STORM)).in(PhaseName.WEATHER);
        assertThat(PlayedBoard.afterPhaseOf(board).state().phase()).isNotEqualTo(PhaseName.LANDING);

        Board calm = fourAtSea(heldCoast()).in(PhaseName.WEATHER);
        assertThat(PlayedBoard.afterPhaseOf(calm).state().phase()).isEqualTo(PhaseName.LANDING);
    }

    private static Board fourAtSea(Board board) {
        return board.unitIn(SEA_E, "A", Side.GERMAN, "6-4")
                .unitIn(SEA_E, "B", Side.GERMAN, "6-4")
                .unitIn(SEA_E, "C", Side.GERMAN, "6-4")
                .unitIn(SEA_E, "D", Side.GERMAN, "supply");
    }

    @Test
    @Tag("R4.1-GB")
    @Tag("R12.2b")
    void R12_31_nobody_is_forced_to_land_and_who_waits_stays_where_he_is() {
        Board board = fourAtSea(heldCoast());
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));
        assertThat(table.options())
                .allMatch(action -> action instanceof Action.Land
                        || action instanceof Action.ReturnToFrance
                        || action instanceof Action.EndPhase);

        table.play(new Action.EndPhase());

        assertThat(table.state().place(board.unit("B"))).isEqualTo(SEA_E);
    }

    @Test
    @Tag("R4.1-GB")
    void R12_31_only_units_at_sea_land() {
        Board board = heldCoast().unitIn(Place.FRANCE, "A", Side.GERMAN, "6-4").unitIn(SEA_E, "B", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(land(board, "A", '1'))).isEqualTo("R12.31");
        assertThat(table.ruleAgainst(new Action.ReturnToFrance(board.unit("A"))))
                .isEqualTo("R12.31");
        assertThat(table.ruleAgainst(new Action.Embark(board.unit("A"), LandingArea.E)))
                .isEqualTo("R4.1-GB");
    }

    @Test
    @Tag("Q73")
    void R12_32A1_one_unit_a_hex_even_with_both_symbols_and_it_uses_the_port() {
        Board board = heldCoast()
                .beach('e', LandingArea.D)
                .germanHeld("e")
                .unitIn(SEA_D, "A", Side.GERMAN, "6-4")
                .unitIn(SEA_D, "B", Side.GERMAN, "supply");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '5'));

        assertThat(table.ruleAgainst(land(board, "B", '5'))).isEqualTo("R12.32A1");
        assertThat(table.allows(land(board, "B", 'e')))
                .as("the beach of the area is still free")
                .isTrue();
    }

    @Test
    void R12_32A2_a_full_hex_takes_one_more_and_an_overstacked_one_nobody() {
        Board full = heldCoast()
                .unitOf(Side.GERMAN, '1', "6-4")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unitOf(Side.GERMAN, '1', "supply")
                .unitIn(SEA_E, "A", Side.GERMAN, "6-4")
                .unitIn(SEA_E, "S", Side.GERMAN, "supply");
        assertThat(PlayedBoard.of(full).allows(land(full, "A", '1'))).isTrue();
        assertThat(PlayedBoard.of(full).allows(land(full, "S", '1'))).isTrue();

        Board over = full.unitOf(Side.GERMAN, '1', "6-4");
        assertThat(PlayedBoard.of(over).ruleAgainst(land(over, "A", '1'))).isEqualTo("R12.32A2");
        assertThat(PlayedBoard.of(over).ruleAgainst(land(over, "S", '1'))).isEqualTo("R12.32A2");

        Board twoSupply = heldCoast()
                .unitOf(Side.GERMAN, '1', "supply")
                .unitOf(Side.GERMAN, '1', "supply")
                .unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(twoSupply).ruleAgainst(land(twoSupply, "A", '1')))
                .isEqualTo("R12.32A2");
    }

    @Test
    @Tag("R7.5")
    void R12_32A2_Initial_Movement_does_not_end_before_somebody_has_left_the_overstacked_port() {
        Board board = heldCoast()
                .unitOf(Side.GERMAN, '1', "6-4")
                .unitOf(Side.GERMAN, '1', "6-4")
                .unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1')).until(PhaseName.GERMAN_MOVEMENT);
        assertThat(table.ruleAgainst(new Action.EndPhase())).isEqualTo("R7.5");

        table.play(new Action.Move(board.unit("A"), board.hexes("a")));

        assertThat(table.allows(new Action.EndPhase())).isTrue();
    }

    @Test
    @Tag("R12.2b")
    void R12_32C_a_unit_lands_in_the_area_of_its_own_echelon() {
        Board board = heldCoast().unitIn(SEA_D, "A", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(land(board, "A", '1'))).isEqualTo("R12.32C");
        assertThat(table.allows(land(board, "A", '5'))).isTrue();
    }

    @Test
    @Tag("R12.32D")
    @Tag("R12.0b")
    @Tag("R12.4a")
    @Tag("R12.4b")
    void R12_32H_in_an_area_that_was_not_invaded_only_held_ports_serve() {
        Board board = heldCoast().unitIn(SEA_F, "A", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(land(board, "A", '7'))).isEqualTo("R12.32H");
        assertThat(table.allows(land(board, "A", '6'))).isTrue();

        Board invaded = coast().invaded(LandingArea.F).germanHeld("67").unitIn(SEA_F, "A", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(invaded).allows(land(invaded, "A", '7'))).isTrue();
    }

    @Test
    void R12_32D_an_echelon_off_an_area_neither_invaded_nor_with_a_port_has_nowhere_to_land() {
        Board board = coast().germanHeld("7").unitIn(SEA_F, "A", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(board).count(action -> action instanceof Action.Land))
                .isZero();
    }

    @Test
    @Tag("R12.0b")
    @Tag("R12.53b")
    void R12_32E_the_hex_must_be_held() {
        Board board = coast().invaded(LandingArea.E)
                .germanHeld("123")
                .unitOf(Side.BRITISH, '2', "2-3")
                .unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.allows(land(board, "A", '1'))).isTrue();
        assertThat(table.ruleAgainst(land(board, "A", '2'))).as("British there").isEqualTo("R12.53b");
        assertThat(table.ruleAgainst(land(board, "A", '4'))).as("never taken").isEqualTo("R12.32E");
        assertThat(table.ruleAgainst(land(board, "A", 'a')))
                .as("no landing place")
                .isEqualTo("R12.0b");
    }

    @Test
    @Tag("Q04")
    void R12_32E_a_British_unit_that_went_through_has_taken_the_hex() {
        Board board = heldCoast().unitOf(Side.BRITISH, 'i', "2-5").unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        GameState state = board.state().after(new Event.UnitMoved(board.unit("i"), board.hexes("2jb"), 3));

        assertThat(state.isGermanHeld(board.hex('2'))).isFalse();
        assertThat(state.isGermanHeld(board.hex('1'))).isTrue();
        assertThat(seelowe.engine.rule.landing.LandingOperations.obstacle(state, board.unit("A"), board.hex('2'))
                        .rule())
                .isEqualTo("R12.32E");
    }

    @Test
    @Tag("R12.32E")
    void Q89_British_control_neither_takes_the_hex_nor_prevents_landing() {
        Board board = heldCoast().unitOf(Side.BRITISH, 'i', "2-5").unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.state().controls(Side.BRITISH, board.hex('1'))).isTrue();
        assertThat(table.allows(land(board, "A", '1'))).isTrue();
        assertThat(table.play(land(board, "A", '1')).state().isGermanHeld(board.hex('1')))
                .isTrue();
    }

    @Test
    void Q14_only_a_combat_unit_lands_on_an_air_base_and_destroys_it() {
        Board board = heldCoast()
                .unitOf(Side.BRITISH, '1', "air")
                .unitIn(SEA_E, "A", Side.GERMAN, "6-4")
                .unitIn(SEA_E, "S", Side.GERMAN, "supply");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(land(board, "S", '1'))).isEqualTo("Q14");

        table.play(land(board, "A", '1'));

        assertThat(table.events())
                .containsExactly(
                        new Event.UnitEliminated(board.unit("1"), Cause.OVERRUN),
                        new Event.UnitLanded(board.unit("A"), board.hex('1')));
    }

    @Test
    @Tag("R12.62C")
    void R12_32F_a_beach_needs_clear_weather_and_a_port_with_a_beach_does_not() {
        Board clear = heldCoast().unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(clear).allows(land(clear, "A", '3'))).isTrue();

        for (Weather weather : new Weather[] {Weather.ROUGH, Weather.ROUGH_OVERCAST}) {
            Board board = heldCoast()
                    .weather(weather)
                    .unitIn(SEA_E, "A", Side.GERMAN, "6-4")
                    .unitIn(SEA_D, "B", Side.GERMAN, "6-4");
            PlayedBoard table = PlayedBoard.of(board);
            assertThat(table.ruleAgainst(land(board, "A", '3'))).isEqualTo("R12.32F");
            assertThat(table.allows(land(board, "A", '1'))).isTrue();
            assertThat(table.allows(land(board, "B", '5'))).isTrue();
        }
    }

    @Test
    @Tag("Q66")
    void R12_32G_mechanized_units_land_at_ports_only_amphibious_ones_too() {
        Board board = heldCoast()
                .unitIn(SEA_E, "A", Side.GERMAN, "3-6 armor")
                .unitIn(SEA_E, "B", Side.GERMAN, "2-6 amphibious-armor")
                .unitIn(SEA_E, "S", Side.GERMAN, "supply");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(land(board, "A", '3'))).isEqualTo("R12.32G");
        assertThat(table.ruleAgainst(land(board, "B", '3'))).isEqualTo("R12.32G");
        assertThat(table.allows(land(board, "A", '1'))).isTrue();
        assertThat(table.allows(land(board, "S", '3'))).isTrue();
    }

    @Test
    @Tag("R12.4a")
    void Q74_nothing_lands_at_a_port_outside_all_areas() {
        Board board = heldCoast().unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        assertThat(PlayedBoard.of(board).ruleAgainst(land(board, "A", '8'))).isEqualTo("R12.4a");
    }

    @Test
    @Tag("Q75")
    void R12_33_units_go_back_to_France_in_any_weather_but_a_storm() {
        for (Weather weather : new Weather[] {Weather.CLEAR, Weather.ROUGH, Weather.ROUGH_OVERCAST}) {
            Board board = heldCoast().wave(1, 4).weather(weather).unitIn(SEA_E, "A", Side.GERMAN, "6-4");
            PlayedBoard table = PlayedBoard.of(board).play(new Action.ReturnToFrance(board.unit("A")));

            assertThat(table.events()).containsExactly(new Event.UnitReturned(board.unit("A")));
            assertThat(table.state().place(board.unit("A"))).isEqualTo(Place.FRANCE);
            assertThat(table.state().wavePoints()).as("no refund").isEqualTo(4);
        }
    }

    @Test
    @Tag("R7.0a")
    @Tag("R7.4a")
    void R12_32A2_a_full_hex_takes_one_more_and_an_overstacked_one_nobody_whatever_the_limits_are() {
        for (String kind : new String[] {"6-4", "supply"}) {
            int limit = kind.equals("supply") ? StackingLimit.SUPPLY_UNITS : StackingLimit.COMBAT_UNITS;
            Board board = heldCoast().unitIn(SEA_E, "A", Side.GERMAN, "6-4");
            for (int i = 0; i < limit; i++) {
                board.unitOf(Side.GERMAN, '1', kind);
            }
            assertThat(PlayedBoard.of(board).allows(land(board, "A", '1'))).isTrue();
            board.unitOf(Side.GERMAN, '1', kind);
            assertThat(PlayedBoard.of(board).ruleAgainst(land(board, "A", '1'))).isEqualTo("R12.32A2");
        }
    }

    @Test
    void R12_51_a_landed_unit_is_marked_as_debarked_until_combat_begins() {
        Board board = heldCoast().unitIn(SEA_E, "A", Side.GERMAN, "6-4").unitOf(Side.GERMAN, '2', "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1'));

        assertThat(table.state().has(board.unit("A"), Mark.DEBARKED)).isTrue();
        assertThat(table.state().has(board.unit("2"), Mark.DEBARKED)).isFalse();

        table.until(PhaseName.GERMAN_MOVEMENT);
        assertThat(MovementAllowance.available(table.state(), board.unit("A")))
                .as("halved for want of supply, less one for the port")
                .isEqualTo(1);
        assertThat(MovementAllowance.available(table.state(), board.unit("2"))).isEqualTo(2);

        table.until(PhaseName.WEATHER);
        assertThat(table.state().has(board.unit("A"), Mark.DEBARKED)).isFalse();
    }

    @Test
    void X62_a_supply_unit_may_land_on_a_controlled_beach() {
        Board board = heldCoast().unitOf(Side.BRITISH, 'k', "2-5").unitIn(SEA_E, "S", Side.GERMAN, "supply");
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.state().controls(Side.BRITISH, board.hex('3'))).isTrue();

        table.play(land(board, "S", '3'));

        assertThat(table.state().place(board.unit("S"))).isEqualTo(board.hex('3'));
        assertThat(table.state().has(board.unit("S"), Mark.DEBARKED)).isTrue();
    }

    @Test
    void R12_6n_storms_without_end_break_nothing() {
        Board board = fourAtSea(heldCoast()).turn(1).in(PhaseName.BRITISH_RECOVERY);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);
        for (int turn = 2; turn <= 15; turn++) {
            assertThat(table.state().turn()).isEqualTo(turn);
            table.play(new Action.Roll(), 6);
            assertThat(table.state().weather()).isEqualTo(Weather.STORM);
            assertThat(table.state().place(board.unit("A"))).isEqualTo(SEA_E);
            if (turn < 15) {
                table.until(PhaseName.WEATHER);
            }
        }
    }

    @Test
    @Tag("R12.51")
    @Tag("R9.5")
    void R12_5_a_debarked_unit_moves_in_the_same_turn_but_is_judged_like_any_other() {
        Board board = heldCoast().unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1')).until(PhaseName.GERMAN_MOVEMENT);
        assertThat(table.state().has(board.unit("A"), Mark.UNSUPPLIED)).isTrue();
        assertThat(table.allows(new Action.Move(board.unit("A"), board.hexes("i"))))
                .isTrue();
        assertThat(table.ruleAgainst(new Action.Move(board.unit("A"), board.hexes("ia"))))
                .as("4 halved, less 1 for landing")
                .isEqualTo("R5.0a");
    }

    @Test
    @Tag("R12.5")
    @Tag("X24")
    void R12_52_a_mechanized_unit_has_five_points_left_after_landing_or_three_under_british_control() {
        Board free = heldCoast().unitOf(Side.GERMAN, '2', "supply").unitIn(SEA_E, "A", Side.GERMAN, "3-6 armor");
        assertThat(pointsAfterLanding(free)).isEqualTo(5);
        Board controlled = heldCoast()
                .unitOf(Side.GERMAN, '2', "supply")
                .unitOf(Side.GERMAN, '1', "supply")
                .unitOf(Side.BRITISH, 'i', "2-3")
                .unitIn(SEA_E, "A", Side.GERMAN, "3-6 armor");
        assertThat(pointsAfterLanding(controlled)).isEqualTo(3);
    }

    private static int pointsAfterLanding(Board board) {
        PlayedBoard table = PlayedBoard.of(board).play(land(board, "A", '1')).until(PhaseName.GERMAN_MOVEMENT);
        return MovementAllowance.available(table.state(), board.unit("A"));
    }

    @Test
    void R12_53a_a_debarked_unit_in_supply_moves_and_attacks_in_the_same_turn() {
        Board board = heldCoast()
                .unitOf(Side.GERMAN, '2', "supply")
                .unitOf(Side.BRITISH, 'b', "2-3")
                .unitIn(SEA_E, "A", Side.GERMAN, "6-4");
        Action.Attack attack = new Action.Attack(board.units("A"), board.hexes("b"), board.units("2"));
        PlayedBoard table = PlayedBoard.of(board)
                .play(land(board, "A", '1'))
                .until(PhaseName.GERMAN_MOVEMENT)
                .play(new Action.Move(board.unit("A"), board.hexes("i")))
                .until(PhaseName.GERMAN_COMBAT);

        assertThat(table.state().has(board.unit("A"), Mark.DEBARKED)).isFalse();
        assertThat(table.allows(attack)).isTrue();
    }
}
