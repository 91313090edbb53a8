package seelowe.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import seelowe.engine.term.DiePurpose;

class DiceTest {
    private static final Die DIE = Die.of(DiePurpose.WEATHER);

    @Test
    void R3_5_a_die_shows_one_to_six_each_about_equally_often() {
        Dice dice = Dice.seeded(1940);
        int[] seen = new int[7];
        for (int i = 0; i < 6000; i++) {
            seen[dice.roll(DIE)]++;
        }
        assertThat(seen[0]).isZero();
        for (int face = 1; face <= 6; face++) {
            assertThat(seen[face]).isBetween(850, 1150);
        }
    }

    @Test
    void R3_5_no_other_face_can_be_written_down() {
        assertThatThrownBy(() -> Dice.of(1, 7)).hasMessageContaining("not 7");
        assertThatThrownBy(() -> Dice.of(0)).hasMessageContaining("not 0");
        Dice two = Dice.of(3, 4);
        assertThat(two.roll(DIE)).isEqualTo(3);
        assertThat(two.roll(DIE)).isEqualTo(4);
        assertThatThrownBy(() -> two.roll(DIE)).isInstanceOf(IllegalStateException.class);
    }
}
