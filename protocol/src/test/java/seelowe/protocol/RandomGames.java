package seelowe.protocol;

import java.util.List;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** Games between two players who choose at random, from the built-in data. */
public final class RandomGames {
    public static final GameData DATA = BuiltInData.load();

    private RandomGames() {}

    /** The scenarios that can be played. */
    public static List<String> codes() {
        return List.of("N", "H", "J", "LT");
    }

    public static Scenario scenario(String code) {
        Scenario scenario = DATA.scenario(code);
        if (scenario == null) {
            throw new IllegalArgumentException("No scenario is called " + code);
        }
        return scenario;
    }

    /** With every option that brings further kinds of action into play. */
    public static GameOptions manyOptions(Scenario scenario, long seed) {
        return GameOptions.defaults(scenario.rules())
                .change()
                .germanFreeDeployment(seed % 2 == 0)
                .britishFreeDeployment(seed % 2 == 0)
                .activationLapses(seed % 3 == 0)
                .garrisonedPortsOnly(seed % 3 == 0)
                .emptyTownsPerPhase(seed % 2 == 0)
                .groupsReformed(seed % 2 == 0)
                .build();
    }

    /** Plays to the end, showing every step as it is made. */
    public static Game play(Scenario scenario, GameOptions options, long seed, Consumer<Game.Step> watcher) {
        return play(new Game(scenario, options, Dice.seeded(seed)), seed, watcher);
    }

    public static Game play(Game game, long seed, Consumer<Game.Step> watcher) {
        Chance chance = new Chance(Chance.mix(seed));
        while (!game.isOver()) {
            Action action = RuleBook.sample(game.state(), chance);
            game.play(RuleBook.decider(game.state()), action);
            Point now = game.now();
            watcher.accept(new Game.Step(now.side(), now.action(), now.events(), game.state()));
        }
        return game;
    }
}
