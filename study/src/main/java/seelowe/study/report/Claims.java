package seelowe.study.report;

import java.util.LinkedHashMap;
import java.util.Map;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.DesignersClaims;
import seelowe.opponents.arena.Share;
import seelowe.study.figures.CellFigures;

/** What the designer's claims (S1 to S12 of the ledger) came to in the games of a cell; those that compare variants are effects. */
final class Claims {
    private static final String PORT_WALKED_IN = "port.partisans-walked-in";
    private static final String PORT_FOUGHT = "port.partisans-fought";

    private Claims() {}

    static Map<String, String> of(CellFigures cell) {
        Map<String, String> claims = new LinkedHashMap<>();
        DesignersClaims.of(cell.report()).ifPresent(found -> {
            claims.put("S1 even weather", won(found.evenWeather()));
            claims.put(
                    "S3 ahead after Game-Turn 7",
                    "the side ahead won " + inGames(found.lead().kept()));
            claims.put(
                    "S4 decisive battle",
                    Tables.text(
                            "%s of all strength lost fell in Game-Turns 3 to 8",
                            Tables.percent(found.losses().share())));
            claims.put("S5 long storms", won(found.longStorms()));
        });
        claims.put("S2, S7 levels", levels(cell));
        claims.put("S8 low odds", lowOdds(cell));
        claims.put("S10 weather", weather(cell));
        claims.put("S12 ports and partisans", partisans(cell));
        if (cell.times("landed.G") > 0) {
            claims.put(
                    "S7 landings in G",
                    Tables.text("%.2f units a game", (double) cell.times("landed.G") / cell.size()));
        }
        return claims;
    }

    private static String won(Share share) {
        return share.of() == 0 ? "no such game" : "the German won " + inGames(share);
    }

    private static String inGames(Share share) {
        return Tables.text(
                "%d of %d (%s, %s)", share.count(), share.of(), Tables.percent(share.value()), Tables.range(share));
    }

    private static String levels(CellFigures cell) {
        StringBuilder text = new StringBuilder();
        cell.report()
                .results()
                .forEach((result, share) -> text.append(text.length() == 0 ? "" : ", ")
                        .append(result.title())
                        .append(' ')
                        .append(Tables.percent(share.value())));
        int big = cell.report().ended(GameResult.GERMAN_SUBSTANTIVE).count()
                + cell.report().ended(GameResult.GERMAN_DECISIVE).count();
        return text + "; substantive or decisive " + inGames(new Share(big, cell.size()));
    }

    /** Combats at up to 1-1 that killed outright, before any retreat was tried. */
    private static String lowOdds(CellFigures cell) {
        long all = 0;
        long killed = 0;
        for (int column = 0; column < 2; column++) {
            for (CombatResult result : CombatResult.values()) {
                long times = cell.times("result." + CombatResultsTable.columnName(column) + "." + result);
                boolean kills = result == CombatResult.ATTACKER_ELIMINATED
                        || result == CombatResult.DEFENDER_ELIMINATED
                        || result == CombatResult.EXCHANGE;
                all += times;
                killed += kills ? times : 0;
            }
        }
        return killed + " of " + all + " combats at up to 1-1 killed by the die itself";
    }

    private static String weather(CellFigures cell) {
        StringBuilder text = new StringBuilder("turns a game:");
        for (Weather weather : Weather.values()) {
            text.append(
                    Tables.text(" %s %.2f", weather.code(), (double) cell.times("weather." + weather) / cell.size()));
        }
        return text.toString();
    }

    private static String partisans(CellFigures cell) {
        return cell.times(PORT_WALKED_IN) + " ports lost to partisans who walked in, " + cell.times(PORT_FOUGHT)
                + " after a fight, in " + cell.size() + " games";
    }
}
