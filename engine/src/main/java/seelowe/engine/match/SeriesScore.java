package seelowe.engine.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.rule.victory.MatchPoints;

/**
 * [15.33, Q88] The points of both players over a series, and what a third of the difference says.
 *
 * @param matches those begun so far; whatever is not over counts nothing yet
 */
@Rule({"R15.33", "Q88"})
public record SeriesScore(SeriesTerms terms, List<MatchScore> matches) {
    private static final int SHARE = MatchPoints.MATCHES_IN_A_SERIES;

    public SeriesScore {
        matches = List.copyOf(matches);
    }

    public boolean isFinal() {
        return matches.size() == terms.matches().size() && matches.stream().allMatch(MatchScore::isFinal);
    }

    public int total(Player player) {
        return matches.stream().mapToInt(match -> match.total(player)).sum();
    }

    /** By how much the better player leads, before the division. */
    public int net() {
        return Math.abs(total(Player.FIRST) - total(Player.SECOND));
    }

    /** Null when the totals are equal. */
    public @Nullable Player leader() {
        return Sums.leader(total(Player.FIRST), total(Player.SECOND));
    }

    public MatchPoints.Standing standing() {
        return MatchPoints.ofSeries(total(Player.FIRST), total(Player.SECOND));
    }

    /** The whole arithmetic in sentences: a line for each match begun, then the sum and its third. */
    public List<String> inWords() {
        List<String> lines = new ArrayList<>();
        for (MatchScore match : matches) {
            lines.add("Match of " + match.terms().scenario() + ": " + Sums.of(match.terms(), match.games()));
        }
        MatchTerms names = terms.matches().get(0);
        String sum = matches.isEmpty() ? "Nothing played yet." : Sums.both(names, matches, MatchScore::total);
        lines.add(sum + " " + verdict());
        return List.copyOf(lines);
    }

    private String verdict() {
        return net() + " / " + SHARE + " = " + share() + ": " + Sums.verdict(leader(), standing(), terms::name)
                + (isFinal() ? "." : " so far.");
    }

    /** The exact third, and the whole number it counts as. */
    private String share() {
        int whole = net() / SHARE;
        int thirds = net() % SHARE;
        if (thirds == 0) {
            return String.valueOf(whole);
        }
        return (whole == 0 ? "" : whole + " ") + thirds + "/" + SHARE + ", nearest "
                + standing().ordinal();
    }
}
