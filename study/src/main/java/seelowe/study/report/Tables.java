package seelowe.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.arena.Share;
import seelowe.opponents.arena.TurnFigures;
import seelowe.protocol.words.WeatherWords;
import seelowe.study.figures.CellFigures;
import seelowe.study.figures.Effect;
import seelowe.study.figures.Ladder;
import seelowe.study.figures.StudyFigures;

/** The tables of a report, the same for the page and for plain text. */
final class Tables {
    private static final double PERCENT = 100;

    private Tables() {}

    /** Every cell: how its games ended. */
    static Grid results(StudyFigures figures) {
        List<String> header = names("scenario", "players (German first)", "variant", figures);
        header.addAll(List.of("games", "German won", "95 %", "drawn", "German's points"));
        Grid grid = new Grid(header.toArray(String[]::new));
        for (CellFigures cell : figures.byScenario()) {
            Share won = cell.report().won(Side.GERMAN);
            List<String> row = names(cell, figures);
            row.addAll(List.of(
                    String.valueOf(cell.size()),
                    percent(won.value()),
                    range(won),
                    percent(cell.report().ended(GameResult.DRAW).value()),
                    points(cell)));
            grid.add(row.toArray(String[]::new));
        }
        return grid;
    }

    /** The German's, of 100. */
    static String points(CellFigures cell) {
        return text("%.1f ± %.1f", PERCENT * cell.points().value(), PERCENT * cell.halfWidth());
    }

    /** Every cell: at what level it was won. */
    static Grid levels(StudyFigures figures) {
        List<String> header = names("scenario", "players", "variant", figures);
        List<GameResult> levels = new ArrayList<>();
        for (GameResult level : GameResult.values()) {
            if (figures.cells().stream()
                    .anyMatch(cell -> cell.report().ended(level).count() > 0)) {
                levels.add(level);
                header.add(level.title());
            }
        }
        Grid grid = new Grid(header.toArray(String[]::new));
        for (CellFigures cell : figures.byScenario()) {
            List<String> row = names(cell, figures);
            levels.forEach(level -> row.add(percent(cell.report().ended(level).value())));
            grid.add(row.toArray(String[]::new));
        }
        return grid;
    }

    static Grid effects(StudyFigures figures) {
        List<String> header = names("scenario", "players", "variant", figures);
        header.add("beside the first variant, the same dice");
        Grid grid = new Grid(header.toArray(String[]::new));
        for (Effect effect : figures.effects()) {
            List<String> row = names(effect.variant(), figures);
            row.add(effect.sentence());
            grid.add(row.toArray(String[]::new));
        }
        return grid;
    }

    private static List<String> names(CellFigures cell, StudyFigures figures) {
        return names(
                cell.cell().scenario(),
                cell.cell().players(),
                cell.cell().variant().name(),
                figures);
    }

    /** Who plays is told only where that is the question. */
    private static List<String> names(String scenario, String players, String variant, StudyFigures figures) {
        return new ArrayList<>(
                figures.hasSeveralPlayers() ? List.of(scenario, players, variant) : List.of(scenario, variant));
    }

    static Grid ladder(List<Ladder.Rating> ratings) {
        Grid grid = new Grid("player", "rating", "95 %", "games");
        ratings.forEach(rating -> grid.add(
                rating.name(),
                text("%.0f", rating.rating()),
                text("± %.0f", rating.halfWidth()),
                String.valueOf(rating.games())));
        return grid;
    }

    /** What the dice did at each column of the Combat Results Table. */
    static Grid combats(CellFigures cell) {
        List<String> header = new ArrayList<>(List.of("odds", "a game"));
        for (CombatResult result : CombatResult.values()) {
            header.add(result.code());
        }
        Grid grid = new Grid(header.toArray(String[]::new));
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            String name = CombatResultsTable.columnName(column);
            long all = 0;
            for (CombatResult result : CombatResult.values()) {
                all += cell.times("result." + name + "." + result);
            }
            if (all > 0) {
                List<String> row = new ArrayList<>(List.of(name, text("%.2f", (double) all / cell.size())));
                for (CombatResult result : CombatResult.values()) {
                    row.add(percent((double) cell.times("result." + name + "." + result) / all));
                }
                grid.add(row.toArray(String[]::new));
            }
        }
        return grid;
    }

    /** How often each kind of weather came, by Game-Turn. */
    static Grid weather(CellFigures cell) {
        List<Chart.Part> parts = weatherParts(cell);
        List<String> header = new ArrayList<>(List.of("Game-Turn"));
        parts.forEach(part -> header.add(part.name()));
        Grid grid = new Grid(header.toArray(String[]::new));
        for (int turn = 0; turn < parts.get(0).shares().size(); turn++) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(turn + 1)));
            for (Chart.Part part : parts) {
                row.add(text("%.1f %%", part.shares().get(turn)));
            }
            grid.add(row.toArray(String[]::new));
        }
        return grid;
    }

    /** The same for a chart. */
    static List<Chart.Part> weatherParts(CellFigures cell) {
        int turns = cell.byTurn(TurnFigures::turn).size();
        List<Chart.Part> parts = new ArrayList<>();
        for (Weather weather : Weather.values()) {
            List<Double> shares = new ArrayList<>();
            for (int turn = 1; turn <= turns; turn++) {
                shares.add(PERCENT * weatherShare(cell, turn, weather));
            }
            parts.add(new Chart.Part(
                    WeatherWords.of(weather).title(),
                    "weather-" + weather.code().toLowerCase(Locale.ROOT),
                    shares));
        }
        return parts;
    }

    private static double weatherShare(CellFigures cell, int turn, Weather weather) {
        List<PlayedGame> games = cell.report().games().stream()
                .filter(game -> game.turns().size() >= turn)
                .toList();
        long had = games.stream()
                .filter(game -> game.after(turn).weather() == weather)
                .count();
        return games.isEmpty() ? 0 : (double) had / games.size();
    }

    /** Who lost what, and how. */
    static Grid losses(CellFigures cell) {
        Grid grid = new Grid("lost", "units a game", "in games");
        counted(cell, "lost.")
                .forEach((what, tally) -> grid.add(
                        what.replace('.', ' ').replace('_', ' ').toLowerCase(Locale.ROOT),
                        text("%.2f", (double) tally.times() / cell.size()),
                        percent((double) tally.games() / cell.size())));
        return grid;
    }

    /** How often each rule, or each decision, came up. */
    static Grid happenings(CellFigures cell, String prefix) {
        Grid grid = new Grid(prefix.equals("action.") ? "decision" : "what happened", "a game", "in games");
        Map<String, CellFigures.Tally> byWords = new TreeMap<>();
        counted(cell, prefix).forEach((kind, tally) -> {
            String words = Happenings.words(kind);
            if (words != null) {
                byWords.put(words, tally);
            }
        });
        byWords.forEach((words, tally) -> grid.add(
                words,
                text("%.2f", (double) tally.times() / cell.size()),
                percent((double) tally.games() / cell.size())));
        return grid;
    }

    private static Map<String, CellFigures.Tally> counted(CellFigures cell, String prefix) {
        Map<String, CellFigures.Tally> found = new TreeMap<>();
        cell.counts().forEach((what, tally) -> {
            if (what.startsWith(prefix)) {
                found.put(what.substring(prefix.length()), tally);
            }
        });
        return found;
    }

    static String percent(double share) {
        return text("%.1f %%", PERCENT * share);
    }

    static String range(Share share) {
        return text("%.1f to %.1f %%", PERCENT * share.low(), PERCENT * share.high());
    }

    static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
