package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.dice.Chance;
import seelowe.engine.match.MatchBoard;
import seelowe.engine.match.MatchMode;
import seelowe.engine.match.MatchScore;
import seelowe.engine.match.MatchTerms;
import seelowe.engine.match.SeriesScore;
import seelowe.engine.match.SeriesTerms;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.term.GameResult;
import seelowe.opponents.Opponents;

/**
 * [15.33] Two computer players meet in a series: a match of each of three scenarios, the sides exchanged in its second game.
 *
 * @param first the name of the opponent who begins each match with the Germans
 * @param seed fixes all six games
 */
@Rule("R15.33")
public record ComputerSeries(List<Scenario> scenarios, String first, String second, long seed) {
    public ComputerSeries {
        scenarios = List.copyOf(scenarios);
    }

    /** Plays the six games; {@code heard} hears how each match came out. */
    public SeriesScore play(Consumer<MatchScore> heard) {
        String name = Opponents.kind(first).title();
        String other = Opponents.kind(second).title();
        boolean twins = name.equals(other);
        SeriesTerms terms = SeriesTerms.of(
                twins ? name + " I" : name, twins ? other + " II" : other, scenarios, MatchMode.SEQUENTIAL);
        List<MatchScore> matches = new ArrayList<>();
        for (int number = 0; number < scenarios.size(); number++) {
            MatchScore score = match(terms.matches().get(number), scenarios.get(number));
            matches.add(score);
            heard.accept(score);
        }
        return new SeriesScore(terms, matches);
    }

    private MatchScore match(MatchTerms terms, Scenario scenario) {
        return new MatchScore(terms, game(terms, scenario, MatchBoard.ONE), game(terms, scenario, MatchBoard.TWO));
    }

    private GameResult game(MatchTerms terms, Scenario scenario, MatchBoard board) {
        boolean exchanged = board == MatchBoard.TWO;
        long ofItsOwn = Chance.mix(seed + scenario.code().charAt(0));
        MatchUp matchUp = new MatchUp(
                scenario, terms.options(), exchanged ? second : first, exchanged ? first : second, 2, ofItsOwn);
        return new ArenaGame(matchUp, board.ordinal()).playOut().result();
    }
}
