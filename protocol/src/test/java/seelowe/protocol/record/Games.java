package seelowe.protocol.record;

import java.util.Objects;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.RandomGames;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.dice.SeedDice;

/** Random games with dice that can be checked, and their records. */
final class Games {
    private Games() {}

    static String name(String code, long seed) {
        return "test-" + code + "-" + seed;
    }

    static Dice dice(String code, long seed) {
        return new SeedDice(DiceSeed.of(seed), name(code, seed));
    }

    /** The first actions of a game; all of them if there are fewer. */
    static Game played(String code, long seed, int actions) {
        Scenario scenario = RandomGames.scenario(code);
        Game game = new Game(scenario, GameOptions.defaults(scenario.rules()), dice(code, seed));
        goOn(game, new Chance(seed), actions);
        return game;
    }

    static void goOn(Game game, Chance chance, int actions) {
        for (int i = 0; i < actions && !game.isOver(); i++) {
            Action action = RuleBook.sample(game.state(), chance);
            game.play(RuleBook.decider(game.state()), action);
        }
    }

    static Recording recording(String code, long seed) {
        return Recording.of(name(code, seed), "Anna", "Björn \"B\" 2", DiceSeed.of(seed));
    }

    static GameRecord record(String code, long seed, int actions) {
        return recording(code, seed).record(played(code, seed, actions));
    }

    static GameRecord complete(String code, long seed) {
        return record(code, seed, Integer.MAX_VALUE);
    }

    static String problem(GameRecord record) {
        return Verification.of(record, RandomGames.DATA)
                .fault()
                .map(Fault::toString)
                .orElse("");
    }

    /** What is wrong with this text, whoever finds it: the reader or the replay; empty if nothing. */
    static String problem(String text) {
        try {
            return problem(RecordReader.read(text));
        } catch (RecordException refused) {
            return Objects.requireNonNull(refused.getMessage());
        }
    }
}
