package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;

/**
 * Two games that differ only in what a seat may not know tell it the same, to the byte, whatever it asks and whatever it is told unasked: states of random
 * play in all scenarios with every mixture of the options that hide something, and beside each the same with its secrets exchanged. {@code -Dleak.comparisons=100000} makes so many
 * comparisons; what was asked how often stands in {@code target/leaks.txt}.
 */
class LeakTest {
    private static final int COMPARISONS = Integer.getInteger("leak.comparisons", 4000);
    private static final List<String> SCENARIOS = List.of("N", "LT", "H", "J");
    private static final int EVERY = 9;

    @Test
    @Tag("Q64")
    @Tag("R11.61a")
    void Q64_games_that_differ_only_in_secrets_tell_the_same() throws IOException {
        LeakSearch search = new LeakSearch();
        for (long seed = 1; search.comparisons() < COMPARISONS; seed++) {
            RandomGame game = game(seed).playOut();
            // A few states of each game, others in the next: all phases come up soon.
            for (int at = (int) (seed % EVERY); at < game.steps().size(); at += EVERY * EVERY) {
                RandomGame.Step step = game.steps().get(at);
                for (Seats.Seat seat : Seats.of(step.before())) {
                    search.compare(step.before(), seat, seed);
                    search.comparePast(step, seat);
                }
            }
        }
        Files.writeString(Path.of("target", "leaks.txt"), search.table());
        assertThat(search.unasked()).isEmpty();
        assertThat(search.leaks()).as(search.table()).isEmpty();
    }

    /** Fog, a secret plan, free set-up: any of them, but never none that hides. */
    private static RandomGame game(long seed) {
        Scenario scenario = Built.scenario(SCENARIOS.get((int) (seed % SCENARIOS.size())));
        long mixture = seed / SCENARIOS.size();
        boolean fog = mixture % 3 != 2;
        GameOptions options = GameOptions.defaults(scenario.rules())
                .change()
                .fogOfWar(fog)
                .germanFreeDeployment(!fog || mixture % 2 == 0)
                .britishFreeDeployment(mixture % 4 < 2)
                .build();
        return RandomGame.northbound(scenario, options, seed);
    }
}
