package seelowe.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.dice.Dice;

class ScenarioRollTest {
    @Test
    void R11_0a_the_higher_throw_picks_the_scenario() {
        assertThat(ScenarioRoll.roll(Dice.of(5, 2)).firstPicksScenario()).isTrue();
        assertThat(ScenarioRoll.roll(Dice.of(2, 5)).firstPicksScenario()).isFalse();
    }

    @Test
    void R11_0a_ties_are_thrown_again() {
        ScenarioRoll roll = ScenarioRoll.roll(Dice.of(3, 3, 6, 6, 1, 4));

        assertThat(roll.firstPicksScenario()).isFalse();
        assertThat(roll.throwsMade()).containsExactly(3, 3, 6, 6, 1, 4);
    }
}
