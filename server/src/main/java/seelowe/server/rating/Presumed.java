package seelowe.server.rating;

import java.util.Map;

/**
 * What is taken for true until games here say better: the standing studies of the computer opponents among themselves (docs/studies,
 * docs/performance.md). They are no people, so all of it is uncertain.
 */
final class Presumed {
    /** People play otherwise than computers. */
    private static final double DOUBT = 150;

    private static final Advantage NOTHING = new Advantage(0, 2 * DOUBT, 0);

    /** From the points of the German in "The designer's claims", games as printed: 21.3, 96.8, 85.1 and 70.5 of 100. */
    private static final Map<String, Advantage> ADVANTAGES = Map.of(
            "N", new Advantage(-227, DOUBT, 0),
            "H", new Advantage(592, DOUBT, 0),
            "J", new Advantage(303, DOUBT, 0),
            "LT", new Advantage(151, DOUBT, 0));

    /** From "The opponents' ladder"; those who think ahead, from their games in docs/performance.md at the pace they have here. */
    private static final Map<String, Rating> LEVELS = Map.of(
            "recruit", Rating.presumed(895, DOUBT),
            "cadet", Rating.presumed(1428, DOUBT),
            "steady", Rating.presumed(1739, DOUBT),
            "veteran", Rating.presumed(1900, DOUBT),
            "marshal", Rating.presumed(1960, DOUBT));

    private Presumed() {}

    static Advantage advantage(String scenario) {
        return ADVANTAGES.getOrDefault(scenario, NOTHING);
    }

    /** Computers are rated by name; one of a character, or with a time of his own, begins as his level does. */
    static Rating rating(String player) {
        if (!Contender.isComputer(player)) {
            return Rating.NEWCOMER;
        }
        String level = Contender.computer(player).split("[-@]", 2)[0];
        return LEVELS.getOrDefault(level, Rating.NEWCOMER);
    }
}
