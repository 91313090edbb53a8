package seelowe.study;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import seelowe.study.figures.StudyFigures;
import seelowe.study.figures.StudyFigures.Picked;
import seelowe.study.keep.GameRecords;
import seelowe.study.keep.StudyFolder;
import seelowe.study.report.HtmlReport;
import seelowe.study.report.MarkdownReport;
import seelowe.study.report.RecordNames;

/** What a finished study leaves: a page, the same figures as text, and the records it was asked to keep. */
final class StudyResults {
    private StudyResults() {}

    static void write(StudyFigures figures, StudyFolder folder) {
        folder.write(folder.file("report.html"), HtmlReport.of(figures));
        folder.write(folder.file("figures.md"), MarkdownReport.of(figures));
        for (Picked game : figures.picked()) {
            String name = RecordNames.of(game);
            Path file = inRecords(folder, name);
            if (!Files.exists(file)) {
                GameRecords.playAgain(game.cell(), game.game(), name.substring(0, name.indexOf('.')), file);
            }
        }
    }

    private static Path inRecords(StudyFolder folder, String name) {
        try {
            return Files.createDirectories(folder.file("records")).resolve(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
