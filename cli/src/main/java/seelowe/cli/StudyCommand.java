package seelowe.cli;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.study.Study;
import seelowe.study.StudyRequest;
import seelowe.study.keep.StudyFolderException;
import seelowe.study.play.LocalRunner;
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
    @Mixin
    private final StudyRequest request = new StudyRequest();

    @Mixin
    private final Threads threads = new Threads();

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
                    "--spark is for ./seelowe from the project's folder, which builds what it needs; docs/studies.md has the form for spark-submit");
        }
        int workers = threads.count();
        try (Interruption interruption = Interruption.listen()) {
            Study study = request.open(plan -> new LocalRunner(plan, workers));
            if (study.isPlayed()) {
                spec.commandLine()
                        .getErr()
                        .println(
                                "All its games were played before; only the report is written anew. To play them again, "
                                        + "take another folder or delete this one.");
            }
            boolean finished = play(study, interruption);
            if (finished) {
                study.writeResults();
            }
            say(finished);
        } catch (StudyException mistakes) {
            mistakes.problems().forEach(spec.commandLine().getErr()::println);
            throw UserError.wrongUsage("the study has mistakes, named above by line");
        } catch (StudyFolderException trouble) {
            throw UserError.failed(String.valueOf(trouble.getMessage()), trouble);
        }
    }

    private boolean play(Study study, Interruption interruption) {
        if (study.isPlayed()) {
            return true;
        }
        try (Progress progress = Progress.of("Games", 1, spec.commandLine().getErr())) {
            return study.play(interruption::asked, (games, planned) -> {
                progress.expect(planned);
                progress.reached(games);
            });
        }
    }

    private void say(boolean finished) {
        PrintWriter to = spec.commandLine().getOut();
        to.println(
                finished
                        ? "The report is " + request.result("report.html") + "; every game is a row of "
                                + request.result("rows.csv") + "."
                        : "Interrupted; the same command goes on from here.");
        to.flush();
    }
}
