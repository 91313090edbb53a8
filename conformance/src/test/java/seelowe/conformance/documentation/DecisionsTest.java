package seelowe.conformance.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Decisions are numbered without gaps, and each says what it cost. */
class DecisionsTest {
    private static final Path FOLDER = Path.of("..", "docs", "adr");

    @Test
    void decisions_are_numbered_from_one_without_gaps() throws IOException {
        List<Path> decisions = decisions();
        assertThat(decisions).isNotEmpty();
        for (int i = 0; i < decisions.size(); i++) {
            int number = i + 1;
            assertThat(decisions.get(i).getFileName().toString()).startsWith("%04d-".formatted(number));
            assertThat(Files.readString(decisions.get(i))).startsWith("# " + number + ". ");
        }
    }

    @Test
    void every_decision_has_status_context_decision_and_price() throws IOException {
        for (Path decision : decisions()) {
            assertThat(Files.readString(decision))
                    .as(decision.toString())
                    .contains("\nStatus: ", "\n## Context\n", "\n## Decision\n", "\n## What we gave up\n");
        }
    }

    private static List<Path> decisions() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }
}
