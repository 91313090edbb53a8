package seelowe.cli;

import java.util.List;
import java.util.Locale;
import seelowe.opponents.arena.DesignersClaims;
import seelowe.opponents.arena.Lead;
import seelowe.opponents.arena.Losses;
import seelowe.opponents.arena.Share;

/** What became of the designer's claims in a simulation, for reading. */
final class SimulationClaims {
    private SimulationClaims() {}

    static List<String> of(DesignersClaims claims) {
        return List.of(
                "  What the designer's claims came to (share, 95 % interval)",
                "  - " + evenWeather(claims.evenWeather()),
                "  - " + longStorms(claims.longStorms()),
                "  - " + ahead(claims.lead()),
                "  - " + losses(claims.losses()),
                "  Even: beach weather, port weather and storms each within one turn of what the weather table lets expect.",
                "  Ahead: would win with the ports held after Game-Turn 7 if no more strength were lost, all British units",
                "  on the schedule came, and ships sailed on as many turns as the weather table lets expect.");
    }

    private static String evenWeather(Share won) {
        return won.of() == 0
                ? "No game had even weather in Game-Turns 2 to 8."
                : "With even weather in Game-Turns 2 to 8 the German won " + inGames(won) + ".";
    }

    private static String longStorms(Share won) {
        return won.of() == 0
                ? "No game had four or more storms in Game-Turns 2 to 7."
                : "With four or more storms in Game-Turns 2 to 7 the German won " + inGames(won) + ".";
    }

    private static String ahead(Lead lead) {
        if (lead.kept().of() == 0) {
            return "Nobody was ahead after Game-Turn 7 in any game.";
        }
        return "The side ahead after Game-Turn 7 won " + inGames(lead.kept())
                + text(
                        ": the German %d of %d, the British %d of %d.",
                        lead.german().count(),
                        lead.german().of(),
                        lead.british().count(),
                        lead.british().of())
                + (lead.nobody() == 0 ? "" : text(" Nobody was ahead in %d.", lead.nobody()))
                + (lead.overByThen() == 0
                        ? ""
                        : text(" Over by then, and counted for the winner: %d.", lead.overByThen()));
    }

    private static String losses(Losses losses) {
        if (losses.inAll() == 0) {
            return "No strength was lost in any game.";
        }
        return text(
                        "Game-Turns 3 to 8 saw %d of the %d strength points lost, %.1f %%; more than half of a game's in ",
                        losses.inBattle(), losses.inAll(), 100 * losses.share())
                + inGames(losses.mostInBattle()) + ".";
    }

    private static String inGames(Share share) {
        return text(
                "%d of %d games (%.1f %%, %.1f to %.1f %%)",
                share.count(), share.of(), 100 * share.value(), 100 * share.low(), 100 * share.high());
    }

    private static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
