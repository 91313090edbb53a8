package seelowe.engine.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.rule.victory.MatchPoints;
import seelowe.engine.term.GameResult;

/** [15.31, 15.32] The points of both players, how they came about and what they say. Games still on count nothing yet. */
@Rule({"R15.3", "R15.31", "R15.32"})
public record MatchScore(
        MatchTerms terms,
        @Nullable GameResult one,
        @Nullable GameResult two) {
    public List<GameScore> games() {
        return List.of(new GameScore(MatchBoard.ONE, one), new GameScore(MatchBoard.TWO, two));
    }

    public boolean isFinal() {
        return one != null && two != null;
    }

    public int total(Player player) {
        return games().stream().mapToInt(game -> game.points(player)).sum();
    }

    /** By how much the better player leads. */
    public int net() {
        return Math.abs(total(Player.FIRST) - total(Player.SECOND));
    }

    /** Null when the players are equal. */
    public @Nullable Player leader() {
        return Sums.leader(total(Player.FIRST), total(Player.SECOND));
    }

    public MatchPoints.Standing standing() {
        return MatchPoints.ofMatch(total(Player.FIRST), total(Player.SECOND));
    }

    /** The whole arithmetic in sentences: a line for each game, then the sum. */
    public List<String> inWords() {
        List<GameScore> games = games();
        return List.of(
                games.get(0).inWords(terms), games.get(1).inWords(terms), Sums.of(terms, games) + " " + verdict());
    }

    private String verdict() {
        return "Difference " + net() + ": " + Sums.verdict(leader(), standing(), terms::name)
                + (isFinal() ? "." : " so far.");
    }
}
