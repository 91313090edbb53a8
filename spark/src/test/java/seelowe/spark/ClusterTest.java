package seelowe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.study.Study;
import seelowe.study.StudyResults;
import seelowe.study.keep.AssignmentFile;
import seelowe.study.keep.StudyFolder;
import seelowe.study.keep.StudyIdentity;
import seelowe.study.play.LocalRunner;
import seelowe.study.play.Plan;

/** A master and two workers on the loopback; one worker dies in the middle. */
class ClusterTest {
    private static final String QUESTION = """
            title = "On a cluster"
            seed = 3
            games = 300
            scenarios = ["N"]
            german = "recruit"
            british = "recruit"

            [[variant]]
            name = "as printed"

            [[variant]]
            name = "fog"
            options = { fogOfWar = true }
            """;

    private static final String CLASSES =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    private static final Path SPARK_HOME = Path.of("target", "spark-home").toAbsolutePath();
    private static final List<String> OPENED = List.of(
            "java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent java.util.concurrent.atomic jdk.internal.ref sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar"
                    .split(" "));

    @TempDir
    Path folder;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void endAll() {
        started.forEach(ClusterTest::kill);
    }

    @Test
    void a_worker_dies_and_the_bytes_are_those_of_one_machine() throws Exception {
        Path file = Files.writeString(folder.resolve("cluster.study.toml"), QUESTION);
        playHere(file, folder.resolve("here"));
        Files.writeString(Files.createDirectories(SPARK_HOME).resolve("RELEASE"), "");
        String url = "spark://127.0.0.1:" + master();
        Process doomed = start("worker1", "org.apache.spark.deploy.worker.Worker", workerArguments(url));
        start("worker2", "org.apache.spark.deploy.worker.Worker", workerArguments(url));
        Process driver = start(
                "driver",
                "seelowe.spark.Main",
                file.toString(),
                "--out",
                folder.resolve("there").toString(),
                "--spark",
                url);

        waitFor("driver", "Games: 40 of 600");
        kill(doomed);

        assertThat(driver.waitFor(5, TimeUnit.MINUTES)).as(log("driver")).isTrue();
        assertThat(driver.exitValue()).as(log("driver")).isZero();
        assertThat(files(folder.resolve("there"))).isEqualTo(files(folder.resolve("here")));
    }

    private static void playHere(Path file, Path out) {
        Plan plan = new Plan(AssignmentFile.read(file, null));
        StudyFolder study = StudyFolder.open(out, StudyIdentity.of(plan), StudyIdentity.build());
        Study played = new Study(plan, study, new LocalRunner(plan, 2));
        played.play(() -> false, (games, planned) -> {});
        StudyResults.write(played.figures(), study);
    }

    private int master() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        start(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                String.valueOf(port),
                "--webui-port",
                "0");
        waitFor("master", "I have been elected leader");
        return port;
    }

    private static String[] workerArguments(String url) {
        return new String[] {"--host", "127.0.0.1", "--cores", "1", "--memory", "1g", "--webui-port", "0", url};
    }

    private Process start(String name, String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m"));
        OPENED.forEach(opened -> command.addAll(List.of("--add-opens", "java.base/" + opened + "=ALL-UNNAMED")));
        command.addAll(List.of(
                "-Dspark.ui.enabled=false",
                "-Dspark.executor.extraClassPath=" + CLASSES,
                "-Dspark.executor.memory=512m",
                "-cp",
                CLASSES,
                main));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile());
        builder.environment().put("SPARK_HOME", SPARK_HOME.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_WORKER_DIR", folder.resolve("work-" + name).toString());
        Process process = builder.start();
        started.add(process);
        return process;
    }

    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Until this text, or one that means more, stands in the log. */
    private void waitFor(String name, String text) throws Exception {
        for (int tries = 0; tries < 1200; tries++) {
            if (log(name).contains(text)) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError("\"" + text + "\" never came:\n" + log(name));
    }

    private String log(String name) {
        try (BufferedReader log = Files.newBufferedReader(folder.resolve(name + ".log"))) {
            return String.join("\n", log.lines().toList());
        } catch (IOException e) {
            return "";
        }
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
