package seelowe.drills.play;

import java.util.List;

/**
 * What shall be played.
 *
 * @param opponent the computer against whom; empty for two at one screen
 * @param side the person's in a game against the computer
 * @param options as JSON
 * @param match whether it is a match of two boards at once [15.3]
 */
public record Order(String scenario, String opponent, String side, String options, boolean match) {
    private static final List<String> SCENARIOS = List.of("N", "H", "J", "LT");

    /** Two at one screen, in one scenario after the other. */
    public static Order hotSeat(int number) {
        return new Order(SCENARIOS.get(Math.floorMod(number, SCENARIOS.size())), "", "", "{}", false);
    }

    /** Against the computer. */
    public static Order solo(int number, String opponent) {
        String side = number % 2 == 0 ? "german" : "british";
        return new Order(SCENARIOS.get(Math.floorMod(number / 2, SCENARIOS.size())), opponent, side, "{}", false);
    }

    public Order with(String moreOptions) {
        return new Order(scenario, opponent, side, moreOptions, match);
    }

    public Order of(String otherScenario) {
        return new Order(otherScenario, opponent, side, options, match);
    }

    public Order asMatch() {
        return new Order(scenario, opponent, side, options, true);
    }

    String path() {
        return match ? "/api/matches" : "/api/games";
    }

    String body() {
        String who = opponent.isEmpty()
                ? "\"mode\":\"hotseat\""
                : "\"mode\":\"solo\",\"side\":\"" + side + "\",\"opponent\":\"" + opponent + "\"";
        return "{\"scenario\":\"" + scenario + "\"," + who + ",\"options\":" + options
                + (match ? ",\"concurrent\":true}" : "}");
    }

    /** For tables. */
    public String inWords() {
        return scenario
                + (match ? " match" : "")
                + (opponent.isEmpty() ? "" : " against " + opponent)
                + (options.equals("{}") ? "" : " " + options);
    }
}
