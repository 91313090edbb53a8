package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.view.Sight;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;
import seelowe.opponents.play.Seat;

/** What a player may imagine of a game follows from what he sees of it. */
class SightTest {
    private static final int GAMES = 4;
    private static final int EVERY = 7;
    private static final int GUESSES = 6;

    @Test
    @Tag("Q64")
    @Tag("R11.61a")
    void Q64_states_that_look_the_same_are_imagined_the_same() {
        int different = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomGame game = foggy(seed).playOut();
            for (int i = 0; i < game.steps().size(); i += EVERY) {
                for (Viewer viewer : Viewer.values()) {
                    different += imaginedAlike(game.steps().get(i).before(), viewer, seed);
                }
            }
        }
        assertThat(different).as("states that differ in secrets").isGreaterThan(100);
    }

    private static int imaginedAlike(GameState state, Viewer viewer, long seed) {
        GameState other = Disguise.of(state, viewer);
        assertThat(View.of(other, viewer)).isEqualTo(View.of(state, viewer));

        GameState imagined = Sight.of(state, viewer, new Chance(seed));

        assertThat(Sight.of(other, viewer, new Chance(seed)).hash()).isEqualTo(imagined.hash());
        assertThat(View.of(imagined, viewer)).isEqualTo(View.of(state, viewer));
        return other.hash() == state.hash() ? 0 : 1;
    }

    @Test
    void Q64_without_fog_and_secret_plan_there_is_nothing_to_imagine() {
        Scenario scenario = Built.scenario("N");
        GameState state = new RandomGame(scenario, GameOptions.defaults(scenario.rules()), 1).state();

        assertThat(Sight.of(state, Viewer.BRITISH, new Chance(1))).isSameAs(state);
    }

    @Test
    @Tag("Q64")
    void Q64_who_thinks_ahead_is_given_many_guesses_and_each_agrees_with_what_he_sees() {
        RandomGame game = foggy(1).playOut();
        int manyKinds = 0;
        for (int i = 0; i < game.steps().size(); i += EVERY) {
            GameState state = game.steps().get(i).before();
            for (Side side : Side.values()) {
                manyKinds += guesses(state, side) > 1 ? 1 : 0;
            }
        }
        assertThat(manyKinds)
                .as("positions that more than one game may lie behind")
                .isGreaterThan(20);
    }

    /** How many different ones there are among a few guesses; a game that differs in secrets only gives the same. */
    private static int guesses(GameState state, Side side) {
        Viewer viewer = Viewer.of(side);
        Seat seat = Seat.at(state, side, 5);
        Seat other = Seat.at(Disguise.of(state, viewer), side, 5);
        Set<Long> hashes = new HashSet<>();
        for (int number = 0; number < GUESSES; number++) {
            GameState guess = seat.guess(number);
            assertThat(View.of(guess, viewer)).isEqualTo(View.of(state, viewer));
            assertThat(other.guess(number).hash()).isEqualTo(guess.hash());
            hashes.add(guess.hash());
        }
        return hashes.size();
    }

    private static RandomGame foggy(long seed) {
        Scenario scenario = Built.scenario(seed % 2 == 0 ? "H" : "N");
        GameOptions options = GameOptions.defaults(scenario.rules())
                .change()
                .fogOfWar(true)
                .germanFreeDeployment(true)
                .britishFreeDeployment(true)
                .build();
        return new RandomGame(scenario, options, seed);
    }
}
