package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class OpponentsTest {
    @Test
    void every_opponent_has_a_name_a_title_and_a_line_about_it() {
        assertThat(Opponents.all()).extracting(Opponents.Kind::name).containsExactly("recruit", "steady");
        assertThat(Opponents.all()).allSatisfy(kind -> {
            assertThat(kind.title()).isNotBlank();
            assertThat(kind.description()).endsWith(".");
            assertThat(Opponents.named(kind.name(), 1)).isNotSameAs(kind.make(1));
        });
    }

    @Test
    void the_measuring_stick_can_be_called_for_but_is_not_among_those_a_player_chooses_from() {
        assertThat(Opponents.isKnown("steady-0")).isTrue();
        assertThat(Opponents.kind("steady-0").title()).isNotBlank();
        assertThat(Opponents.all()).extracting(Opponents.Kind::name).doesNotContain("steady-0");
    }

    @Test
    void an_unknown_name_is_answered_with_the_known_ones() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Opponents.named("veteran", 1))
                .withMessageContaining("veteran")
                .withMessageContaining("recruit, steady");
    }
}
