package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;

/**
 * Two opponents meet in pairs of games: the same dice, the sides changed. What the dice give to one they give to the other,
 * so that fewer games tell who is better.
 */
public final class Duel {
    private final MatchUp asGerman;
    private final MatchUp asBritish;

    /**
     * What came of it, for the first of the two; a draw is half a point.
     *
     * @param verdict of the sequential test; {@code OPEN} if all pairs were played without an answer
     */
    public record Report(int pairs, Share wonAsGerman, Share wonAsBritish, double points, Sprt.Verdict verdict) {}

    public Duel(Scenario scenario, Opponents.Kind first, Opponents.Kind second, int pairs, long seed) {
        GameOptions options = GameOptions.defaults(scenario.rules());
        this.asGerman = new MatchUp(scenario, options, first, second, pairs, seed);
        this.asBritish = new MatchUp(scenario, options, second, first, pairs, seed);
    }

    /** Plays pair after pair, several at a time, until the test knows its answer or all are played. */
    public Report fight(Sprt test, int threads, IntConsumer progress) {
        return fight(test, false, threads, progress);
    }

    /** The same; to know somebody's share well, {@code all} pairs are played whatever the test says. */
    public Report fight(Sprt test, boolean all, int threads, IntConsumer progress) {
        List<PlayedGame> german = new ArrayList<>();
        List<PlayedGame> british = new ArrayList<>();
        double points = 0;
        for (int first = 0;
                first < asGerman.games() && (all || test.verdict() == Sprt.Verdict.OPEN);
                first += threads) {
            int end = Math.min(asGerman.games(), first + threads);
            List<PlayedGame> some = play(asGerman, first, end, threads);
            List<PlayedGame> others = play(asBritish, first, end, threads);
            for (int i = 0; i < some.size(); i++) {
                double score = (score(some.get(i), Side.GERMAN) + score(others.get(i), Side.BRITISH)) / 2;
                test.add(score);
                points += score;
            }
            german.addAll(some);
            british.addAll(others);
            progress.accept(german.size());
        }
        return new Report(
                german.size(),
                new ArenaReport(asGerman, german).won(Side.GERMAN),
                new ArenaReport(asBritish, british).won(Side.BRITISH),
                points,
                test.verdict());
    }

    private static List<PlayedGame> play(MatchUp matchUp, int first, int end, int threads) {
        return Arena.each(end - first, threads, number -> new ArenaGame(matchUp, first + number).playOut());
    }

    private static double score(PlayedGame game, Side side) {
        Side winner = game.result().winner();
        if (winner == null) {
            return 0.5;
        }
        return winner == side ? 1 : 0;
    }
}
