package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpTest {
    @Test
    void asked_for_help_the_program_introduces_itself() {
        Terminal terminal = Terminal.run("help");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out()).startsWith("Seelöwe: The German Invasion of Britain, 1940");
        assertThat(terminal.out()).contains("For example");
    }

    @Test
    void the_overview_lists_every_command_once_under_its_heading() {
        List<String> lines = Terminal.run("help").out().lines().toList();

        commands()
                .forEach(command -> assertThat(lines)
                        .as(command)
                        .filteredOn(line -> line.startsWith("  " + command + " "))
                        .hasSize(1));
        assertThat(lines)
                .containsSubsequence(
                        "Study the game",
                        "  bench       Measure how fast the board, the rules and Steady are.",
                        "Look at the board and its data",
                        "  check-data  Find every mistake in the map, the counters and the scenarios.",
                        "Find your way",
                        "  help        Explain a command, or list them all.");
    }

    static Stream<String> commands() {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        return new CommandLineProgram(nowhere, nowhere, false).commandLine().getSubcommands().keySet().stream();
    }

    @Test
    void help_and_the_help_option_say_the_same() {
        assertThat(Terminal.run("--help").out()).isEqualTo(Terminal.run("help").out());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void every_command_has_help_with_an_example(String command) {
        Terminal asOption = Terminal.run(command, "--help");

        assertThat(asOption.exitCode()).isZero();
        assertThat(asOption.out())
                .contains("Usage", "For example", "./seelowe " + command)
                .doesNotContain("Exit code\n\n");
        assertThat(Terminal.run("help", command).out()).isEqualTo(asOption.out());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void help_fits_a_terminal_of_a_hundred_columns(String command) {
        assertThat(Stream.concat(
                        Terminal.run("help").out().lines(),
                        Terminal.run("help", command).out().lines()))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @Test
    void the_version_is_the_one_that_was_built() {
        Terminal terminal = Terminal.run("--version");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out()).containsPattern("Seelöwe \\d+\\.\\d+\\.\\d+").doesNotContain("${");
    }

    @Test
    void the_debug_switch_adds_the_stack_trace() {
        assertThat(Terminal.debug("bench").err()).contains("\tat seelowe.cli.BenchCommand.run");
    }

    @Test
    void benchmarks_without_the_launcher_say_where_they_are_run() {
        Terminal terminal = Terminal.run("bench", "Loading");

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("./seelowe bench Loading").doesNotContain("\tat ");
    }

    @Test
    void drills_without_the_launcher_say_where_they_are_run() {
        assertThat(Terminal.run("drill", "kill").err())
                .contains("./seelowe drill kill")
                .doesNotContain("\tat ");
        assertThat(Terminal.run("drill").exitCode()).isEqualTo(2);
    }
}
