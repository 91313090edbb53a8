package seelowe.opponents.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.term.DiePurpose;
import seelowe.opponents.Games;

class SharedDiceTest {
    private static final Scenario NAVY_PLAN = Games.scenario("N");
    private static final GameState BOARD = RuleBook.begin(NAVY_PLAN, GameOptions.defaults(NAVY_PLAN.rules()));

    private static SharedDice dice(long seed) {
        SharedDice dice = new SharedDice();
        dice.begin(BOARD, seed);
        return dice;
    }

    @Test
    void a_die_shows_the_same_face_whatever_was_rolled_before_it() {
        Die hastings = new Die(DiePurpose.COMBAT, 700);
        for (int seed = 0; seed < 100; seed++) {
            SharedDice other = dice(seed);
            for (int unit = 0; unit < 20; unit++) {
                other.roll(new Die(DiePurpose.ACTIVATION, unit));
            }
            assertThat(other.roll(hastings)).isEqualTo(dice(seed).roll(hastings));
        }
    }

    @Test
    void the_same_die_thrown_again_is_another_throw() {
        int different = 0;
        for (int seed = 0; seed < 100; seed++) {
            SharedDice dice = dice(seed);
            int first = dice.roll(Die.of(DiePurpose.WEATHER));
            different += dice.roll(Die.of(DiePurpose.WEATHER)) != first ? 1 : 0;
        }
        assertThat(different).isBetween(60, 100);
    }

    @Test
    void all_faces_come_as_often() {
        int[] counts = new int[Dice.FACES + 1];
        for (int seed = 0; seed < 600; seed++) {
            for (int unit = 0; unit < 20; unit++) {
                counts[dice(seed).roll(new Die(DiePurpose.RECOVERY, unit))]++;
            }
        }
        for (int face = 1; face <= Dice.FACES; face++) {
            assertThat(counts[face]).isBetween(1850, 2150);
        }
    }
}
