package seelowe.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.study.keep.AssignmentFile;
import seelowe.study.play.Plan;

/** The studies that come with the project can be played, and the pages in docs are of the studies as they are. */
class StandingStudiesTest {
    private static final Path STUDIES = Path.of("..", "studies");
    private static final Path TOLD = Path.of("..", "docs", "studies");
    private static final String README = "README.md";

    static List<Path> studies() throws IOException {
        return files(STUDIES, ".study.toml");
    }

    static List<Path> pages() throws IOException {
        return files(TOLD, ".md").stream()
                .filter(page -> !page.endsWith(README))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("studies")
    void each_can_be_played(Path file) {
        assertThat(new Plan(AssignmentFile.read(file, null)).cells()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void each_page_is_of_a_study_as_it_is(Path page) throws IOException {
        String name = page.getFileName().toString().replace(".md", ".study.toml");
        Plan plan = new Plan(AssignmentFile.read(STUDIES.resolve(name), null));
        int games = plan.cells().size() * plan.question().goal().games();

        assertThat(Files.readString(page))
                .startsWith("# " + plan.question().title() + "\n\n"
                        + plan.question().about() + "\n\n" + games + " games, seed "
                        + plan.question().seed());
        assertThat(Files.readString(TOLD.resolve(README))).contains("(" + page.getFileName() + ")", name);
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }
}
