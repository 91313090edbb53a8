package seelowe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import seelowe.engine.force.Side;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.DesignersClaims;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.Share;
import seelowe.opponents.arena.TurnMeans;

/** What a simulation came to, for reading. */
final class SimulationTable {
    private static final String RESULT = "  %-28s %7s  %7s   %s";
    private static final String SCORE = "   score";
    private static final String TURN = "  %4s  %7s  %6s  %16s  %17s";

    private SimulationTable() {}

    static List<String> of(ArenaReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(title(report));
        lines.add("");
        if (report.games().isEmpty()) {
            lines.add("No game was finished.");
            return lines;
        }
        lines.add(text(RESULT, "Result", "games", "share", "95 % interval"));
        for (Map.Entry<GameResult, Share> entry : report.results().entrySet()) {
            lines.add(line(entry.getKey().title(), entry.getValue()));
        }
        lines.add(line("All German victories", report.won(Side.GERMAN)));
        lines.add(line("All British victories", report.won(Side.BRITISH)));
        lines.add("");
        boolean scored = !report.matchUp().scenario().special().isEmpty();
        lines.add(text(TURN, "Turn", "games", "ports", "German strength", "British strength") + (scored ? SCORE : ""));
        for (TurnMeans turn : report.turns()) {
            lines.add(line(turn) + (scored ? text("%" + SCORE.length() + ".1f", turn.score()) : ""));
        }
        DesignersClaims.of(report).map(SimulationClaims::of).ifPresent(claims -> {
            lines.add("");
            lines.addAll(claims);
        });
        return lines;
    }

    private static String title(ArenaReport report) {
        MatchUp matchUp = report.matchUp();
        int played = report.games().size();
        String count = (played == matchUp.games() ? "" : played + " of ")
                + (matchUp.games() == 1 ? "1 game" : matchUp.games() + " games");
        return matchUp.scenario().title() + " (" + matchUp.scenario().code() + "): " + count + ", German "
                + matchUp.german() + " against British " + matchUp.british() + ", seed " + matchUp.seed();
    }

    private static String line(String title, Share share) {
        String interval = text("%.1f to %.1f %%", percent(share.low()), percent(share.high()));
        return text(RESULT, title, share.count(), text("%.1f %%", percent(share.value())), interval);
    }

    private static String line(TurnMeans turn) {
        return text(
                TURN,
                turn.turn(),
                turn.games(),
                text("%.1f", turn.ports()),
                text("%.1f", turn.germanStrength()),
                text("%.1f", turn.britishStrength()));
    }

    private static double percent(double share) {
        return 100 * share;
    }

    private static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
