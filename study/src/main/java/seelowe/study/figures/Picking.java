package seelowe.study.figures;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import seelowe.study.figures.CellFigures.Notable;
import seelowe.study.question.Pick;

/** Which games of a cell are kept. */
final class Picking {
    private Picking() {}

    static List<StudyFigures.Picked> of(Pick pick, CellFigures figures) {
        Stream<Notable> games = figures.notables().stream();
        if (pick.by().isOfSomething()) {
            games = games.filter(game -> count(game, pick) > 0);
        }
        return games.sorted(order(pick).thenComparing(Notable::game))
                .limit(pick.records())
                .map(game -> new StudyFigures.Picked(figures.cell(), game.game(), why(pick, game)))
                .toList();
    }

    private static Comparator<Notable> order(Pick pick) {
        return switch (pick.by()) {
            case CLOSEST -> Comparator.comparingDouble(Notable::distanceFromEven);
            case LONGEST -> Comparator.comparingInt(Notable::actions).reversed();
            case SHORTEST -> Comparator.comparingInt(Notable::actions);
            case SWING -> Comparator.comparingInt(Notable::swing).reversed();
            case MOST ->
                Comparator.comparingInt((Notable game) -> count(game, pick)).reversed();
            case ANY -> Comparator.comparingInt(Notable::game);
        };
    }

    private static int count(Notable game, Pick pick) {
        return Stream.of("", "event.", "action.")
                .mapToInt(kind -> game.counts().getOrDefault(kind + pick.what(), 0))
                .sum();
    }

    private static String why(Pick pick, Notable game) {
        return switch (pick.by()) {
            case CLOSEST -> "the closest";
            case LONGEST -> "the longest: " + game.actions() + " decisions";
            case SHORTEST -> "the shortest: " + game.actions() + " decisions";
            case SWING -> "the largest swing: " + game.swing() / 10 + " points of chance in one Game-Turn";
            case MOST -> "the most of " + pick.what() + ": " + count(game, pick);
            case ANY -> pick.what() + " came up: " + count(game, pick);
        };
    }
}
