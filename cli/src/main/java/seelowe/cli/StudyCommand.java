package seelowe.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import seelowe.study.Study;
import seelowe.study.StudyResults;
import seelowe.study.keep.AssignmentFile;
import seelowe.study.keep.StudyFolder;
import seelowe.study.keep.StudyFolderException;
import seelowe.study.keep.StudyIdentity;
import seelowe.study.play.LocalRunner;
import seelowe.study.play.Plan;
import seelowe.study.question.StudyException;

@Command(
        name = "study",
        header = "Put a question to thousands of games, and get a report.",
        description = {
            "Plays what a study's file asks for: scenarios, players, options, changed data, so many games of each or until the answer is "
                    + "clear. The same file gives the same result to the byte on any machine, however many threads play. Ctrl-C ends early; "
                    + "the same command goes on where it was. docs/studies.md explains the file."
        },
        footer = {
            "  ./seelowe study studies/designers-claims.study.toml --out claims    then open claims/report.html",
            "  ./seelowe study my.study.toml --out mine --threads 1                one game at a time",
            "  ./seelowe study my.study.toml --out mine --spark spark://host:7077  on a cluster"
        })
@CommandGroup.In(CommandGroup.STUDY)
final class StudyCommand implements Runnable {
    @Parameters(paramLabel = "FILE", description = "the question, a *.study.toml")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private Path file;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            required = true,
            description = "the folder for report, rows and records; begun before, the study goes on there")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private Path out;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "COUNT",
            description = "games at a time; as many as there are cores unless told")
    private @Nullable Integer threads;

    @Option(
            names = {"-d", "--data"},
            paramLabel = "DIR",
            description = "a folder of your own data, laid over the built-in data in all variants")
    private @Nullable Path data;

    @Option(
            names = "--spark",
            paramLabel = "URL",
            description = "play on a cluster of Apache Spark, such as spark://host:7077 or local[2]")
    private @Nullable String spark;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        if (spark != null) {
            throw UserError.wrongUsage(
                    "--spark is for ./seelowe from the project's folder, which builds what it needs");
        }
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        SimulateCommand.checkRange("--threads", workers, SimulateCommand.MOST_THREADS);
        try (Interruption interruption = Interruption.listen()) {
            Plan plan = new Plan(AssignmentFile.read(file, data));
            StudyFolder folder = StudyFolder.open(out, StudyIdentity.of(plan), StudyIdentity.build());
            Study study = new Study(plan, folder, new LocalRunner(plan, workers));
            boolean finished = play(study, interruption);
            if (finished) {
                StudyResults.write(study.figures(), folder);
            }
            say(finished, folder);
        } catch (StudyException mistakes) {
            mistakes.problems().forEach(spec.commandLine().getErr()::println);
            throw UserError.wrongUsage("the study has mistakes, named above by line");
        } catch (StudyFolderException trouble) {
            throw UserError.failed(String.valueOf(trouble.getMessage()), trouble);
        }
    }

    private boolean play(Study study, Interruption interruption) {
        try (Progress progress = Progress.of("Games", 1, spec.commandLine().getErr())) {
            return study.play(interruption::asked, (games, planned) -> {
                progress.expect(planned);
                progress.reached(games);
            });
        }
    }

    private void say(boolean finished, StudyFolder folder) {
        PrintWriter to = spec.commandLine().getOut();
        to.println(
                finished
                        ? "The report is " + folder.file("report.html") + "; every game is a row of "
                                + folder.file("rows.csv") + "."
                        : "Interrupted; the same command goes on from here.");
        to.flush();
    }
}
