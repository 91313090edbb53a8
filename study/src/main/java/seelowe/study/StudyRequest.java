package seelowe.study;

import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import seelowe.study.keep.AssignmentFile;
import seelowe.study.keep.StudyFolder;
import seelowe.study.keep.StudyIdentity;
import seelowe.study.play.BatchRunner;
import seelowe.study.play.Plan;

/** What every command that plays a study asks for, whoever then plays the games. */
public final class StudyRequest {
    @Parameters(paramLabel = "FILE", description = "the question, a *.study.toml")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before it is asked
    private Path file;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            required = true,
            description = "the folder for report, rows and records; begun before, the study goes on there")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before it is asked
    private Path out;

    @Option(
            names = {"-d", "--data"},
            paramLabel = "DIR",
            description = "a folder of your own data, laid over the built-in data in all variants")
    private @Nullable Path data;

    /**
     * The study, new or begun before.
     *
     * @param runner who plays, once it is clear what
     * @throws seelowe.study.question.StudyException if the file has mistakes
     * @throws seelowe.study.keep.StudyFolderException if a file or folder cannot be used
     */
    public Study open(Function<Plan, BatchRunner> runner) {
        Plan plan = new Plan(AssignmentFile.read(file, data));
        return new Study(
                plan, StudyFolder.open(out, StudyIdentity.of(plan), StudyIdentity.build()), runner.apply(plan));
    }

    /** A file of the results. */
    public Path result(String name) {
        return out.resolve(name);
    }
}
