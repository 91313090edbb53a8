package seelowe.conformance.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** 400 lines are a wall: CONTRIBUTING.md. */
class FileSizesTest {
    private static final int WALL = 400;
    private static final Pattern SOURCE = Pattern.compile(".*[.](java|ts|mjs)");
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

    /** One list each, which would be no easier to read in two halves: of events, of what a state holds, of the cases of a rule. */
    private static final Set<String> BEYOND = Set.of(
            "Event.java",
            "GameState.java",
            "StateWriter.java",
            "StrikePlan.java",
            "RefusalCases.java",
            "LandingPhaseTest.java",
            "EmbarkationPhaseTest.java",
            "MovementPhaseTest.java",
            "ReachTest.java");

    @Test
    void no_other_file_is_beyond_the_wall() throws IOException {
        List<Path> sources = sources();
        assertThat(sources).hasSizeGreaterThan(500);

        assertThat(sources)
                .filteredOn(file -> lines(file) > WALL)
                .extracting(file -> file.getFileName().toString())
                .isSubsetOf(BEYOND);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(PROJECT)) {
            return files.filter(file -> SOURCE.matcher(file.toString()).matches())
                    .filter(file -> !names(file).contains("target"))
                    .toList();
        }
    }

    private static List<String> names(Path file) {
        return StreamSupport.stream(file.spliterator(), false)
                .map(Path::toString)
                .toList();
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
