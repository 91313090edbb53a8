package seelowe.cli;

import java.util.ArrayList;
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
        List<String> lines = new ArrayList<>();
        lines.add("  What the designer's claims came to (share, 95 % interval)");
        lines.add("  - " + evenWeather(claims.evenWeather()));
        lines.add("  - " + longStorms(claims.longStorms()));
        lines.addAll(ahead(claims.lead()));
        lines.addAll(losses(claims.losses()));
        lines.add(
                "  Even: beach weather, port weather and storms each within one turn of what the weather table lets expect.");
        lines.add(
                "  Ahead: would win with the ports held after Game-Turn 7 if no more strength were lost, all British units");
        lines.add("  on the schedule came, and ships sailed on as many turns as the weather table lets expect.");
        return lines;
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

    private static List<String> ahead(Lead lead) {
        if (lead.kept().of() == 0) {
            return List.of("  - Nobody was ahead after Game-Turn 7 in any game.");
        }
        String sides = text(
                "    The German was ahead in %d and won %d, the British in %d and won %d; nobody was in %d.",
                lead.german().of(),
                lead.german().count(),
                lead.british().of(),
                lead.british().count(),
                lead.nobody());
        String over = text(" Over by then, and counted for the winner: %d.", lead.overByThen());
        return List.of(
                "  - The side ahead after Game-Turn 7 won " + inGames(lead.kept()) + ".",
                sides + (lead.overByThen() == 0 ? "" : over));
    }

    private static List<String> losses(Losses losses) {
        if (losses.inAll() == 0) {
            return List.of("  - No strength was lost in any game.");
        }
        return List.of(
                text(
                        "  - Of %d strength points lost, %d (%.1f %%) were lost in Game-Turns 3 to 8;",
                        losses.inAll(), losses.inBattle(), 100 * losses.share()),
                "    more than half of a game's in " + inGames(losses.mostInBattle()) + ".");
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
