package seelowe.spark;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import seelowe.study.Study;
import seelowe.study.StudyResults;
import seelowe.study.keep.AssignmentFile;
import seelowe.study.keep.StudyFolder;
import seelowe.study.keep.StudyFolderException;
import seelowe.study.keep.StudyIdentity;
import seelowe.study.play.Plan;
import seelowe.study.question.StudyException;

/** {@code ./seelowe study ... --spark URL}, and what {@code spark-submit} is given. */
@Command(
        name = "seelowe-spark",
        mixinStandardHelpOptions = true,
        description = "Plays a study on a cluster of Apache Spark.")
public final class Main implements Callable<Integer> {
    private static final int WRONG = 2;

    @Parameters(paramLabel = "FILE", description = "the question, a *.study.toml")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before call()
    private Path file;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "DIR",
            description = "the folder for report, rows and records")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before call()
    private Path out;

    @Option(
            names = {"-d", "--data"},
            paramLabel = "DIR",
            description = "a folder of your own data")
    private @Nullable Path data;

    @Option(
            names = "--spark",
            paramLabel = "URL",
            description = "the master; not needed under spark-submit, which knows it")
    private @Nullable String master;

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public Integer call() {
        PrintStream err = System.err;
        try {
            Plan plan = new Plan(AssignmentFile.read(file, data));
            StudyFolder folder = StudyFolder.open(out, StudyIdentity.of(plan), StudyIdentity.build());
            try (JavaSparkContext spark = new JavaSparkContext(configuration())) {
                Study study = new Study(plan, folder, new SparkRunner(spark));
                study.play(() -> false, (games, planned) -> err.println("Games: " + games + " of " + planned));
                StudyResults.write(study.figures(), folder);
            }
            err.println("The report is " + folder.file("report.html"));
            return 0;
        } catch (StudyException mistakes) {
            mistakes.problems().forEach(err::println);
        } catch (StudyFolderException trouble) {
            err.println(trouble.getMessage());
        }
        return WRONG;
    }

    private SparkConf configuration() {
        SparkConf configuration = new SparkConf().setAppName("Seelöwe: " + file.getFileName());
        if (master != null) {
            configuration.setMaster(master);
        }
        String jar = StudyIdentity.codeFile();
        if (!jar.isEmpty()) {
            configuration.setJars(new String[] {jar});
        }
        // A worker that dies takes its batches with it; others play them again.
        return configuration.setIfMissing("spark.ui.enabled", "false").setIfMissing("spark.task.maxFailures", "8");
    }
}
