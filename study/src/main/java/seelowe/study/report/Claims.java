package seelowe.study.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.DesignersClaims;
import seelowe.opponents.arena.Share;
import seelowe.study.figures.CellFigures;
import seelowe.study.figures.Effect;
import seelowe.study.figures.StudyFigures;

/** The designer's claims (S1 to S12 of the ledger) beside what the games say; those that compare variants are effects. */
final class Claims {
    private static final Map<Integer, String> SAID = Map.ofEntries(
            Map.entry(1, "N with even weather: the German wins 50 to 60 of 100"),
            Map.entry(2, "H: the German should win, and by much"),
            Map.entry(3, "whoever is ahead after Game-Turn 7 has most often won"),
            Map.entry(4, "N: most is lost in the battle of Game-Turns 3 to 8"),
            Map.entry(5, "N: long storms ruin the German"),
            Map.entry(6, "partisans and Home Guard seldom decide"),
            Map.entry(
                    7,
                    "J is a gamble; landed in G alone, without the victory ports, the German wins marginally at best"),
            Map.entry(8, "at low odds little blood flows: none at 1-2 and 1-1, one time in six at 2-1"),
            Map.entry(9, "the German does well to attack only with two supply units ashore"),
            Map.entry(
                    10,
                    "of 14 rolls in September 3.2 clear, ports open on 9.3, no flying on 6.2; in July 7.8, 14 and 1.5"),
            Map.entry(11, "it pays the British to attack at 1-1 and 2-1"),
            Map.entry(12, "partisans take the ports that were left empty, and no others"));

    private static final Pattern CLAIM = Pattern.compile("S(\\d{1,2})\\b");
    private static final int LEVELS = 7;
    private static final int ROLLS = 14;
    private static final int BELOW_TWO_TO_ONE = 2;
    private static final String PORT_WALKED_IN = "port.partisans-walked-in";
    private static final String PORT_FOUGHT = "port.partisans-fought";

    private Claims() {}

    /** Whether some variant is named for a claim. */
    static boolean areAsked(StudyFigures figures) {
        return figures.plan().question().variants().stream()
                .anyMatch(variant -> CLAIM.matcher(variant.name()).lookingAt());
    }

    /** Claim by claim: the games of the first variant, and what the variants that are named for a claim change. */
    static Grid table(StudyFigures figures) {
        Map<Integer, List<String[]>> rows = new TreeMap<>();
        for (CellFigures cell : figures.byScenario()) {
            if (figures.isFirst(cell.cell()) && cell.size() > 0) {
                of(cell).forEach((claim, found) -> add(rows, claim, cell, found));
            }
        }
        for (Effect effect : figures.effects()) {
            String name = effect.variant().cell().variant().name();
            Matcher claim = CLAIM.matcher(name);
            if (claim.lookingAt()) {
                int number = Integer.parseInt(claim.group(1));
                String found = name.substring(claim.end()).replaceFirst("^\\W+", "") + ": " + effect.sentence();
                add(rows, number, effect.variant(), found + (number == LEVELS ? "; " + levels(effect.variant()) : ""));
            }
        }
        Grid grid = new Grid("claim", "the designer says", "scenario", "what was found");
        rows.values().forEach(claim -> claim.forEach(grid::add));
        return grid;
    }

    /** What was said stands in the first row of a claim alone. */
    private static void add(Map<Integer, List<String[]>> rows, int claim, CellFigures cell, String found) {
        List<String[]> known = rows.computeIfAbsent(claim, none -> new ArrayList<>());
        String said = known.isEmpty() ? SAID.getOrDefault(claim, "") : "";
        known.add(new String[] {"S" + claim, said, cell.cell().scenario(), found});
    }

    private static Map<Integer, String> of(CellFigures cell) {
        Map<Integer, String> claims = new LinkedHashMap<>();
        DesignersClaims.of(cell.report()).ifPresent(found -> {
            claims.put(1, "with even weather " + won(found.evenWeather()));
            claims.put(3, "the side ahead won " + inGames(found.lead().kept()));
            claims.put(
                    4,
                    Tables.text(
                            "%s of all strength lost fell in Game-Turns 3 to 8",
                            Tables.percent(found.losses().share())));
            claims.put(5, "with long storms " + won(found.longStorms()));
        });
        claims.put(2, levels(cell));
        claims.put(LEVELS, landings(cell));
        claims.put(8, lowOdds(cell));
        claims.put(10, weather(cell));
        claims.put(12, partisans(cell));
        claims.values().removeIf(String::isEmpty);
        return claims;
    }

    private static String won(Share share) {
        return share.of() == 0 ? "there was no game" : "the German won " + inGames(share);
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

    private static String landings(CellFigures cell) {
        long inG = cell.times("landed.G");
        return inG == 0 ? "" : Tables.text("%.2f units a game landed in G", (double) inG / cell.size());
    }

    /** Combats that killed outright, before any retreat was tried. */
    private static String lowOdds(CellFigures cell) {
        return killed(cell, 0, BELOW_TWO_TO_ONE) + " combats at 1-2 and 1-1 killed by the die itself, at 2-1 "
                + killed(cell, BELOW_TWO_TO_ONE, BELOW_TWO_TO_ONE + 1);
    }

    private static String killed(CellFigures cell, int from, int below) {
        long all = 0;
        long killed = 0;
        for (int column = from; column < below; column++) {
            for (CombatResult result : CombatResult.values()) {
                long times = cell.times("result." + CombatResultsTable.columnName(column) + "." + result);
                boolean kills = result == CombatResult.ATTACKER_ELIMINATED
                        || result == CombatResult.DEFENDER_ELIMINATED
                        || result == CombatResult.EXCHANGE;
                all += times;
                killed += kills ? times : 0;
            }
        }
        return killed + " of " + all;
    }

    /** As if every game had gone on for all rolls. */
    private static String weather(CellFigures cell) {
        double clear = 0;
        double sailing = 0;
        double grounded = 0;
        double all = 0;
        for (Weather weather : Weather.values()) {
            double times = cell.times("weather." + weather);
            all += times;
            clear += weather.allowsBeachLanding() ? times : 0;
            sailing += weather.allowsSailing() ? times : 0;
            grounded += weather.allowsFlying() ? 0 : times;
        }
        double scale = ROLLS / Math.max(1, all);
        return Tables.text(
                "of 14 rolls %.1f clear, ports open on %.1f, no flying on %.1f",
                clear * scale, sailing * scale, grounded * scale);
    }

    private static String partisans(CellFigures cell) {
        return cell.times(PORT_WALKED_IN) + " ports lost to partisans who walked in, " + cell.times(PORT_FOUGHT)
                + " after a fight, in " + cell.size() + " games";
    }
}
