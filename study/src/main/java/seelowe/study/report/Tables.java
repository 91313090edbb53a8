package seelowe.study.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
        Grid grid = new Grid(
                "scenario",
                "players (German first)",
                "variant",
                "games",
                "German won",
                "95 %",
                "drawn",
                "German's points");
        for (CellFigures cell : figures.cells()) {
            Share won = cell.report().won(Side.GERMAN);
            grid.add(
                    cell.cell().scenario(),
                    cell.cell().players(),
                    cell.cell().variant().name(),
                    String.valueOf(cell.size()),
                    percent(won.value()),
                    range(won),
                    percent(cell.report().ended(GameResult.DRAW).value()),
                    text("%.1f ± %.1f", PERCENT * cell.points().value(), PERCENT * cell.halfWidth()));
        }
        return grid;
    }

    /** Every cell: at what level it was won. */
    static Grid levels(StudyFigures figures) {
        List<String> header = new ArrayList<>(List.of("scenario", "players", "variant"));
        List<GameResult> levels = new ArrayList<>();
        for (GameResult level : GameResult.values()) {
            if (figures.cells().stream()
                    .anyMatch(cell -> cell.report().ended(level).count() > 0)) {
                levels.add(level);
                header.add(level.title());
            }
        }
        Grid grid = new Grid(header.toArray(String[]::new));
        for (CellFigures cell : figures.cells()) {
            List<String> row = new ArrayList<>(List.of(
                    cell.cell().scenario(),
                    cell.cell().players(),
                    cell.cell().variant().name()));
            levels.forEach(level -> row.add(percent(cell.report().ended(level).value())));
            grid.add(row.toArray(String[]::new));
        }
        return grid;
    }

    static Grid effects(List<Effect> effects) {
        Grid grid = new Grid("scenario", "players", "variant", "beside the first variant, the same dice");
        effects.forEach(effect -> grid.add(
                effect.variant().cell().scenario(),
                effect.variant().cell().players(),
                effect.variant().cell().variant().name(),
                effect.sentence()));
        return grid;
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

    /** Claim by claim, every cell. */
    static Grid claims(StudyFigures figures) {
        Map<String, List<String[]>> rows = new LinkedHashMap<>();
        for (CellFigures cell : figures.cells()) {
            Claims.of(cell)
                    .forEach((claim, found) -> rows.computeIfAbsent(claim, none -> new ArrayList<>())
                            .add(new String[] {claim, figures.name(cell.cell()), found}));
        }
        Grid grid = new Grid("claim", "games of", "what was found");
        rows.values().forEach(claim -> claim.forEach(grid::add));
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
        List<String> header = new ArrayList<>(List.of("Game-Turn"));
        for (Weather weather : Weather.values()) {
            header.add(weather.code());
        }
        Grid grid = new Grid(header.toArray(String[]::new));
        int turns = cell.byTurn(TurnFigures::turn).size();
        for (int turn = 1; turn <= turns; turn++) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(turn)));
            for (Weather weather : Weather.values()) {
                row.add(percent(weatherShare(cell, turn, weather)));
            }
            grid.add(row.toArray(String[]::new));
        }
        return grid;
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
