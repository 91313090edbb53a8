package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.action.Action;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;

/** The measuring stick does not bend: game after game he decides as he did when he was put aside. */
class YardstickTest {
    private static final int GAMES = 10;
    private static final long PRIME = 0x100000001b3L;

    /** Over all decisions of ten games against himself. If the engine's dice change, so do these, and nothing else may. */
    @ParameterizedTest
    @CsvSource({
        "N, -1314459141265823866",
        "H, -2278213461872441777",
        "J, -7284891126979829039",
        "LT, -7512680664636714233"
    })
    void his_games_are_what_they_always_were(String code, long digest) {
        Scenario scenario = Games.scenario(code);
        MatchUp matchUp =
                new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "steady-0", "steady-0", GAMES, 1940);
        long sum = 0;
        for (int number = 0; number < GAMES; number++) {
            ArenaGame game = new ArenaGame(matchUp, number);
            assertThat(game.playOut().refused()).isZero();
            for (Action action : game.actions()) {
                sum = (sum ^ action.toString().hashCode()) * PRIME;
            }
        }

        assertThat(sum).isEqualTo(digest);
    }
}
