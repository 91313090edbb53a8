package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DuelTest {
    @Test
    void a_duel_ends_when_the_answer_is_clear() {
        Terminal terminal =
                Terminal.run("duel", "-s", "n", "--first", "recruit", "--second", "steady", "--pairs", "60", "-t", "2");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out()).startsWith("N: recruit against steady, ").endsWith("  recruit is not better.\n");
    }

    @Test
    void a_name_that_nobody_has_is_answered_in_one_line() {
        assertThat(Terminal.run("duel", "-s", "N", "--first", "stedy").err())
                .startsWith("seelowe duel: there is no opponent \"stedy\"");
        assertThat(Terminal.run("fit", "-s", "N", "--games", "0").err())
                .startsWith("seelowe fit: --games 0 will not do");
    }

    @Test
    void a_fit_prints_a_line_of_weights_for_every_turn_that_enough_games_saw() {
        Terminal terminal = Terminal.run("fit", "-s", "n", "--games", "110", "--player", "recruit");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out().lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).matches("N \\d+( -?\\d+\\.\\d{3}){33,}"));
        assertThat(Terminal.run("fit", "-s", "n", "--games", "110", "--player", "recruit", "--threads", "1")
                        .out())
                .isEqualTo(terminal.out());
    }
}
