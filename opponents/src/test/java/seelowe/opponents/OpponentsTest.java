package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.opponents.steady.Temper;

class OpponentsTest {
    @Test
    void every_opponent_has_a_name_a_title_and_a_line_about_it() {
        assertThat(Opponents.all())
                .extracting(Opponents.Kind::name)
                .startsWith("recruit", "cadet", "steady", "steady-cautious", "steady-bold")
                .contains(Opponents.usual(), Opponents.best().name())
                .doesNotHaveDuplicates();
        assertThat(Opponents.all()).allSatisfy(kind -> {
            assertThat(kind.title()).isNotBlank();
            assertThat(kind.description()).endsWith(".");
            assertThat(Opponents.named(kind.name(), 1)).isNotSameAs(kind.make(1));
        });
    }

    @Test
    void studies_can_call_for_some_whom_a_player_is_not_offered() {
        for (String name : List.of("steady-0")) {
            assertThat(Opponents.isKnown(name)).isTrue();
            assertThat(Opponents.kind(name).title()).isNotBlank();
            assertThat(Opponents.all()).extracting(Opponents.Kind::name).doesNotContain(name);
        }
    }

    @Test
    void those_who_think_ahead_can_be_called_with_a_budget_in_rollouts() {
        assertThat(Opponents.kind("veteran@16").name()).isEqualTo("veteran@16");
        assertThat(Opponents.isKnown("marshal@1")).isTrue();
        for (String name :
                List.of("veteran@", "veteran@0", "veteran@-4", "veteran@10000", "steady@16", "@16", "veteran@1@2")) {
            assertThat(Opponents.isKnown(name)).as(name).isFalse();
        }
        assertThat(Opponents.isOffered("veteran@16")).isFalse();
        assertThat(Opponents.isKnown("veteran-bold@16")).isTrue();
    }

    @Test
    void a_player_may_give_marshal_one_to_sixty_seconds_and_nobody_else() {
        for (String name : List.of("marshal@1s", "marshal@60s", "marshal-cautious@15s")) {
            assertThat(Opponents.isOffered(name)).as(name).isTrue();
        }
        for (String name :
                List.of("marshal@0s", "marshal@61s", "marshal@s", "veteran@5s", "steady@5s", "marshal@5s@5s")) {
            assertThat(Opponents.isOffered(name)).as(name).isFalse();
        }
        assertThat(Opponents.kind("marshal@15s").title()).isEqualTo("Marshal, 15s");
    }

    @Test
    void an_unknown_name_is_answered_with_the_known_ones() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Opponents.named("napoleon", 1))
                .withMessageContaining("napoleon")
                .withMessageContaining("recruit, cadet, steady");
    }

    @Test
    void a_level_without_characters_has_one_figure_and_others_one_for_each() {
        for (Level level : Opponents.levels()) {
            assertThat(level.figures()).hasSize(level.hasCharacter() ? Temper.values().length : 1);
            assertThat(level.figures().get(0).kind().name()).isEqualTo(level.name());
        }
        assertThat(Opponents.kind("steady-bold").title()).isEqualTo("Steady, bold");
        assertThat(Opponents.kind("steady-bold").description()).endsWith(Temper.BOLD.description());
    }
}
