package seelowe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.study.Study;
import seelowe.study.keep.AssignmentFile;
import seelowe.study.keep.StudyFolder;
import seelowe.study.keep.StudyIdentity;
import seelowe.study.play.LocalRunner;
import seelowe.study.play.Plan;

/** A master and two workers on the loopback, started by the project's own script; one worker dies in the middle. */
class ClusterTest {
    private static final String QUESTION = """
            title = "On a cluster"
            seed = 3
            games = 100
            scenarios = ["N"]
            german = "recruit"
            british = "recruit"

            [[variant]]
            name = "as printed"

            [[variant]]
            name = "fog"
            options = { fogOfWar = true }

            [[keep]]
            games = "closest"
            """;

    private static final String CLASSES =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    private static final String SPARK_HOME =
            Path.of("target", "spark-home").toAbsolutePath().toString();
    private static final Pattern IN_THE_MIDDLE = Pattern.compile("Games: (?!0 )\\d+ of 200,");

    @TempDir
    Path folder;

    private String port = "";

    @BeforeEach
    void startCluster() throws Exception {
        try (ServerSocket free = new ServerSocket(0)) {
            port = String.valueOf(free.getLocalPort());
        }
        cluster("start", "2");
    }

    @AfterEach
    void stopCluster() throws Exception {
        cluster("stop");
    }

    @Test
    void a_worker_dies_and_the_bytes_are_those_of_one_machine() throws Exception {
        Path file = Files.writeString(folder.resolve("cluster.study.toml"), QUESTION);
        Process driver = driver(file, folder.resolve("there"));
        try {
            awaitTheMiddle(driver);
            kill("worker1");
            playHere(file, folder.resolve("here"));

            assertThat(driver.waitFor(5, TimeUnit.MINUTES)).as(log("driver")).isTrue();
        } finally {
            driver.destroyForcibly();
        }
        assertThat(driver.exitValue()).as(log("driver")).isZero();
        assertThat(log("driver")).contains("Lost executor");
        assertThat(files(folder.resolve("there"))).isEqualTo(files(folder.resolve("here")));
    }

    private static void playHere(Path file, Path out) {
        Plan plan = new Plan(AssignmentFile.read(file, null));
        StudyFolder kept = StudyFolder.open(out, StudyIdentity.of(plan), StudyIdentity.build());
        Study study = new Study(plan, kept, new LocalRunner(plan, 2));
        study.play(() -> false, (games, planned) -> {});
        study.writeResults();
    }

    private void cluster(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("../tools/spark-cluster"));
        command.addAll(List.of(words));
        Process script = start(command, "script");
        assertThat(script.waitFor(2, TimeUnit.MINUTES)).as(log("script")).isTrue();
        assertThat(script.exitValue()).as(log("script")).isZero();
    }

    private Process driver(Path file, Path out) throws IOException {
        return start(
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "@src/main/jvm/spark.options",
                        "-Xmx512m",
                        "-Dspark.executor.extraClassPath=" + CLASSES,
                        "-Dspark.executor.memory=512m",
                        "-cp",
                        CLASSES,
                        "seelowe.spark.Main",
                        file.toString(),
                        "--out",
                        out.toString(),
                        "--spark",
                        "spark://127.0.0.1:" + port),
                "driver");
    }

    private Process start(List<String> command, String name) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile());
        builder.environment()
                .putAll(Map.of(
                        "JAVA_HOME",
                        System.getProperty("java.home"),
                        "SPARK_HOME",
                        SPARK_HOME,
                        "SPARK_SCALA_VERSION",
                        "2.13",
                        "SPARK_LOCAL_IP",
                        "127.0.0.1",
                        "SPARK_MASTER_PORT",
                        port,
                        "SPARK_CLUSTER_DIR",
                        folder.resolve("cluster").toString()));
        return builder.start();
    }

    /** As if its machine had burnt down: no last word, and what it was playing is gone with it. */
    private void kill(String worker) throws IOException {
        long pid = Long.parseLong(Files.readString(folder.resolve("cluster").resolve(worker + ".pid"))
                .strip());
        ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
        List<ProcessHandle> executors = process.descendants().toList();
        process.destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
    }

    private void awaitTheMiddle(Process driver) throws Exception {
        while (!IN_THE_MIDDLE.matcher(log("driver")).find()) {
            assertThat(driver.isAlive()).as(log("driver")).isTrue();
            Thread.sleep(50);
        }
    }

    private String log(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".log"));
    }

    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                texts.put(folder.relativize(path).toString(), Files.readString(path));
            }
        }
        return texts;
    }
}
