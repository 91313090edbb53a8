package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;
import seelowe.engine.testing.PlayedBoard;

class EmbarkationPhaseTest {
    private static final Action.StartWave NEW_WAVE = new Action.StartWave();

    /** Areas C and D with two ports each (1, 2 and 3, 4) and a beach (a and c); port 5 of area B; a German in b. */
    private static Board coast() {
        return Board.draw("""
                a   b   c   d   e
                  f   g   h   i
                1   2   3   4   5
                """)
                .port('1', LandingArea.C)
                .port('2', LandingArea.C)
                .beach('a', LandingArea.C)
                .port('3', LandingArea.D)
                .port('4', LandingArea.D)
                .beach('c', LandingArea.D)
                .port('5', LandingArea.B)
                .unitOf(Side.GERMAN, 'b', "6-4")
                .in(PhaseName.EMBARKATION);
    }

    private static Board invadedCoast() {
        return coast().invaded(LandingArea.C, LandingArea.D).germanHeld("1234ac");
    }

    private static Board france(Board board, String... counters) {
        for (int i = 0; i < counters.length; i++) {
            board.unitIn(Place.FRANCE, "F" + (i + 1), Side.GERMAN, counters[i]);
        }
        return board;
    }

    private static Action.Embark embark(Board board, String unit, LandingArea area) {
        return new Action.Embark(board.unit(unit), area);
    }

    private static Action.Land land(Board board, String unit, char hex) {
        return new Action.Land(board.unit(unit), board.hex(hex));
    }

    @Test
    @Tag("R4.1-GK")
    void R12_11a_the_first_wave_opens_by_itself_on_the_first_Game_Turn() {
        Board board = france(invadedCoast(), "6-4").turn(1).in(PhaseName.GERMAN_RECOVERY);
        PlayedBoard table = PlayedBoard.afterPhaseOf(board);

        assertThat(table.state().phase()).isEqualTo(PhaseName.EMBARKATION);
        assertThat(table.state().wave()).isEqualTo(1);
        assertThat(table.state().wavePoints()).isEqualTo(14);
        assertThat(table.ruleAgainst(NEW_WAVE)).isEqualTo("Q70");
    }

    @Test
    void R12_11a_an_open_wave_is_not_opened_again() {
        Board board =
                france(invadedCoast(), "6-4").in(PhaseName.GERMAN_RECOVERY).wave(1, 9);
        assertThat(PlayedBoard.afterPhaseOf(board).state().wavePoints()).isEqualTo(9);
    }

    @Test
    @Tag("R12.1a")
    void R12_11b_a_unit_costs_its_strength_and_what_the_wave_lacks_keeps_it_ashore() {
        Board board = france(invadedCoast(), "6-4", "6-4", "2-6 amphibious-armor", "3-6 armor")
                .wave(1, 14);
        PlayedBoard table =
                PlayedBoard.of(board).play(embark(board, "F1", LandingArea.C)).play(embark(board, "F2", LandingArea.C));

        assertThat(table.events()).containsExactly(new Event.UnitEmbarked(board.unit("F2"), LandingArea.C, 6));
        assertThat(table.state().wavePoints()).isEqualTo(2);
        assertThat(table.ruleAgainst(embark(board, "F4", LandingArea.C))).isEqualTo("R12.11b");
        assertThat(table.allows(embark(board, "F3", LandingArea.C))).isTrue();
    }

