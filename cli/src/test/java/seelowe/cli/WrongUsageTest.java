package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrongUsageTest {
    /** What is typed, and the one line that answers it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chek-data                 | seelowe: there is no command "chek-data". Did you mean "check-data"? See: seelowe --help
            mpa                       | seelowe: there is no command "mpa". Did you mean "map"? See: seelowe --help
            xyzzy                     | seelowe: there is no command "xyzzy". See: seelowe --help
            --versoin                 | seelowe: there is no option "--versoin". Did you mean "--version"? See: seelowe --help
            help mpa                  | seelowe help: there is no command "mpa". Did you mean "map"? seelowe help lists them all.
            map --oot x.svg           | seelowe map: there is no option "--oot". Did you mean "--out"? See: seelowe map --help
            map --out x.svg --colour=3 | seelowe map: there is no option "--colour". See: seelowe map --help
            map                       | seelowe map: Missing required option: '--out=FILE'. See: seelowe map --help
            map --out x.svg --width 9z | seelowe map: Invalid value for option '--width': "9z" is not a whole number, or too large a one. See: seelowe map --help
            check-data a b            | seelowe check-data: I do not know what to do with "b". See: seelowe check-data --help
            completion zsh            | seelowe completion: I do not know what to do with "zsh". See: seelowe completion --help
            """)
    void a_mistake_is_one_line_with_a_guess(String typed, String answer) {
        Terminal terminal = Terminal.run(typed.split(" "));

        assertThat(terminal.err().lines()).containsExactly(answer);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.exitCode()).isEqualTo(2);
    }

    @Test
    void the_nearest_name_wins() {
        assertThat(Terminal.run("hepl").err()).contains("Did you mean \"help\"?");
        assertThat(Terminal.run("completon").err()).contains("Did you mean \"completion\"?");
    }
}
