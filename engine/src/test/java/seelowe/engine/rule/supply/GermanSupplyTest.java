package seelowe.engine.rule.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.term.SupplyStatus.ISOLATED;
import static seelowe.engine.term.SupplyStatus.SUPPLIED;
import static seelowe.engine.term.SupplyStatus.UNSUPPLIED;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Measures;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.SupplyStatus;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;

class GermanSupplyTest {
    /** A strip of land on which hex n is n hexes from S, then A, B, C at ten, eleven and twelve. */
    private static Board corridor() {
        return Board.draw("""


                S   2   4   6   8   A   C
                  1   3   5   7   9   B
                """).unit('S', "supply");
    }

    /** One way only from G to S, over 2 and 1; whoever stands at b controls 1 and S. */
    private static Board pass() {
        return Board.draw("""


                S   2
                  1   G
                b
                """).unit('S', "supply").unit('G', "6-4");
    }

    private static SupplyStatus status(Board board, String key) {
        GameState state = board.state();
        int unit = board.unit(key);
        SupplyStatus judged = SupplyJudgement.of(state, Side.GERMAN).status(unit);
        assertThat(SupplyJudgement.status(new SupplyTracer(state.map()), state, unit))
                .isEqualTo(judged);
        return judged;
    }

    private static SupplyStatus at(char hex) {
        return status(corridor().unitOf(Side.GERMAN, hex, "6-4"), hex == 'S' ? "S2" : String.valueOf(hex));
    }

    @Test
    @Tag("R9.1b")
    @Tag("Q01")
    void X30_five_is_supplied_six_to_ten_unsupplied_eleven_isolated() {
        assertThat(at('5')).isEqualTo(SUPPLIED);
        assertThat(at('6')).isEqualTo(UNSUPPLIED);
        assertThat(at('A')).isEqualTo(UNSUPPLIED);
        assertThat(at('B')).isEqualTo(ISOLATED);
    }

    @Test
    void R9_1b_a_scenario_may_measure_otherwise() {
        Board board = corridor()
                .rules(ChangedRules.measures(new Measures(5, 10, 2, 3, 6, 3, 20, 3)))
                .unitOf(Side.GERMAN, '3', "6-4")
                .unitOf(Side.GERMAN, '4', "6-4")
                .unitOf(Side.GERMAN, '7', "6-4");

        assertThat(status(board, "3")).isEqualTo(SUPPLIED);
        assertThat(status(board, "4")).isEqualTo(UNSUPPLIED);
        assertThat(status(board, "7")).isEqualTo(ISOLATED);
        GameState state = board.state();
        assertThat(AttackSupply.reaches(state, board.unit("3"), board.unit("S")))
                .isTrue();
        assertThat(AttackSupply.reaches(state, board.unit("4"), board.unit("S")))
                .isFalse();
    }

    @Test
    void R9_1b_a_unit_stacked_with_the_supply_unit_is_supplied() {
        assertThat(at('S')).isEqualTo(SUPPLIED);
    }

    @Test
    void R9_1b_without_any_supply_unit_a_unit_is_isolated() {
        Board board = Board.draw("""


                G
                  .
                """).unit('G', "6-4");
        assertThat(status(board, "G")).isEqualTo(ISOLATED);
    }

    @Test
    void R9_1a_any_terrain_and_any_river_counts_one_hex() {
        Board board = corridor()
                .unitOf(Side.GERMAN, '5', "6-4")
                .terrain('1', Terrain.SWAMP)
                .terrain('2', Terrain.FOREST)
                .terrain('3', Terrain.ROUGH)
                .river('3', '4');
        assertThat(status(board, "5")).isEqualTo(SUPPLIED);
    }

    @Test
    void R9_1a_a_path_does_not_lead_through_an_enemy_unit() {
        assertThat(status(pass(), "G")).isEqualTo(SUPPLIED);
        assertThat(status(pass().unitOf(Side.BRITISH, '2', "2-3"), "G")).isEqualTo(ISOLATED);
    }

