package seelowe.conformance.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/security.md names what there is, and answers every demand of levels 1 and 2. */
class SecurityPageTest {
    private static final Path HOME = Path.of("..");
    private static final Pattern NAMED = Pattern.compile("`([^`\\s]+)`");
    private static final Pattern CLASS = Pattern.compile("[A-Z]\\w*[a-z]\\w*");
    private static final Pattern FILE =
            Pattern.compile("[\\w./-]+\\.(?:java|ts|json|yaml|conf|toml|service|xml|md)|(?:tools|deploy)/[\\w.-]+");
    private static final Set<String> NO_FOLDERS_OF_OURS = Set.of("target", ".git", "node_modules", "shared");
    /** What is no class of ours. */
    private static final Set<String> WORDS_OF_THE_WEB =
            Set.of("Host", "Origin", "Secure", "HttpOnly", "Referer", "SecureRandom", "URLSearchParams", "Map");

    private static final Pattern DEMAND = Pattern.compile("\\bV\\d+\\.\\d+\\.\\d+\\b");

    private final String page = read(HOME.resolve("docs/security.md"));

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    @Test
    void every_class_and_file_that_it_names_exists() throws IOException {
        Set<String> names = new TreeSet<>();
        List<String> paths = new ArrayList<>();
        Files.walkFileTree(HOME, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean ours = !NO_FOLDERS_OF_OURS.contains(folder.getFileName().toString());
                return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                names.add(file.getFileName().toString());
                paths.add("/" + HOME.relativize(file).toString().replace('\\', '/'));
                return FileVisitResult.CONTINUE;
            }
        });
        Matcher named = NAMED.matcher(page);
        while (named.find()) {
            String name = named.group(1);
            if (CLASS.matcher(name).matches() && !WORDS_OF_THE_WEB.contains(name)) {
                assertThat(names).as("a class that docs/security.md names").contains(name + ".java");
            } else if (FILE.matcher(name).matches() && !name.equals("bom.json")) {
                assertThat(paths).as(name).anyMatch(path -> path.endsWith("/" + name));
            }
        }
    }

    @Test
    void no_demand_of_levels_one_and_two_is_left_out_or_answered_twice() {
        List<String> answered = new ArrayList<>();
        for (String line : page.lines().filter(line -> line.startsWith("| V")).toList()) {
            Matcher demand = DEMAND.matcher(line.substring(0, line.indexOf('|', 1)));
            while (demand.find()) {
                answered.add(demand.group());
            }
        }
        assertThat(answered).doesNotHaveDuplicates();
        assertThat(new TreeSet<>(answered)).isEqualTo(demands());
    }

    /** The policy of the pages forbids them, and a browser says so only where somebody looks. */
    @Test
    void no_template_of_the_page_has_a_style_of_its_own() throws IOException {
        try (Stream<Path> files = Files.walk(HOME.resolve("web/src/main/web"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".ts")).toList()) {
                assertThat(read(file)).as("%s", file).doesNotContainPattern("\\sstyle=[\"$]");
            }
        }
    }

    /** All of them but those of chapters 10 and 17, of which there is nothing here; by their numbers in each section. */
    private static Set<String> demands() {
        TreeSet<String> demands = new TreeSet<>();
        for (String line : read(Path.of("src/test/resources/seelowe/conformance/documentation/asvs-5.0.txt"))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .toList()) {
            String[] parts = line.split(": ");
            for (String number : parts[1].split(" ")) {
                demands.add(parts[0] + "." + number);
            }
        }
        return demands;
    }
}
