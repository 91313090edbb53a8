package seelowe.opponents.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Games;
import seelowe.opponents.Opponents;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;

class VeteranTest {
    private static final int FEW = 14;

    private static ArenaGame game(String code, Budget budget) {
        Scenario scenario = Games.scenario(code);
        Opponents.Kind kind = new Opponents.Kind("veteran", "", "", seed -> new Veteran(seed, budget));
        return new ArenaGame(new MatchUp(scenario, GameOptions.defaults(scenario.rules()), kind, kind, 1, 7), 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "LT"})
    void with_a_budget_of_rollouts_the_same_seed_gives_the_same_game(String code) {
        assertThat(opening(code, FEW)).isEqualTo(opening(code, FEW));
    }

    private static List<Action> opening(String code, int rollouts) {
        ArenaGame game = game(code, Budget.of(rollouts));
        while (game.state().turn() < 3) {
            game.step();
        }
        return game.actions();
    }

    @Test
    void told_to_stop_he_plays_on_without_another_rollout() {
        AtomicInteger asked = new AtomicInteger();
        ArenaGame game = game("N", new Budget(1_000, () -> asked.incrementAndGet() > 0));
        List<Integer> turns = new ArrayList<>();
        while (!game.isOver() && game.state().turn() < 4) {
            game.step();
            turns.add(game.state().turn());
        }

        assertThat(turns).contains(3);
        assertThat(asked.get())
                .as("rollouts: one for each phase thought through")
                .isBetween(6, 20);
    }
}
