package seelowe.conformance.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link from one document to a file of the project leads somewhere. */
class LinksTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)\\s]*)?\\)");

    @ParameterizedTest
    @MethodSource("documents")
    void every_link_to_a_file_leads_somewhere(Path document) throws IOException {
        List<String> broken = new ArrayList<>();
        Matcher links = LINK.matcher(Files.readString(PROJECT.resolve(document)));
        while (links.find()) {
            String target = links.group(1);
            Path file = PROJECT.resolve(document).resolveSibling(target).normalize();
            if (!target.startsWith("http") && !Files.exists(file)) {
                broken.add(target);
            }
        }
        assertThat(broken).as("links of " + document).isEmpty();
    }

    static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>();
        try (Stream<Path> top = Files.list(PROJECT);
                Stream<Path> docs = Files.walk(PROJECT.resolve("docs"))) {
            Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .map(PROJECT::relativize)
                    .sorted()
                    .forEach(documents::add);
        }
        assertThat(documents).contains(Path.of("README.md"), Path.of("docs", "architecture.md"));
        return documents;
    }
}
