package seelowe.opponents;

import static java.util.Objects.requireNonNull;

import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.arena.Arena;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.MatchUp;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** Match-ups of the built-in scenarios; {@code -Darena.games=200} plays so many of each instead of a few. */
public final class Games {
    private static final GameData DATA = BuiltInData.load();

    private Games() {}

    public static Scenario scenario(String code) {
        return requireNonNull(DATA.scenario(code));
    }

    public static GameOptions foggy(Scenario scenario) {
        return GameOptions.defaults(scenario.rules())
                .change()
                .fogOfWar(true)
                .germanFreeDeployment(true)
                .britishFreeDeployment(true)
                .build();
    }

    public static int games(int few) {
        return Integer.getInteger("arena.games", few);
    }

    public static ArenaReport play(String code, String german, String british, int games) {
        Scenario scenario = scenario(code);
        return play(scenario, GameOptions.defaults(scenario.rules()), german, british, games);
    }

    public static ArenaReport play(Scenario scenario, GameOptions options, String german, String british, int games) {
        return Arena.play(new MatchUp(scenario, options, german, british, games, 7), 2, over -> {});
    }
}
