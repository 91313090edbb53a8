package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {
    @Test
    void without_a_command_the_program_introduces_itself() {
        Terminal terminal = Terminal.run();

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out()).startsWith("Seelöwe: The German Invasion of Britain, 1940");
        assertThat(terminal.out()).contains("map", "check-data", "bench", "For example");
    }

    @Test
    void help_and_the_help_option_say_the_same_as_no_command() {
        String overview = Terminal.run().out();

        assertThat(Terminal.run("help").out()).isEqualTo(overview);
        assertThat(Terminal.run("--help").out()).isEqualTo(overview);
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "verify", "branch", "map", "check-data", "engine", "bench"})
    void every_command_has_help_with_an_example(String command) {
        Terminal asOption = Terminal.run(command, "--help");

        assertThat(asOption.exitCode()).isZero();
        assertThat(asOption.out()).contains("For example", "./seelowe " + command);
        assertThat(Terminal.run("help", command).out()).isEqualTo(asOption.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "verify", "branch", "map", "check-data", "engine", "bench", ""})
    void help_fits_a_terminal_of_a_hundred_columns(String command) {
        assertThat(Terminal.run("help", command).out().lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @Test
    void the_version_is_the_one_that_was_built() {
        Terminal terminal = Terminal.run("--version");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out()).containsPattern("Seelöwe \\d+\\.\\d+\\.\\d+").doesNotContain("${");
    }

    @Test
    void a_mistyped_command_is_one_line_with_a_guess() {
        Terminal terminal = Terminal.run("chek-data");

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.err().lines()).hasSize(1);
        assertThat(terminal.err()).contains("\"chek-data\"", "Did you mean \"check-data\"?", "seelowe --help");
    }

    @Test
    void an_unknown_option_is_one_line() {
        Terminal terminal = Terminal.run("map", "--out", "map.svg", "--colour");

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err().lines()).hasSize(1);
        assertThat(terminal.err()).startsWith("seelowe map: ").contains("--colour", "seelowe map --help");
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
}