    @Test
    @Tag("R9.1a")
    @Tag("R6.5")
    void X31_a_controlled_hex_blocks_unless_a_German_ground_unit_is_on_it() {
        assertThat(status(pass().unit('b', "2-3"), "G")).isEqualTo(ISOLATED);
        assertThat(status(pass().unit('b', "2-3").unitOf(Side.GERMAN, '1', "6-4"), "G"))
                .isEqualTo(SUPPLIED);
    }

    @Test
    void Q44_a_supply_unit_opens_a_controlled_hex_but_an_air_unit_does_not() {
        Board opened = corridorWithZoneOnThree().unitOf(Side.GERMAN, '3', "supply");
        assertThat(status(opened, "5")).isEqualTo(SUPPLIED);
        Board closed = corridorWithZoneOnThree().unitOf(Side.GERMAN, '3', "air");
        assertThat(status(closed, "5")).isEqualTo(ISOLATED);
    }

    private static Board corridorWithZoneOnThree() {
        return Board.draw("""


                S   2   4   6
                  1   3   5
                        .
                      b
                """).unit('S', "supply").unit('b', "2-3").unitOf(Side.GERMAN, '5', "6-4");
    }

    @Test
    void Q53_a_supply_unit_in_an_enemy_zone_is_a_source() {
        Board board = pass().unit('b', "2-3").unitOf(Side.GERMAN, '1', "6-4");
        assertThat(board.state().controls(Side.BRITISH, board.hex('S'))).isTrue();
        assertThat(status(board, "G")).isEqualTo(SUPPLIED);
    }

    @Test
    void R9_1a_a_unit_in_an_enemy_zone_traces_out_of_it() {
        assertThat(status(pass().unit('b', "2-3").unitOf(Side.GERMAN, '1', "6-4"), "1"))
                .isEqualTo(SUPPLIED);
    }

    @Test
    @Tag("X66")
    void Q02_a_sea_hexside_stops_the_path_unless_the_players_agreed_otherwise() {
        Board cut = pass().seaSide('1', '2');
        assertThat(status(cut, "G")).isEqualTo(ISOLATED);
        assertThat(status(cut.options(options -> options.germanSupplyAcrossSea(true)), "G"))
                .isEqualTo(SUPPLIED);
    }

    @Test
    void Q02_not_even_by_agreement_does_a_path_lead_through_an_all_sea_hex() {
        Board cut = pass().terrain('2', Terrain.SEA).options(options -> options.germanSupplyAcrossSea(true));
        assertThat(status(cut, "G")).isEqualTo(ISOLATED);
    }

    @Test
    @Tag("R9.1a")
    void R14_2_a_Home_Guard_hex_blocks_until_it_is_reduced() {
        Board guarded = pass().city("Guarded", "1");
        assertThat(status(guarded, "G")).isEqualTo(SUPPLIED);
        assertThat(status(guarded.homeGuard("1"), "G")).isEqualTo(ISOLATED);
    }

    @Test
    void R14_2_Home_Guard_has_no_zone_of_control() {
        assertThat(status(pass().city("Guarded", "b").homeGuard("b"), "G")).isEqualTo(SUPPLIED);
    }

    @Test
    void Q45_a_grounded_air_unit_blocks_only_by_agreement() {
        Board based = pass().unitOf(Side.BRITISH, '2', "air");
        assertThat(status(based, "G")).isEqualTo(SUPPLIED);
        assertThat(status(based.options(options -> options.airUnitsBlockSupply(true)), "G"))
                .isEqualTo(ISOLATED);
    }

    @Test
    void Q45_an_air_unit_in_the_air_never_blocks() {
        Board flying = pass().unitOf(Side.BRITISH, '2', "air", Mark.AIRBORNE)
                .options(options -> options.airUnitsBlockSupply(true));
        assertThat(status(flying, "G")).isEqualTo(SUPPLIED);
    }

