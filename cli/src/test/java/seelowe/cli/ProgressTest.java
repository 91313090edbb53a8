package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final StringWriter said = new StringWriter();

    @Test
    void on_a_terminal_a_bar_grows() {
        try (Progress progress = Progress.drawn("Games", 3, new PrintWriter(said))) {
            progress.reached(3);
            progress.reached(2);
        }

        assertThat(said.toString()).contains("\rGames 100% [=", "] 3/3").endsWith(System.lineSeparator());
        assertThat(said.toString().split("\r"))
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
    }

    @Test
    void elsewhere_there_is_one_line_at_the_end() {
        Progress progress = Progress.of("Games", 3, new PrintWriter(said));
        progress.reached(2);
        assertThat(said.toString()).isEmpty();

        progress.close();

        assertThat(said.toString()).startsWith("Games: 2 in ").hasLineCount(1);
    }
}
