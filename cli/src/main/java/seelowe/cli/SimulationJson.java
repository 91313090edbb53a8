package seelowe.cli;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import seelowe.engine.force.Side;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.DesignersClaims;
import seelowe.opponents.arena.Lead;
import seelowe.opponents.arena.Losses;
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
                        + "\"actions\":%d,\"refused\":%d,\"turns\":[%s]%s}",
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
                report.turns().stream().map(SimulationJson::turn).collect(Collectors.joining(",")),
                DesignersClaims.of(report).map(SimulationJson::claims).orElse(""));
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

    private static String claims(DesignersClaims claims) {
        Lead lead = claims.lead();
        Losses losses = claims.losses();
        return text(
                ",\"claims\":{\"germanVictoriesInEvenWeather\":%s,\"aheadAfterTurn7\":{\"won\":%s,\"german\":%s,"
                        + "\"british\":%s,\"nobody\":%d,\"overByThen\":%d},\"strengthLost\":{\"all\":%d,\"turns3To8\":%d,"
                        + "\"share\":%s,\"mostInTurns3To8\":%s},\"germanVictoriesInLongStorms\":%s}",
                shareOf(claims.evenWeather()),
                shareOf(lead.kept()),
                shareOf(lead.german()),
                shareOf(lead.british()),
                lead.nobody(),
                lead.overByThen(),
                losses.inAll(),
                losses.inBattle(),
                losses.inAll() == 0 ? "null" : text("%.4f", losses.share()),
                shareOf(losses.mostInBattle()),
                shareOf(claims.longStorms()));
    }

    /** With the number of games it is a share of; of no games there is none. */
    private static String shareOf(Share share) {
        return share.of() == 0
                ? "{\"of\":0,\"games\":0,\"share\":null,\"low\":null,\"high\":null}"
                : text("{\"of\":%d,%s}", share.of(), share(share));
    }

    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
