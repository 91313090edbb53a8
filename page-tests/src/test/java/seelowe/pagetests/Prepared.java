package seelowe.pagetests;

import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;
import seelowe.server.testing.Servers;

/** Records of games that computer players brought to a wanted point; the same each time. */
final class Prepared {
    private static final long SEED = 1940;
    private static final int MOST_GAMES = 50;

    private Prepared() {}

    /** The file of a game between two players of this name, up to the first state that is as wanted; the first game that has one. */
    static String record(String code, String opponent, Predicate<GameState> wanted) {
        return record(code, opponent, options -> options, wanted);
    }

    /** The same with options of its own. */
    static String record(
            String code, String opponent, UnaryOperator<GameOptions.Builder> options, Predicate<GameState> wanted) {
        for (long seed = SEED; seed < SEED + MOST_GAMES; seed++) {
            Game game = play(code, opponent, seed, options, wanted);
            if (!game.isOver()) {
                return file(game, opponent);
            }
        }
        throw new IllegalStateException("None of " + MOST_GAMES + " games of " + code + " came to the wanted point");
    }

    private static Game play(
            String code,
            String opponent,
            long seed,
            UnaryOperator<GameOptions.Builder> changes,
            Predicate<GameState> wanted) {
        Scenario scenario = Objects.requireNonNull(Servers.DATA.scenario(code));
        GameOptions options =
                changes.apply(GameOptions.defaults(scenario.rules()).change()).build();
        Game game = new Game(scenario, options, Dice.seeded(seed));
        SeatedOpponent german = new SeatedOpponent(Opponents.named(opponent, seed), Side.GERMAN, seed);
        SeatedOpponent british = new SeatedOpponent(Opponents.named(opponent, seed + 1), Side.BRITISH, seed + 1);
        while (!game.isOver() && !wanted.test(game.state())) {
            SeatedOpponent player = RuleBook.decider(game.state()) == Side.GERMAN ? german : british;
            game.play(player.side(), player.decide(game.state()).action());
        }
        return game;
    }

    private static String file(Game game, String opponent) {
        return RecordWriter.write(
                Recording.of("prepared", opponent, opponent, null).record(game));
    }

    /** A whole game. */
    static String finished(String code) {
        return file(play(code, "steady", SEED, options -> options, state -> false), "steady");
    }
}
