package seelowe.engine.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.state.Mark;

class UnitTest {
    private static Unit unit(UnitType type, int strength, int movement) {
        return new Unit(0, "K", Side.GERMAN, "Name", "", type, UnitSize.REGIMENT, strength, movement, false, false);
    }

    @Test
    @Tag("R3.3a")
    void R3_21_factors_read_strength_then_movement() {
        assertThat(unit(UnitType.INFANTRY, 6, 4).factors()).isEqualTo("6-4");
        assertThat(unit(UnitType.SUPPLY, 1, 2).factors()).isEqualTo("(1)-2");
        assertThat(unit(UnitType.AIR, 0, 0).factors()).isEqualTo("air");
    }

    @Test
    @Tag("R1.0")
    void R3_22_the_types_of_counters_and_no_ships_among_them() {
        List<String> names = new ArrayList<>();
        for (UnitType type : UnitType.values()) {
            names.add(type.name());
        }
        assertThat(names)
                .containsExactly(
                        "INFANTRY",
                        "MOUNTAIN_INFANTRY",
                        "MOTORIZED_INFANTRY",
                        "PARTISAN",
                        "PARACHUTE",
                        "AIRLANDING",
                        "MECHANIZED_INFANTRY",
                        "ARMOR",
                        "AMPHIBIOUS_ARMOR",
                        "AIR",
                        "SUPPLY");
    }

    @Test
    void R3_22_supply_units_are_ground_units_but_no_combat_units_and_air_units_are_neither() {
        for (UnitType type : UnitType.values()) {
            boolean supply = type == UnitType.SUPPLY;
            boolean air = type == UnitType.AIR;
            assertThat(unit(type, 1, 1).isGround()).isEqualTo(!air);
            assertThat(unit(type, 1, 1).isCombat()).isEqualTo(!air && !supply);
            assertThat(unit(type, 1, 1).isSupply()).isEqualTo(supply);
            assertThat(unit(type, 1, 1).isAir()).isEqualTo(air);
        }
    }

    @Test
    void R3_23_every_status_marker_of_the_game_is_a_mark_of_its_own() {
        int bits = 0;
        for (Mark mark : Mark.values()) {
            assertThat(bits & mark.bit()).isZero();
            bits |= mark.bit();
        }
        assertThat(Mark.values())
                .contains(
                        Mark.DISRUPTED,
                        Mark.UNSUPPLIED,
                        Mark.ISOLATED,
                        Mark.ENTRAINED,
                        Mark.UNACTIVATED,
                        Mark.DEBARKED);
    }

    @Test
    void R3_24_size_symbols() {
        assertThat(UnitSize.DIVISION.symbol()).isEqualTo("XX");
        assertThat(UnitSize.BRIGADE.symbol()).isEqualTo("X");
        assertThat(UnitSize.REGIMENT.symbol()).isEqualTo("III");
        assertThat(UnitSize.BATTALION.symbol()).isEqualTo("II");
    }
}
