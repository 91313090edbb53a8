package seelowe.engine.rule.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.Strips;

class AirTargetsTest {
    private final Board england = Board.draw("""
              a
            b   c
              d
            e   f
              G
            H   I
              E
            """)
            .unitIn(Place.FRANCE, "stuka", Side.GERMAN, "air")
            .unit('a', "air")
            .unit('b', "2-5", Mark.ENTRAINED)
            .unit('c', "2-3", Mark.UNACTIVATED)
            .unit('d', "2-3 partisan")
            .unit('e', "4-6 armor")
            .unit('e', "air")
            .city("Canterbury", "cH")
            .city("Maidstone", "f")
            .unit('G', "6-4")
            .unit('H', "6-4")
            .unit('I', "supply")
            .echelon(LandingArea.D, 'E')
            .unitIn(Place.echelon(LandingArea.D), "ship", Side.GERMAN, "6-4")
            .unitIn(Place.echelon(LandingArea.D), "stores", Side.GERMAN, "supply");
    private final GameState state = england.state();

    @Test
    @Tag("R10.0a")
    void R10_3a_german_air_attacks_british_combat_units_in_whatever_state() {
        assertThat(isGermanTarget("b")).as("entrained").isTrue();
        assertThat(isGermanTarget("d")).as("partisan").isTrue();
        assertThat(isGermanTarget("e")).isTrue();
        assertThat(isGermanTarget("a")).as("an air unit").isFalse();
        assertThat(isGermanTarget("G")).as("a German").isFalse();
        assertThat(AirTargets.hexes(state, england.unit("stuka")))
                .containsExactlyInAnyOrder(england.hex('b'), england.hex('d'), england.hex('e'));
    }

    @Test
    void R10_3a_an_unactivated_unit_is_a_target_outside_a_city() {
        Board open = Board.draw("c").unit('c', "2-3", Mark.UNACTIVATED);
        assertThat(AirTargets.isTarget(open.state(), Side.GERMAN, open.unit("c")))
                .isTrue();
    }

    @Test
    void R10_3a_home_guard_is_no_target() {
        Board guarded =
                Board.draw("f").city("Maidstone", "f").homeGuard("f").unitIn(Place.FRANCE, "stuka", Side.GERMAN, "air");
        GameState position = guarded.state();
        assertThat(position.hasHomeGuard(guarded.hex('f'))).isTrue();
        assertThat(AirTargets.exist(position, Side.GERMAN)).isFalse();
        assertThat(AirTargets.refusal(position, guarded.unit("stuka"), guarded.hex('f'))
                        .map(Refusal::rule))
                .contains("R10.3a");
    }

    @Test
    @Tag("Q58")
    void R10_3b_british_air_attacks_combat_units_ashore_and_everything_at_sea() {
        assertThat(isBritishTarget("G")).isTrue();
        assertThat(isBritishTarget("I")).as("supply ashore").isFalse();
        assertThat(isBritishTarget("ship")).isTrue();
        assertThat(isBritishTarget("stores")).as("supply at sea").isTrue();
        assertThat(isBritishTarget("stuka")).as("air in France").isFalse();
        assertThat(AirTargets.in(state, Side.BRITISH, england.hexes("E"))).isEqualTo(england.units("ship stores"));
        assertThat(AirTargets.in(state, Side.BRITISH, england.hexes("GI"))).isEqualTo(england.units("G"));
    }

    @Test
    void R10_4_units_in_a_city_hex_are_safe_from_both_sides() {
        assertThat(isGermanTarget("c")).isFalse();
        assertThat(isBritishTarget("H")).isFalse();
        assertThat(refusal("stuka", 'c').rule()).isEqualTo("R10.4");
        assertThat(refusal("a", 'H').rule()).isEqualTo("R10.4");
        assertThat(AirTargets.refusal(state, england.unit("a"), england.hex('G')))
                .isEmpty();
    }

