package seelowe.engine.rule.air;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.dice.Dice;
import seelowe.engine.term.AirEffect;

class AirAttackTableTest {
    @ParameterizedTest(name = "{0} air units: {1}")
    @Tag("C10.6")
    @CsvSource({
        "1, D....A",
        "2, DD...A",
        "3, DDD..A",
        "4, DDDD.A",
        "5, DDDDDA",
        "6, DDDDDA",
        "11, DDDDDA",
    })
    void R10_6_normal_range(int airUnits, String byFace) {
        assertThat(faces(AirAttackTable.NORMAL_RANGE, airUnits)).isEqualTo(byFace);
    }

    @ParameterizedTest(name = "{0} air units: {1}")
    @Tag("C10.7")
    @CsvSource({
        "1, ....AA",
        "2, D...AA",
        "3, D...AA",
        "4, DD..AA",
        "5, DD..AA",
        "6, DDD.AA",
        "7, DDD.AA",
        "8, DDDDAA",
        "11, DDDDAA",
    })
    void R10_7_extended_range(int airUnits, String byFace) {
        assertThat(faces(AirAttackTable.EXTENDED_RANGE, airUnits)).isEqualTo(byFace);
    }

    @Test
    @Tag("R10.7")
    void R10_6_a_six_always_costs_an_air_unit_and_extended_range_a_five_too() {
        for (int airUnits = 1; airUnits <= 12; airUnits++) {
            assertThat(count(AirAttackTable.NORMAL_RANGE, airUnits, AirEffect.ONE_AIR_UNIT_LOST))
                    .isEqualTo(1);
            assertThat(count(AirAttackTable.EXTENDED_RANGE, airUnits, AirEffect.ONE_AIR_UNIT_LOST))
                    .isEqualTo(2);
            assertThat(count(AirAttackTable.NORMAL_RANGE, airUnits, AirEffect.DISRUPTED))
                    .isEqualTo(Math.min(airUnits, 5));
            assertThat(count(AirAttackTable.EXTENDED_RANGE, airUnits, AirEffect.DISRUPTED))
                    .isEqualTo(Math.min(airUnits / 2, 4));
        }
    }

    @Test
    void X36_one_air_unit_at_extended_range_hits_nothing_and_is_lost_on_five_and_six() {
        assertThat(faces(AirAttackTable.of(true), 1)).isEqualTo("....AA");
        assertThat(faces(AirAttackTable.of(false), 1)).isEqualTo("D....A");
    }

    @Test
    void R10_6_there_is_no_column_without_an_air_unit() {
        assertThatThrownBy(() -> AirAttackTable.NORMAL_RANGE.effect(0, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static String faces(AirAttackTable table, int airUnits) {
        StringBuilder text = new StringBuilder();
        for (int face = 1; face <= Dice.FACES; face++) {
            text.append(
                    switch (table.effect(airUnits, face)) {
                        case DISRUPTED -> 'D';
                        case ONE_AIR_UNIT_LOST -> 'A';
                        case NONE -> '.';
                    });
        }
        return text.toString();
    }

    private static int count(AirAttackTable table, int airUnits, AirEffect effect) {
        int count = 0;
        for (int face = 1; face <= Dice.FACES; face++) {
            count += table.effect(airUnits, face) == effect ? 1 : 0;
        }
        return count;
    }
}
