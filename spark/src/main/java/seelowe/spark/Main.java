package seelowe.spark;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import seelowe.study.Study;
import seelowe.study.StudyRequest;
import seelowe.study.keep.StudyFolderException;
import seelowe.study.keep.StudyIdentity;
import seelowe.study.question.StudyException;

/** {@code ./seelowe study ... --spark URL}, and what {@code spark-submit} is given. */
@Command(
        name = "seelowe-spark",
        mixinStandardHelpOptions = true,
        description = "Plays a study on a cluster of Apache Spark.")
public final class Main implements Callable<Integer> {
    private static final int WRONG = 2;

    @Mixin
    private final StudyRequest request = new StudyRequest();

    @Option(
            names = "--spark",
            paramLabel = "URL",
            description = "the master; not needed under spark-submit, which knows it")
    private @Nullable String master;

    public static void main(String[] arguments) {
        int code = new CommandLine(new Main()).execute(arguments);
        if (code != 0) {
            System.exit(code);
        }
    }

    @Override
    public Integer call() {
        PrintStream err = System.err;
        try (SparkRunner cluster = new SparkRunner(configuration())) {
            Study study = request.open(plan -> cluster);
            study.play(() -> false, new TimeLeft(System::nanoTime, err::println));
            study.writeResults();
            err.println("The report is " + request.result("report.html"));
            return 0;
        } catch (StudyException mistakes) {
            mistakes.problems().forEach(err::println);
        } catch (StudyFolderException trouble) {
            err.println(trouble.getMessage());
        }
        return WRONG;
    }

    private SparkConf configuration() {
        SparkConf configuration = new SparkConf();
        if (master != null) {
            configuration.setMaster(master);
        }
        String jar = StudyIdentity.codeFile();
        if (!jar.isEmpty()) {
            configuration.setJars(new String[] {jar});
        }
        // A worker that dies takes its batches with it; others play them again.
        return configuration
                .setIfMissing("spark.app.name", "Seelöwe")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.log.level", "WARN")
                .setIfMissing("spark.task.maxFailures", "8");
    }
}
