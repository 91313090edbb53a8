package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** Single positions in which Steady once went wrong: each is cut out of a game of the measuring stick, who still does. */
class SteadyJudgementTest {
    /** A drive with supplies at hand does not stop before a single brigade: points come from those who leave early. */
    @Test
    void the_drive_north_attacks_a_weak_unit_in_its_way() {
        Position position = Position.of("LT", 2, PhaseName.GERMAN_COMBAT)
                .at("4205", "GB-LDN4")
                .at("4105", "GE-PD10-SB10")
                .at("4306", "GE-MD29-IR071")
                .at("4109", "GE-SU-07");

        assertThat(position.decision("steady-0")).isEqualTo(new Action.EndPhase());
        assertThat(position.decision("steady"))
                .isInstanceOfSatisfying(
                        Action.Attack.class,
                        attack -> assertThat(attack.targets().get(0)).isEqualTo(position.hex("4205")));
    }

    @Test
    void the_only_defender_of_folkestone_stays_there_while_an_enemy_is_near() {
        Position position = Position.of("N", 4, PhaseName.GERMAN_MOVEMENT)
                .at("4621", "GB-NZ5")
                .at("4424", "GE-TP-B")
                .german("3329", "3827", "4026", "4524");

        assertThat(place(position, "steady-0", "GE-TP-B")).isNotEqualTo(position.hex("4424"));
        assertThat(place(position, "steady", "GE-TP-B")).isEqualTo(position.hex("4424"));
    }

    @Test
    void the_british_do_not_attack_at_one_to_two() {
        Position position = Position.of("N", 13, PhaseName.BRITISH_COMBAT)
                .at("4621", "GB-PART-2", "GB-PART-4")
                .at("4622", "GE-PD08-SB08")
                .german("3827", "4424", "4524");

        assertThat(position.decision("steady-0")).isInstanceOf(Action.Attack.class);
        assertThat(position.decision("steady")).isEqualTo(new Action.EndPhase());
    }

    private static int place(Position position, String opponent, String key) {
        GameState after = position.afterPhase(opponent);
        return after.place(position.unit(key));
    }
}
