package seelowe.cli;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import seelowe.engine.force.Side;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.Share;
import seelowe.opponents.arena.TurnMeans;
import seelowe.protocol.form.Values;

/** What a simulation came to, for programs: one line of JSON that is the same for the same seed. */
final class SimulationJson {
    private SimulationJson() {}

    static String of(ArenaReport report) {
        MatchUp matchUp = report.matchUp();
        return text(
                "{\"scenario\":%s,\"german\":%s,\"british\":%s,\"seed\":%d,\"games\":%d,\"played\":%d,"
                        + "\"results\":[%s],\"germanVictories\":{%s},\"britishVictories\":{%s},"
                        + "\"actions\":%d,\"refused\":%d,\"turns\":[%s]}",
                quoted(matchUp.scenario().code()),
                quoted(matchUp.german()),
                quoted(matchUp.british()),
                matchUp.seed(),
                matchUp.games(),
                report.games().size(),
                results(report.results()),
                share(report.won(Side.GERMAN)),
                share(report.won(Side.BRITISH)),
                report.actions(),
                report.refused(),
                report.turns().stream().map(SimulationJson::turn).collect(Collectors.joining(",")));
    }

    private static String results(Map<GameResult, Share> results) {
        return results.entrySet().stream()
                .map(entry -> text("{\"result\":%s,%s}", quoted(Values.word(entry.getKey())), share(entry.getValue())))
                .collect(Collectors.joining(","));
    }

    private static String share(Share share) {
        return text(
                "\"games\":%d,\"share\":%.4f,\"low\":%.4f,\"high\":%.4f",
                share.count(), share.value(), share.low(), share.high());
    }

    private static String turn(TurnMeans turn) {
        return text(
                "{\"turn\":%d,\"games\":%d,\"ports\":%.3f,\"germanStrength\":%.3f,\"britishStrength\":%.3f,\"score\":%.3f}",
                turn.turn(), turn.games(), turn.ports(), turn.germanStrength(), turn.britishStrength(), turn.score());
    }

    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
