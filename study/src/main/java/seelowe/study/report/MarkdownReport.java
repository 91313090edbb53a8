package seelowe.study.report;

import java.util.List;
import seelowe.study.figures.Effect;
import seelowe.study.figures.Ladder;
import seelowe.study.figures.StudyFigures;

/** The figures of a study as plain text with tables, to quote from. */
public final class MarkdownReport {
    private MarkdownReport() {}

    public static String of(StudyFigures figures) {
        StringBuilder text = new StringBuilder("# " + figures.plan().question().title() + "\n\n");
        String about = figures.plan().question().about();
        text.append(about.isEmpty() ? "" : about + "\n\n");
        text.append(figures.games())
                .append(" games, seed ")
                .append(figures.plan().question().seed());
        text.append(". The games of all variants with one number have the same dice.\n");
        section(text, "Results", Tables.results(figures));
        List<Effect> effects = figures.effects();
        section(text, "What the variants change", Tables.effects(effects));
        List<Ladder.Rating> ladder = figures.ladder();
        section(text, "Ladder", Tables.ladder(ladder));
        section(text, "Levels of victory", Tables.levels(figures));
        section(text, "The designer's claims", Tables.claims(figures));
        return text.toString();
    }

    private static void section(StringBuilder text, String title, Grid grid) {
        if (!grid.isEmpty()) {
            text.append("\n## ").append(title).append("\n\n").append(grid.markdown());
        }
    }
}
