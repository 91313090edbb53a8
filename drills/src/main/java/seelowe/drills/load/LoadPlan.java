package seelowe.drills.load;

import seelowe.drills.play.Manner;

/**
 * One run under load.
 *
 * @param solo the share of games against Steady
 * @param watched the share of games with an onlooker
 * @param gallery onlookers of the first game, besides
 */
public record LoadPlan(
        String name,
        int games,
        Manner manner,
        double solo,
        double watched,
        int gallery,
        int warmUpSeconds,
        int seconds,
        Limits limits) {
    /**
     * What must hold.
     *
     * @param p99 of acknowledgements, in milliseconds
     * @param rate actions a second at least
     * @param megabytes of resident memory
     */
    public record Limits(double p99, double rate, long megabytes) {
        public static final double NO_LIMIT = 1e9;
    }

    /** Players who take their time. */
    public static LoadPlan human(int games, long pace, int warmUp, int seconds, Limits limits) {
        return new LoadPlan(
                games + " games at a human pace",
                games,
                new Manner(pace, 0.03, 0.01),
                0.05,
                0.1,
                0,
                warmUp,
                seconds,
                limits);
    }

    /** Players who act as soon as they may. */
    public static LoadPlan fast(int games, int warmUp, int seconds, Limits limits) {
        return new LoadPlan(
                games + " games as fast as acknowledged",
                games,
                new Manner(0, 0.03, 0.01),
                0,
                0,
                0,
                warmUp,
                seconds,
                limits);
    }

    /** One game that everybody watches. */
    public static LoadPlan watched(int onlookers, long pace, int warmUp, int seconds, Limits limits) {
        return new LoadPlan(
                onlookers + " onlookers of one game",
                1,
                new Manner(pace, 0.03, 0.01),
                0,
                0,
                onlookers,
                warmUp,
                seconds,
                limits);
    }
}
