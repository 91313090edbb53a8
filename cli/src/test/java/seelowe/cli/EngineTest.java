package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {
    private static final Path BOT = Path.of("..", "examples", "bot.py");
    private static final int MOST_LINES = 150;

    @Test
    void answers_line_by_line_and_ends_with_its_input() {
        Terminal terminal = talk("{\"id\":1,\"type\":\"opponents\"}\nnonsense\n");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"hello\"", "\"protocol\":2"),
                        line -> assertThat(line).startsWith("{\"id\":1,").contains("steady"),
                        line -> assertThat(line).contains("\"malformed\""));
    }

    @Test
    void quit_ends_it_before_its_input() {
        assertThat(talk("{\"type\":\"quit\"}\n{\"type\":\"hello\"}\n").out().lines())
                .hasSize(2);
    }

    @Test
    void prints_the_schema() {
        assertThat(Terminal.run("engine", "--schema").out()).startsWith("{").contains("2020-12", "\"request\"");
    }

    @Test
    void data_that_is_not_there_is_one_line() {
        Terminal terminal = Terminal.run("engine", "--data", "nowhere");

        assertThat(terminal.exitCode()).isNotZero();
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.err().lines()).hasSize(1);
    }

    private static Terminal talk(String input) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return Terminal.run("engine");
        } finally {
            System.setIn(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"german", "british"})
    void the_example_bot_plays_a_game_to_its_end(String side) throws IOException, InterruptedException {
        assumeTrue(hasPython(), "There is no python3 here to run the example bot with.");
        Process bot =
                new ProcessBuilder(command(side)).redirectErrorStream(true).start();
        bot.getOutputStream().close();
        String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(bot.waitFor()).as(said).isZero();
        assertThat(said).containsPattern("(victory|draw) after \\d+ actions\\.");
    }

    private static List<String> command(String side) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return List.of(
                "python3",
                BOT.toString(),
                "--quiet",
                "--side",
                side,
                "--engine",
                java.toString(),
                "-cp",
                classes,
                "seelowe.cli.Main",
                "engine");
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            Process python = new ProcessBuilder("python3", "--version")
                    .redirectErrorStream(true)
                    .start();
            return python.waitFor(1, TimeUnit.MINUTES) && python.exitValue() == 0;
        } catch (IOException missing) {
            return false;
        }
    }

    @Test
    void the_example_bot_is_as_short_as_promised() throws IOException {
        assertThat(Files.readAllLines(BOT)).hasSizeLessThan(MOST_LINES);
    }
}
