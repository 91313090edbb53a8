package seelowe.conformance.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds the tests of all modules in their sources. */
final class TestSources {
    private TestSources() {}

    /** A test with its tags; what a whole class is tagged with stands under the name of the class alone. */
    record Found(String className, String method, List<String> tags) {
        String where() {
            return method.isEmpty() ? className : className + "." + method;
        }
    }

    static List<Found> in(Path project) {
        List<Found> found = new ArrayList<>();
        for (Path file : javaFiles(project, "src/test/java")) {
            String name = file.getFileName().toString().replace(".java", "");
            found.addAll(new TestSourceParser(name).parse(lines(file)));
        }
        return found;
    }

    /** The Java files below this folder of every module, in a fixed order. */
    static List<Path> javaFiles(Path project, String folder) {
        List<Path> files = new ArrayList<>();
        for (Path module : list(project)) {
            Path root = module.resolve(folder);
            if (Files.isDirectory(root)) {
                files.addAll(javaFiles(root));
            }
        }
        return files;
    }

    static List<Path> javaFiles(Path root) {
        try (Stream<Path> paths = Files.walk(root)) {
            return paths.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> list(Path project) {
        try (Stream<Path> paths = Files.list(project)) {
            return paths.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