    @Test
    void R10_4_supply_units_ashore_and_air_units_are_no_targets() {
        assertThat(refusal("a", 'I').rule()).isEqualTo("R10.4");
        assertThat(refusal("stuka", 'a').rule()).isEqualTo("R10.3a");
        assertThat(refusal("a", 'b').rule()).isEqualTo("R10.3b");
    }

    @Test
    void R10_21b_of_a_mixed_hex_only_the_combat_units_are_attacked() {
        assertThat(AirTargets.in(state, Side.GERMAN, england.hexes("e"))).isEqualTo(england.units("e"));
    }

    @Test
    void R10_1e_ships_are_attacked_at_normal_range_only() {
        Board coast = Strips.northToSouth("xy" + Strips.clear(19) + "E")
                .unit('x', "air")
                .unit('y', "air")
                .echelon(LandingArea.D, 'E')
                .unitIn(Place.echelon(LandingArea.D), "ship", Side.GERMAN, "6-4");
        GameState position = coast.state();
        assertThat(AirTargets.mayAttack(position, coast.unit("y"), coast.hex('E')))
                .as("20 hexes")
                .isTrue();
        assertThat(AirTargets.mayAttack(position, coast.unit("x"), coast.hex('E')))
                .as("21 hexes")
                .isFalse();
        assertThat(AirTargets.hexes(position, coast.unit("x"))).isEmpty();
        assertThat(AirTargets.refusal(position, coast.unit("x"), coast.hex('E')).map(Refusal::rule))
                .contains("R10.1e");
    }

    @Test
    @Tag("R10.1e")
    void X39_an_air_unit_22_hexes_from_echelon_C_may_not_attack_it() {
        Board coast = Strips.northToSouth("x" + Strips.clear(21) + "E")
                .unit('x', "air")
                .echelon(LandingArea.C, 'E')
                .unitIn(Place.echelon(LandingArea.C), "ship", Side.GERMAN, "6-4");
        assertThat(AirTargets.refusal(coast.state(), coast.unit("x"), coast.hex('E'))
                        .map(Refusal::rule))
                .contains("R10.1e");
    }

    @Test
    void R10_1e_an_empty_echelon_hex_is_no_target() {
        Board coast = Strips.northToSouth("xE").unit('x', "air").echelon(LandingArea.C, 'E');
        assertThat(AirTargets.refusal(coast.state(), coast.unit("x"), coast.hex('E'))
                        .map(Refusal::rule))
                .contains("R10.3b");
    }

    @Test
    @Tag("Q01")
    void R10_1a_british_normal_range_is_20_hexes_the_target_counted() {
        Board board = Strips.northToSouth("xy" + Strips.clear(19) + "G")
                .unit('x', "air")
                .unit('y', "air");
        GameState position = board.state();
        assertThat(AirRange.isNormal(position, board.unit("y"), board.hex('G'))).isTrue();
        assertThat(AirRange.isNormal(position, board.unit("x"), board.hex('G'))).isFalse();
    }

    @Test
    void R10_1a_german_normal_range_is_the_printed_line_and_beyond_it_the_whole_map_is_open() {
        Board board = Board.draw("""
                  a
                b
                """)
                .normalAirRange("b")
                .unit('a', "2-5")
                .unit('b', "2-5")
                .unitIn(Place.FRANCE, "stuka", Side.GERMAN, "air");
        GameState position = board.state();
        assertThat(AirRange.isNormal(position, board.unit("stuka"), board.hex('b')))
                .isTrue();
        assertThat(AirRange.isNormal(position, board.unit("stuka"), board.hex('a')))
                .isFalse();
        assertThat(AirTargets.mayAttack(position, board.unit("stuka"), board.hex('a')))
                .isTrue();
    }

    private boolean isGermanTarget(String key) {
        return AirTargets.isTarget(state, Side.GERMAN, england.unit(key));
    }

    private boolean isBritishTarget(String key) {
        return AirTargets.isTarget(state, Side.BRITISH, england.unit(key));
    }

    private Refusal refusal(String airUnit, char hex) {
        return AirTargets.refusal(state, england.unit(airUnit), england.hex(hex))
                .orElseThrow();
    }
}
