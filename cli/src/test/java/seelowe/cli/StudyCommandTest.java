package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyCommandTest {
    private static final String QUESTION = """
            title = "Killed"
            seed = 9
            games = 100
            scenarios = ["LT"]
            german = "steady"
            british = "recruit"

            [[keep]]
            games = "longest"
            """;

    @TempDir
    Path folder;

    @Test
    void killed_without_a_word_and_taken_up_again_a_study_comes_to_the_same_bytes() throws Exception {
        Path file = Files.writeString(folder.resolve("q.study.toml"), QUESTION);
        Path killed = folder.resolve("killed");
        Process first = start(file, killed);
        while (finishedBatches(killed) < 2) {
            assertThat(first.isAlive()).isTrue();
            Thread.sleep(10);
        }
        first.destroyForcibly().waitFor();
        assertThat(killed.resolve("rows.csv")).doesNotExist();

        assertThat(start(file, killed).waitFor()).isZero();
        Terminal whole = Terminal.run(
                "study", file.toString(), "--out", folder.resolve("whole").toString());

        assertThat(whole.exitCode()).as(whole.err()).isZero();
        assertThat(files(killed)).isEqualTo(files(folder.resolve("whole")));
        assertThat(files(killed)).containsKeys("report.html", "figures.md", "rows.csv");
    }

    @Test
    void a_mistake_is_named_by_its_line_and_nothing_is_written() throws IOException {
        Path file = Files.writeString(folder.resolve("q.study.toml"), QUESTION.replace("LT", "LL"));

        Terminal terminal = Terminal.run(
                "study", file.toString(), "--out", folder.resolve("out").toString());

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("q.study.toml:4: There is no scenario \"LL\"");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void a_folder_of_data_that_is_not_there_is_named() throws IOException {
        Path file = Files.writeString(folder.resolve("q.study.toml"), QUESTION);
        String nowhere = folder.resolve("nowhere").toString();

        Terminal terminal = Terminal.run(
                "study", file.toString(), "--out", folder.resolve("out").toString(), "--data", nowhere);

        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.err()).contains("There is no folder " + nowhere);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private Process start(Path file, Path out) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "seelowe.cli.Main",
                        "study",
                        file.toString(),
                        "--out",
                        out.toString(),
                        "--threads",
                        "1")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile())
                .start();
    }

    private static long finishedBatches(Path study) throws IOException {
        Path parts = study.resolve("parts");
        if (!Files.isDirectory(parts)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(parts)) {
            return files.filter(path -> path.toString().endsWith(".csv")).count();
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
