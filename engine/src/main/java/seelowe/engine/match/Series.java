package seelowe.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.dice.Dice;
import seelowe.engine.scenario.Scenario;

/** [15.33] A series in progress: three matches, one after the other. */
@Rule("R15.33")
public final class Series {
    private final SeriesTerms terms;
    private final List<Match> begun = new ArrayList<>();

    public Series(SeriesTerms terms) {
        this.terms = terms;
    }

    public SeriesTerms terms() {
        return terms;
    }

    /** The matches so far, over or not. */
    public List<Match> matches() {
        return List.copyOf(begun);
    }

    /** The match that is being played: see {@link Match#status} for what it waits on. */
    public Optional<Match> current() {
        return begun.stream().filter(match -> !match.isOver()).findFirst();
    }

    /** The match that is to begin when no other is on. */
    public Optional<MatchTerms> next() {
        return begun.size() == terms.matches().size()
                ? Optional.empty()
                : Optional.of(terms.matches().get(begun.size()));
    }

    public boolean isOver() {
        return next().isEmpty() && current().isEmpty();
    }

    /** Begins the next match. */
    public Match begin(Scenario scenario, Dice diceOne, Dice diceTwo) {
        return add(new Match(nextToBegin(), scenario, diceOne, diceTwo));
    }

    /** Takes up a match that was played or begun elsewhere, such as one brought back by {@link Match#replay}. */
    public Match add(Match match) {
        MatchTerms due = nextToBegin();
        if (!match.terms().equals(due)) {
            throw new IllegalArgumentException("The next match of the series is " + due + ", not " + match.terms());
        }
        begun.add(match);
        return match;
    }

    private MatchTerms nextToBegin() {
        if (current().isPresent()) {
            throw new IllegalStateException(
                    "The match of scenario " + current().get().terms().scenario() + " is still on");
        }
        return next().orElseThrow(() -> new IllegalStateException("All matches of the series have been played"));
    }

    public SeriesScore score() {
        return new SeriesScore(terms, begun.stream().map(Match::score).toList());
    }
}
