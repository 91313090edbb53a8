package seelowe.server.rating;

import java.util.List;

/**
 * What a scenario gives to its German player, in points of rating: against an equal he plays as if he were so much stronger. The
 * British player's is the same with the other sign.
 *
 * @param value negative where the British are better off
 * @param deviation how uncertain that is
 * @param games that it was learned from
 */
public record Advantage(double value, double deviation, int games) {
    /** Scenarios and the habits of players change a little with time, so that an old figure does not stand for ever. */
    private static final double GROWTH_IN_A_PERIOD = 3;

    private static final double MOST_DEVIATION = 350;

    /** Learned from the games of a period: the scenario is rated as a second that the German brings along. */
    Advantage after(List<Observation> games) {
        double variance = Math.pow(Math.min(MOST_DEVIATION, Math.hypot(deviation, GROWTH_IN_A_PERIOD)), 2);
        Glicko2.Evidence evidence =
                Glicko2.Evidence.of(value, games.stream().map(Observation::bout).toList());
        double unit = Glicko2.POINTS_IN_A_UNIT;
        double now = 1 / (1 / variance + evidence.precision() / (unit * unit));
        return new Advantage(value + now * evidence.surplus() / unit, Math.sqrt(now), this.games + games.size());
    }

    /** In how many of 100 games the Germans win between equals, a draw counted as half. */
    public double germanShare() {
        return 100 * Glicko2.expected(value, 0, 0);
    }

    /** A game of the scenario, with both ratings as they were before it. */
    record Observation(Rating german, Rating british, double score) {
        private Bout bout() {
            return new Bout(british, german.value(), german.deviation(), score);
        }
    }
}
