package seelowe.opponents.arena;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.WeatherTable;
import seelowe.opponents.outlook.LandingWeather;

/**
 * What the designer says of the standard game [16.0, 17.0], counted in the games of a report. A game that was over early is judged
 * by the turns it had.
 *
 * @param evenWeather German victories among the games with even weather (S1)
 * @param lead whether the side that was ahead won (S3)
 * @param losses when strength was lost (S4)
 * @param longStorms German victories among the games with long storms (S5)
 */
public record DesignersClaims(Share evenWeather, Lead lead, Losses losses, Share longStorms) {
    private static final int FIRST_ROLL = 2;
    private static final int EVEN_UNTIL = 8;
    private static final int STORMS_UNTIL = 7;
    private static final int LONG_STORMS = 4;

    /** Empty for a scenario that goes by rules of its own or is over too soon. */
    public static Optional<DesignersClaims> of(ArenaReport report) {
        Scenario scenario = report.matchUp().scenario();
        if (!scenario.special().isEmpty() || scenario.rules().turns() <= EVEN_UNTIL) {
            return Optional.empty();
        }
        return Optional.of(new DesignersClaims(
                germanVictories(report, game -> hadEvenWeather(game, scenario.weather())),
                Lead.in(report.games()),
                Losses.in(report.games()),
                germanVictories(report, DesignersClaims::hadLongStorms)));
    }

    private static Share germanVictories(ArenaReport report, Predicate<PlayedGame> which) {
        List<PlayedGame> chosen = report.games().stream().filter(which).toList();
        return new ArenaReport(report.matchUp(), chosen).won(Side.GERMAN);
    }

    /** Each kind of weather came within one turn of what the table lets expect of Game-Turns 2 to 8. */
    private static boolean hadEvenWeather(PlayedGame game, WeatherTable table) {
        int last = game.lastUpTo(EVEN_UNTIL);
        for (LandingWeather kind : LandingWeather.values()) {
            int came = LandingWeather.SIXTHS * count(kind, game, FIRST_ROLL, last);
            if (Math.abs(came - kind.expectedSixths(table, FIRST_ROLL, last)) > LandingWeather.SIXTHS) {
                return false;
            }
        }
        return true;
    }

    /** On four or more of Game-Turns 2 to 7 no ship could land anything. */
    private static boolean hadLongStorms(PlayedGame game) {
        return count(LandingWeather.NOWHERE, game, FIRST_ROLL, STORMS_UNTIL) >= LONG_STORMS;
    }

    /** On how many of these Game-Turns, as far as the game went, this kind came. */
    private static int count(LandingWeather kind, PlayedGame game, int first, int last) {
        int count = 0;
        for (int turn = first; turn <= game.lastUpTo(last); turn++) {
            count += LandingWeather.of(game.after(turn).weather()) == kind ? 1 : 0;
        }
        return count;
    }
}
