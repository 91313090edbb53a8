package seelowe.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import seelowe.engine.force.Side;
import seelowe.opponents.arena.Share;
import seelowe.study.figures.CellFigures;
import seelowe.study.figures.Effect;
import seelowe.study.figures.StudyFigures;

/** What a reader in a hurry is told: a few plain sentences. */
final class Summary {
    private static final int MOST_EFFECTS = 8;

    private Summary() {}

    static List<String> of(StudyFigures figures) {
        List<String> sentences = new ArrayList<>();
        if (figures.hasSeveralPlayers()) {
            return List.of(
                    "From the strongest: " + places(figures) + ". Where intervals overlap, the order may be chance.");
        }
        for (CellFigures cell : figures.byScenario()) {
            if (figures.isFirst(cell.cell()) && cell.size() > 0) {
                sentences.add(outcome(cell));
            }
        }
        sentences.addAll(effects(figures.effects()));
        return sentences;
    }

    private static String places(StudyFigures figures) {
        return figures.ladder().stream()
                .filter(place -> figures.cells().stream().anyMatch(cell -> meets(cell, place.name())))
                .map(place -> Tables.text("%s %.0f ± %.0f", place.name(), place.rating(), place.halfWidth()))
                .collect(Collectors.joining(", "));
    }

    private static boolean meets(CellFigures cell, String player) {
        return cell.cell().german().equals(player) || cell.cell().british().equals(player);
    }

    private static String outcome(CellFigures cell) {
        Share won = cell.report().won(Side.GERMAN);
        return Tables.text(
                "%s: the German wins %.0f of 100 games (%s).",
                cell.cell().matchUp().scenario().title(), 100 * won.value(), Tables.range(won));
    }

    /** Those that are clear, the largest first. */
    private static List<String> effects(List<Effect> effects) {
        List<String> sentences = new ArrayList<>();
        List<Effect> clear = effects.stream()
                .filter(effect -> effect.points().isClear())
                .sorted((a, b) -> Double.compare(
                        Math.abs(b.points().value()), Math.abs(a.points().value())))
                .toList();
        clear.stream()
                .limit(MOST_EFFECTS)
                .forEach(effect ->
                        sentences.add(effect.variant().cell().variant().name() + " ("
                                + effect.variant().cell().scenario() + "): " + effect.sentence() + "."));
        if (!effects.isEmpty()) {
            sentences.add(clear.size() + " of " + effects.size()
                    + " comparisons are clear; of so many, one in twenty would seem so by chance.");
        }
        return sentences;
    }
}
