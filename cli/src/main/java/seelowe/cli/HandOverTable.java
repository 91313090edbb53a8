package seelowe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import seelowe.opponents.arena.HandOvers;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.standing.Reaction;

/** How often two people would wait for each other, for reading. */
final class HandOverTable {
    private static final String LINE = "  %-64s %7.2f";

    private HandOverTable() {}

    static List<String> of(MatchUp matchUp, HandOvers counted) {
        List<String> lines = new ArrayList<>();
        lines.add(text(
                "%s (%s): %d games, %d Game-Turns, German %s against British %s, seed %d",
                matchUp.scenario().title(),
                matchUp.scenario().code(),
                counted.games(),
                counted.turns(),
                matchUp.german(),
                matchUp.british(),
                matchUp.seed()));
        lines.add("");
        lines.add("In a Game-Turn, on average");
        lines.add(text(LINE, "Hand-overs when everything is asked", counted.askedATurn()));
        lines.add(text(LINE, "Hand-overs with standing orders for every reaction", counted.orderedATurn()));
        lines.add("");
        lines.add("Decisions of the player who is not moving, in a Game-Turn");
        for (Reaction reaction : Reaction.values()) {
            double count = counted.reactions().getOrDefault(reaction, 0);
            if (count > 0) {
                lines.add(text(LINE, reaction.title(), count / counted.turns()));
            }
        }
        return lines;
    }

    private static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