    @Test
    void R9_3a_one_supply_unit_serves_twenty_units() {
        Board board = corridor();
        for (int i = 0; i < 20; i++) {
            board.unitOf(Side.GERMAN, '5', "6-4");
        }
        SupplyJudgement judgement = SupplyJudgement.of(board.state(), Side.GERMAN);
        for (int i = 0; i < 20; i++) {
            assertThat(judgement.status(board.unit(i == 0 ? "5" : "5" + (i + 1))))
                    .isEqualTo(SUPPLIED);
        }
    }

    @Test
    void R9_3b_a_city_is_no_German_source() {
        Board board = Board.draw("""
                G
                  1
                .
                """).city("London", "G1").unit('G', "6-4");
        assertThat(status(board, "G")).isEqualTo(ISOLATED);
    }

    @Test
    void R9_6b_a_supply_unit_is_always_supplied() {
        Board pocket = Board.draw("""


                S
                  b
                """).unit('S', "supply").unit('b', "2-3");
        assertThat(status(pocket, "S")).isEqualTo(SUPPLIED);
    }

    /** A coast without supply unit; G is three hexes from P and four from Q, which lies behind it. */
    private static Board coast() {
        return Board.draw("""


                Q   .   G
                  P   .
                """).unit('G', "6-4");
    }

    @Test
    @Tag("R9.5")
    @Tag("R12.4b")
    void X53_three_hexes_from_a_held_beach_of_an_invaded_area_is_unsupplied() {
        Board beach = coast().beach('P', LandingArea.C).germanHeld("P");
        assertThat(status(beach, "G")).isEqualTo(ISOLATED);
        assertThat(status(beach.invaded(LandingArea.D), "G")).isEqualTo(ISOLATED);
        assertThat(status(beach.invaded(LandingArea.C), "G")).isEqualTo(UNSUPPLIED);
    }

    @Test
    void X53_a_held_port_serves_in_any_area() {
        assertThat(status(coast().port('P', LandingArea.A).germanHeld("P"), "G"))
                .isEqualTo(UNSUPPLIED);
    }

    @Test
    void R9_5_four_hexes_are_too_far() {
        assertThat(status(coast().port('Q', LandingArea.A).germanHeld("Q"), "G"))
                .isEqualTo(ISOLATED);
    }

    @Test
    void R9_5_a_port_that_is_not_held_is_worthless() {
        assertThat(status(coast().port('P', LandingArea.A), "G")).isEqualTo(ISOLATED);
    }

    @Test
    void R9_5_standing_on_the_port_counts() {
        assertThat(status(coast().port('G', LandingArea.A), "G")).isEqualTo(UNSUPPLIED);
    }

    @Test
    @Tag("Q47")
    void R9_5_a_port_does_not_improve_a_unit_six_to_ten_hexes_from_supply() {
        Board board = corridor().unitOf(Side.GERMAN, '8', "6-4").port('8', LandingArea.A);
        assertThat(status(board, "8")).isEqualTo(UNSUPPLIED);
    }

    @Test
    void Q46_a_controlled_port_serves_only_with_a_German_ground_unit_on_it() {
        assertThat(status(watchedPort(), "G")).isEqualTo(ISOLATED);
        assertThat(status(watchedPort().unit('P', "4-5"), "G")).isEqualTo(UNSUPPLIED);
    }

    private static Board watchedPort() {
        return Board.draw("""


                Q   .   G
                  P   .
                b
                """)
                .unit('G', "6-4")
                .unit('b', "2-3")
                .port('P', LandingArea.A)
                .germanHeld("P");
    }

    @Test
    @Tag("Q52")
    void R11_41D_on_Game_Turn_1_every_German_is_supplied() {
        Board alone = coast();
        assertThat(status(alone.turn(1), "G")).isEqualTo(SUPPLIED);
        assertThat(status(alone.turn(2), "G")).isEqualTo(ISOLATED);
    }

    @Test
    void R11_41D_belongs_to_the_landing_and_not_to_every_first_turn() {
        Board later = coast().turn(1).rules(ChangedRules.withoutFirstTurnRules());
        assertThat(status(later, "G")).isEqualTo(ISOLATED);
    }
}
