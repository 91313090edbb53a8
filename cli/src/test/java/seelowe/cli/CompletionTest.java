package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CompletionTest {
    @Test
    void the_script_knows_every_command_its_options_and_the_scenarios() {
        Terminal terminal = Terminal.run("completion");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out())
                .startsWith("#!/usr/bin/env bash")
                .contains("complete -F _complete_seelowe -o default seelowe")
                .contains("(\"N\" \"H\" \"J\" \"LT\") # --scenario values");
        HelpTest.commands()
                .forEach(
                        command -> assertThat(terminal.out()).contains("_picocli_seelowe_" + command.replace("-", "")));
    }
}
