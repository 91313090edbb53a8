package seelowe.engine.rule.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import seelowe.engine.Rule;
import seelowe.engine.scenario.Measures;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;

/**
 * How a game stands while it goes on: the level it would end at now, the figures that make it, and what the Germans still lack for
 * each better one.
 *
 * @param now the level, and {@code title} what the scenario calls it
 * @param steps the better levels, the nearest first
 */
@Rule({"R15.1-4", "R15.1-5", "R15.2"})
public record Outlook(GameResult now, String title, List<Figure> figures, List<Step> steps) {
    public Outlook {
        figures = List.copyOf(figures);
        steps = List.copyOf(steps);
    }

    /** What a level is reckoned from. */
    public enum Measure {
        PORTS,
        /** German strength, held against the British. */
        STRENGTH,
        /** [LT 7.1] In half points. */
        POINTS
    }

    /** A figure as it is now, and the marks it must come to. */
    public record Figure(Measure measure, int value, List<Mark> marks) {
        public Figure {
            marks = List.copyOf(marks);
        }

        int lack(int mark) {
            return Math.max(0, mark - value);
        }
    }

    /** From here on the figure is enough for these levels. */
    public record Mark(int at, List<GameResult> levels) {
        public Mark {
            levels = List.copyOf(levels);
        }
    }

    /** A better level, and what is lacking for it. */
    public record Step(GameResult level, String title, List<Lack> lacks) {
        public Step {
            lacks = List.copyOf(lacks);
        }
    }

    public record Lack(Measure measure, int more) {}

    /** By ports and strengths [15.2]. */
    public static Outlook of(GameState state) {
        Measures measures = state.rules().measures();
        int british = VictoryConditions.britishStrength(state);
        Figure ports = new Figure(
                Measure.PORTS,
                VictoryConditions.portsHeld(state),
                List.of(
                        new Mark(measures.substantivePorts(), List.of(GameResult.DRAW, GameResult.GERMAN_SUBSTANTIVE)),
                        new Mark(measures.decisivePorts(), List.of(GameResult.GERMAN_DECISIVE))));
        Figure strength = new Figure(
                Measure.STRENGTH,
                VictoryConditions.germanStrength(state),
                List.of(
                        new Mark(british, List.of(GameResult.GERMAN_MARGINAL, GameResult.GERMAN_SUBSTANTIVE)),
                        new Mark(measures.decisiveRatio() * british, List.of(GameResult.GERMAN_DECISIVE))));
        GameResult now = VictoryConditions.anyGermanInBritain(state)
                ? VictoryConditions.level(measures, ports.value(), strength.value(), british)
                : GameResult.BRITISH_VICTORY;
        return new Outlook(
                now,
                Reckoning.title(now),
                List.of(ports, strength),
                steps(now, List.of(ports, strength), Reckoning::title));
    }

    /** By one figure alone, whose marks stand in the order of the levels. */
    public static Outlook of(GameResult now, Figure figure) {
        return new Outlook(now, now.title(), List.of(figure), steps(now, List.of(figure), GameResult::title));
    }

    /** A level that takes no more than a better one does is not worth naming. */
    private static List<Step> steps(GameResult now, List<Figure> figures, Function<GameResult, String> title) {
        List<Step> steps = new ArrayList<>();
        for (GameResult level : GameResult.values()) {
            if (level.compareTo(now) > 0 && figures.stream().anyMatch(figure -> names(figure, level))) {
                List<Lack> lacks = lacks(level, figures);
                steps.removeIf(step -> step.lacks().equals(lacks));
                steps.add(new Step(level, title.apply(level), lacks));
            }
        }
        return steps;
    }

    private static boolean names(Figure figure, GameResult level) {
        return figure.marks().stream().anyMatch(mark -> mark.levels().contains(level));
    }

    private static List<Lack> lacks(GameResult level, List<Figure> figures) {
        List<Lack> lacks = new ArrayList<>();
        for (Figure figure : figures) {
            for (Mark mark : figure.marks()) {
                if (mark.levels().contains(level) && figure.lack(mark.at()) > 0) {
                    lacks.add(new Lack(figure.measure(), figure.lack(mark.at())));
                }
            }
        }
        return lacks;
    }
}
