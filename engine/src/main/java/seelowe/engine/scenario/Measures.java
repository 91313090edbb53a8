package seelowe.engine.scenario;

/**
 * Numbers of the standard rules that a scenario may set otherwise.
 *
 * @param substantivePorts [15.2] ports that the Germans must hold for more than a marginal victory
 * @param decisivePorts [15.2] and for a decisive one
 * @param decisiveRatio [15.2] as many times the British strength, for a decisive victory
 * @param suppliedWithin [9.1] the longest German path that gives full supply, also to attack with [9.7]
 * @param unsuppliedWithin [9.1] the longest that saves a unit from isolation
 * @param partialWithin [9.5] the longest path to a port or beach that does so too
 * @param airRange [10.1, 10.2] hexes from a base to a target at normal range, and from a target to a new base
 * @param flightInterval [10.9a] Game-Turns from one supply unit that is flown in to the next
 */
public record Measures(
        int substantivePorts,
        int decisivePorts,
        int decisiveRatio,
        int suppliedWithin,
        int unsuppliedWithin,
        int partialWithin,
        int airRange,
        int flightInterval) {
    /** Those of the rule book. */
    public static final Measures STANDARD = new Measures(5, 10, 2, 5, 10, 3, 20, 3);
}
