package seelowe.server.rating;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All ratings and all advantages, reckoned from the list of rated results. Results of one week are taken together, as Glicko-2 wants it:
 * each is judged by what was known when the week began, and both players and the scenario learn from it. The week that runs is
 * reckoned as if it were over. The same list and the same week give the same figures, to the last digit.
 */
public final class Ladder {
    static final long PERIOD = Duration.ofDays(7).toMillis();

    private final Map<String, Standing> standings = new HashMap<>();
    private final Map<String, Advantage> advantages = new TreeMap<>();
    private long period;

    /** Somebody's rating, and how it came about. */
    private static final class Standing {
        private Rating rating;
        private long since;
        private int results;
        private final List<Step> steps = new ArrayList<>();

        Standing(Rating rating, long since) {
            this.rating = rating;
            this.since = since;
        }

        Rating at(long period) {
            return Glicko2.idle(rating, period - since);
        }
    }

    /** A rating at the end of a week in which somebody played. */
    public record Step(long at, Rating rating) {}

    private Ladder() {}

    /** @param now in milliseconds; what is later does not count */
    public static Ladder of(List<RatedResult> results, long now) {
        Ladder ladder = new Ladder();
        Map<Long, List<RatedResult>> periods = new TreeMap<>();
        for (RatedResult result : results) {
            if (result.at() <= now) {
                periods.computeIfAbsent(result.at() / PERIOD, unused -> new ArrayList<>())
                        .add(result);
            }
        }
        periods.forEach(ladder::play);
        ladder.period = now / PERIOD;
        return ladder;
    }

    private void play(long week, List<RatedResult> results) {
        Map<String, List<Bout>> bouts = new TreeMap<>();
        Map<String, List<Advantage.Observation>> observations = new TreeMap<>();
        for (RatedResult result : results) {
            Rating first = standing(result.first(), week).at(week);
            Rating second = standing(result.second(), week).at(week);
            Advantage edge = result.scenario() == null ? new Advantage(0, 0, 0) : advantage(result.scenario());
            bouts(bouts, result.first()).add(new Bout(second, edge.value(), edge.deviation(), result.score()));
            bouts(bouts, result.second()).add(new Bout(first, -edge.value(), edge.deviation(), 1 - result.score()));
            if (result.scenario() != null) {
                observations
                        .computeIfAbsent(result.scenario(), unused -> new ArrayList<>())
                        .add(new Advantage.Observation(first, second, result.score()));
            }
        }
        bouts.forEach((player, his) -> learn(standing(player, week), week, his));
        observations.forEach((scenario, games) ->
                advantages.put(scenario, advantage(scenario).after(games)));
    }

    private static List<Bout> bouts(Map<String, List<Bout>> bouts, String player) {
        return bouts.computeIfAbsent(player, unused -> new ArrayList<>());
    }

    private static void learn(Standing standing, long week, List<Bout> bouts) {
        standing.rating = Glicko2.after(standing.at(week), bouts);
        standing.since = week + 1;
        standing.results += bouts.size();
        standing.steps.add(new Step((week + 1) * PERIOD, standing.rating));
    }

    private Standing standing(String player, long week) {
        return standings.computeIfAbsent(player, unused -> new Standing(Presumed.rating(player), week));
    }

    /** What somebody is rated now; somebody unheard of, as a newcomer. */
    public Rating rating(String player) {
        Standing standing = standings.get(player);
        return standing == null ? Presumed.rating(player) : standing.at(Math.max(period, standing.since));
    }

    /** How many results somebody's rating comes from. */
    public int results(String player) {
        Standing standing = standings.get(player);
        return standing == null ? 0 : standing.results;
    }

    /** His ratings from the first week on. */
    public List<Step> steps(String player) {
        Standing standing = standings.get(player);
        return standing == null ? List.of() : Collections.unmodifiableList(standing.steps);
    }

    /** What the scenario gives to the Germans. */
    public Advantage advantage(String scenario) {
        return advantages.getOrDefault(scenario, Presumed.advantage(scenario));
    }
}