    @Test
    void R12_1a_any_number_of_units_fits_into_one_echelon() {
        String[] ten = {"1-4", "1-4", "1-4", "1-4", "1-4", "1-4", "1-4", "1-4", "1-4", "1-4"};
        Board board = france(invadedCoast(), ten).wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board);
        for (int i = 1; i <= 10; i++) {
            table.play(embark(board, "F" + i, LandingArea.D));
        }
        assertThat(table.state().place(board.unit("F10"))).isEqualTo(Place.echelon(LandingArea.D));
    }

    @Test
    void R12_1a_only_ground_units_in_France_embark() {
        Board board = france(invadedCoast(), "air").wave(1, 14).unitIn(Place.AWAITED, "W", Side.GERMAN, "6-4");
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(embark(board, "F1", LandingArea.C))).isEqualTo("R12.1a");
        assertThat(table.ruleAgainst(embark(board, "W", LandingArea.C))).isEqualTo("R12.1a");
        assertThat(table.ruleAgainst(embark(board, "b", LandingArea.C))).isEqualTo("R12.1a");
        assertThat(PlayedBoard.afterPhaseOf(board.in(PhaseName.GERMAN_RECOVERY))
                        .state()
                        .phase())
                .as("nothing to embark")
                .isNotEqualTo(PhaseName.EMBARKATION);
    }

    @Test
    @Tag("R12.0a")
    void R12_1b_who_embarks_neither_lands_nor_returns_in_the_same_Player_Turn() {
        Board board = france(invadedCoast(), "6-4").wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board).play(embark(board, "F1", LandingArea.C));
        assertThat(table.ruleAgainst(land(board, "F1", '1'))).isEqualTo("R4.1-GK");
        assertThat(table.ruleAgainst(new Action.ReturnToFrance(board.unit("F1"))))
                .isEqualTo("R4.1-GK");

        table.play(new Action.EndPhase()).until(PhaseName.LANDING);

        assertThat(table.state().turn()).isEqualTo(4);
        assertThat(table.allows(land(board, "F1", '1'))).isTrue();
    }

    @Test
    @Tag("R12.14")
    @Tag("Q71")
    void X41_the_first_supply_unit_is_free_and_the_next_costs_three() {
        Board board = france(invadedCoast(), "6-4", "5-4", "supply", "supply", "supply")
                .wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board)
                .play(embark(board, "F3", LandingArea.C))
                .play(embark(board, "F1", LandingArea.C))
                .play(embark(board, "F2", LandingArea.C));
        assertThat(table.state().wavePoints()).isEqualTo(3);

        table.play(embark(board, "F4", LandingArea.D));

        assertThat(table.state().wavePoints()).isZero();
        assertThat(table.ruleAgainst(embark(board, "F5", LandingArea.D))).isEqualTo("R12.14");
    }

    @Test
    @Tag("R12.14")
    void Q71_a_supply_unit_that_came_back_pays_for_the_second_voyage_of_the_same_wave() {
        Board board = france(invadedCoast(), "supply").wave(1, 14);
        PlayedBoard table = returned(board).play(embark(board, "F1", LandingArea.C));

        assertThat(table.state().wavePoints()).isEqualTo(11);
    }

    @Test
    void Q71_a_new_wave_brings_a_new_free_supply_unit() {
        Board board = france(invadedCoast(), "supply").wave(1, 14);
        PlayedBoard table = returned(board).play(NEW_WAVE).play(embark(board, "F1", LandingArea.C));

        assertThat(table.state().wavePoints()).isEqualTo(14);
    }

    @Test
    @Tag("R12.13b")
    void R12_13a_a_unit_left_at_sea_blocks_the_new_wave() {
        Board board = france(invadedCoast(), "6-4", "6-4", "supply").wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board)
                .play(embark(board, "F1", LandingArea.C))
                .play(embark(board, "F2", LandingArea.C))
                .play(new Action.EndPhase())
                .until(PhaseName.LANDING)
                .play(land(board, "F1", '1'))
                .until(PhaseName.EMBARKATION);

        assertThat(table.ruleAgainst(NEW_WAVE)).isEqualTo("R12.13a");
        assertThat(table.options()).doesNotContain(NEW_WAVE);
        assertThat(table.state().wavePoints())
                .as("the rest of the wave is still there")
                .isEqualTo(2);
    }

    @Test
    @Tag("R12.13a")
    @Tag("Q70")
    void R12_13b_a_new_wave_is_voluntary_comes_first_and_only_once_and_its_predecessors_points_lapse() {
        Board board = france(invadedCoast(), "6-4", "6-4", "6-4", "2-4").wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board)
                .play(embark(board, "F1", LandingArea.C))
                .play(embark(board, "F2", LandingArea.C))
                .play(new Action.EndPhase())
                .until(PhaseName.LANDING)
                .play(land(board, "F1", '1'))
                .play(land(board, "F2", '2'))
                .until(PhaseName.EMBARKATION);
        assertThat(table.options()).contains(NEW_WAVE, embark(board, "F4", LandingArea.C), new Action.EndPhase());

        table.play(NEW_WAVE);
        assertThat(table.events()).containsExactly(new Event.WaveStarted(2, 14));
        assertThat(table.state().wavePoints()).isEqualTo(14);
        assertThat(table.ruleAgainst(NEW_WAVE)).isEqualTo("Q70");
    }

    @Test
    void R12_13b_the_old_wave_may_go_on_instead_and_then_no_new_one_starts() {
        Board board = france(invadedCoast(), "6-4", "2-4").wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board)
                .play(embark(board, "F1", LandingArea.C))
                .play(new Action.EndPhase())
                .until(PhaseName.LANDING)
                .play(land(board, "F1", '1'))
                .until(PhaseName.EMBARKATION)
                .play(embark(board, "F2", LandingArea.C));

        assertThat(table.state().wavePoints()).isEqualTo(6);
        assertThat(table.ruleAgainst(NEW_WAVE)).isEqualTo("R12.13a");
    }

    @Test
    void Q70_a_wave_that_embarked_nothing_is_not_followed_by_another() {
        Board board =
                france(invadedCoast(), "6-4").in(PhaseName.GERMAN_RECOVERY).wave(1, 14);
        assertThat(PlayedBoard.afterPhaseOf(board).ruleAgainst(NEW_WAVE)).isEqualTo("Q70");
    }

    @Test
    void Q70_nor_is_a_second_wave_that_embarked_nothing() {
        Board board = france(invadedCoast(), "6-4").wave(1, 14);
        PlayedBoard table = returned(board)
                .play(NEW_WAVE)
                .play(new Action.EndPhase())
                .until(PhaseName.WEATHER)
                .until(PhaseName.EMBARKATION);

        assertThat(table.state().wave()).isEqualTo(2);
        assertThat(table.ruleAgainst(NEW_WAVE)).isEqualTo("Q70");
    }

    @Test
    void R12_11a_each_wave_has_its_own_points() {
        Board board =
                france(invadedCoast(), "1-4").rules(ChangedRules.waves(9, 5)).wave(1, 9);
        assertThat(returned(board).play(NEW_WAVE).state().wavePoints()).isEqualTo(5);
    }

    @Test
    void Q70_the_last_scheduled_wave_repeats_unless_the_players_agreed_otherwise() {
        Board repeats =
                france(invadedCoast(), "1-4").rules(ChangedRules.waves(9)).wave(1, 9);
        PlayedBoard table = returned(repeats).play(NEW_WAVE);
        assertThat(table.state().wave()).isEqualTo(2);
        assertThat(table.state().wavePoints()).isEqualTo(9);

        PlayedBoard last = returned(repeats.options(options -> options.lastWaveRepeats(false)));
        assertThat(last.ruleAgainst(NEW_WAVE)).isEqualTo("Q70");
        assertThat(last.options()).doesNotContain(NEW_WAVE);
    }

    /** The board's only unit in France has been to sea and back. */
    private static PlayedBoard returned(Board board) {
        return PlayedBoard.of(board)
                .play(embark(board, "F1", LandingArea.C))
                .play(new Action.EndPhase())
                .until(PhaseName.LANDING)
                .play(new Action.ReturnToFrance(board.unit("F1")))
                .until(PhaseName.EMBARKATION);
    }

    @Test
    @Tag("R12.12")
    @Tag("R12.15")
    @Tag("R12.11a")
    void X40_the_printed_example_of_a_wave() {
        Board board = france(invadedCoast(), "6-4", "4-5", "supply", "4-5", "6-4", "6-4", "supply", "6-4")
                .turn(1)
                .wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board)
                .play(embark(board, "F1", LandingArea.C))
                .play(embark(board, "F2", LandingArea.D))
                .play(embark(board, "F3", LandingArea.D));
        assertThat(table.state().wavePoints()).isEqualTo(4);

        table.play(new Action.EndPhase()).until(PhaseName.WEATHER).play(new Action.Roll(), 5);
        assertThat(table.state().weather()).isEqualTo(Weather.STORM);
        table.until(PhaseName.EMBARKATION).play(embark(board, "F4", LandingArea.D));
        assertThat(table.state().wavePoints()).isZero();

        table.play(new Action.EndPhase())
                .until(PhaseName.LANDING)
                .play(land(board, "F1", '1'))
                .play(land(board, "F2", '3'))
                .play(land(board, "F4", '4'))
                .play(land(board, "F3", 'c'))
                .until(PhaseName.EMBARKATION)
                .play(NEW_WAVE)
                .play(embark(board, "F5", LandingArea.D))
                .play(embark(board, "F6", LandingArea.D))
                .play(embark(board, "F7", LandingArea.D));
        assertThat(table.state().wave()).isEqualTo(2);
        assertThat(table.state().wavePoints()).isEqualTo(2);

        table.play(new Action.EndPhase())
                .until(PhaseName.LANDING)
                .play(land(board, "F5", '3'))
                .play(land(board, "F6", '4'))
                .play(land(board, "F7", 'c'));
        assertThat(table.state().turn()).isEqualTo(4);

        table.until(PhaseName.GERMAN_MOVEMENT)
                .play(new Action.Move(board.unit("F3"), board.hexes("h")))
                .until(PhaseName.EMBARKATION)
                .play(NEW_WAVE);
        assertThat(table.state().wave()).isEqualTo(3);
        assertThat(table.state().wavePoints()).as("the two points have lapsed").isEqualTo(14);
    }

    @Test
    @Tag("R12.33")
    @Tag("R12.13b")
    void X42_a_lone_unit_goes_back_so_that_a_new_wave_can_begin() {
        Board board = coast().invaded(LandingArea.D)
                .germanHeld("c")
                .unitIn(Place.FRANCE, "F1", Side.GERMAN, "6-4")
                .turn(3)
                .wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board)
                .play(embark(board, "F1", LandingArea.D))
                .play(new Action.EndPhase())
                .until(PhaseName.WEATHER)
                .play(new Action.Roll(), 3);
        assertThat(table.state().weather()).isEqualTo(Weather.ROUGH);
        assertThat(table.count(action -> action instanceof Action.Land)).isZero();

        table.play(new Action.ReturnToFrance(board.unit("F1")))
                .until(PhaseName.EMBARKATION)
                .play(NEW_WAVE);
        assertThat(table.state().wavePoints()).isEqualTo(14);
        table.play(embark(board, "F1", LandingArea.D));
        assertThat(table.state().wavePoints()).isEqualTo(8);
    }

    @Test
    @Tag("R12.4a")
    void Q69_ships_sail_to_invaded_areas_and_to_those_with_a_held_port() {
        Board board = france(invadedCoast(), "6-4").wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.allows(embark(board, "F1", LandingArea.C))).isTrue();
        assertThat(table.ruleAgainst(embark(board, "F1", LandingArea.B))).isEqualTo("Q69");

        Board withPort = france(invadedCoast().germanHeld("5"), "6-4").wave(1, 14);
        assertThat(PlayedBoard.of(withPort).allows(embark(withPort, "F1", LandingArea.B)))
                .isTrue();
        assertThat(PlayedBoard.of(withPort).options())
                .contains(embark(withPort, "F1", LandingArea.B))
                .doesNotContain(embark(withPort, "F1", LandingArea.A));
    }

    @Test
    @Tag("R12.4b")
    void Q69_a_beach_held_in_an_area_that_was_not_invaded_opens_no_echelon() {
        Board board =
                france(coast().invaded(LandingArea.C).germanHeld("c"), "6-4").wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board);
        assertThat(table.ruleAgainst(embark(board, "F1", LandingArea.D))).isEqualTo("Q69");
        assertThat(table.options()).doesNotContain(embark(board, "F1", LandingArea.D));
    }

    @Test
    void Q69_with_the_option_ships_sail_anywhere_from_the_second_Game_Turn_on() {
        Board second =
                france(invadedCoast(), "6-4").wave(1, 14).turn(2).options(options -> options.embarkAnyEchelon(true));
        assertThat(PlayedBoard.of(second).allows(embark(second, "F1", LandingArea.G)))
                .isTrue();

        Board first =
                france(invadedCoast(), "6-4").wave(1, 14).turn(1).options(options -> options.embarkAnyEchelon(true));
        assertThat(PlayedBoard.of(first).ruleAgainst(embark(first, "F1", LandingArea.G)))
                .isEqualTo("R11.41K");
    }

    @Test
    void R11_41K_on_the_first_Game_Turn_the_wave_sails_where_the_landing_was() {
        Board board = france(invadedCoast(), "6-4").turn(1).wave(1, 14);
        PlayedBoard table = PlayedBoard.of(board);

        assertThat(table.ruleAgainst(embark(board, "F1", LandingArea.A))).isEqualTo("R11.41K");
        assertThat(table.allows(embark(board, "F1", LandingArea.D))).isTrue();
    }

    @Test
    @Tag("R11.1H")
    @Tag("Q72")
    void X65_mechanized_units_stay_in_France_before_their_Game_Turn() {
        Board sixth = bannedUntilSeven(6);
        PlayedBoard table = PlayedBoard.of(sixth);
        assertThat(table.ruleAgainst(embark(sixth, "F1", LandingArea.C))).isEqualTo("R11.1H");
        assertThat(table.allows(embark(sixth, "F2", LandingArea.C))).isTrue();
        assertThat(table.options()).doesNotContain(embark(sixth, "F1", LandingArea.C));

        Board seventh = bannedUntilSeven(7);
        assertThat(PlayedBoard.of(seventh).allows(embark(seventh, "F1", LandingArea.C)))
                .isTrue();
    }

    private static Board bannedUntilSeven(int turn) {
        return france(invadedCoast(), "5-6 mechanized-infantry", "6-4")
                .rules(ChangedRules.mechanizedEmbarkTurn(7))
                .turn(turn)
                .wave(1, 14);
    }

    @Test
    @Tag("R4.1-GK")
    void R12_63_embarkation_goes_on_in_any_weather() {
        for (Weather weather : Weather.values()) {
            Board board = france(invadedCoast(), "6-4").weather(weather).wave(1, 14);
            assertThat(PlayedBoard.of(board).allows(embark(board, "F1", LandingArea.C)))
                    .isTrue();
        }
    }
}
