package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeriesTest {
    @Test
    void R15_33_every_match_is_told_and_the_third_of_the_difference_is_reckoned() {
        Terminal terminal = Terminal.run("series", "--first", "recruit", "--second", "recruit", "--seed", "3");

        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out().lines()).contains("Match of N", "Match of H", "Match of J");
        assertThat(terminal.out()).contains("Recruit I ", "Recruit II ").containsPattern("\\d+ / 3 = ");
        assertThat(Terminal.run("series", "--first", "recruit", "--second", "recruit", "--seed", "3"))
                .as("the same seed")
                .isEqualTo(terminal);
    }

    @Test
    void an_opponent_nobody_knows_is_wrong_usage_and_gets_a_guess() {
        Terminal terminal = Terminal.run("series", "--second", "recrut");

        assertThat(terminal.exitCode()).isEqualTo(2);
        assertThat(terminal.err()).contains("\"recrut\"", "recruit");
    }
}
