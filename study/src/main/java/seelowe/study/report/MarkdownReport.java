package seelowe.study.report;

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
        text.append(". Games of one number have the same dice in all variants. `./seelowe study ")
                .append(figures.plan().question().file())
                .append(" --out DIR` makes this page again.\n\n");
        Summary.of(figures)
                .forEach(sentence -> text.append("- ").append(sentence).append('\n'));
        section(text, "Results", Tables.results(figures));
        section(text, "What the variants change", Tables.effects(figures));
        section(text, "Ladder", Tables.ladder(figures.ladder()));
        section(text, "Levels of victory", Tables.levels(figures));
        if (Claims.areAsked(figures)) {
            section(text, "The designer's claims", Claims.table(figures));
        }
        return text.toString();
    }

    private static void section(StringBuilder text, String title, Grid grid) {
        if (!grid.isEmpty()) {
            text.append("\n## ").append(title).append("\n\n").append(grid.markdown());
        }
    }
}
