package seelowe.scenarios.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataSource;

/** The files of a folder and its subfolders; hidden ones, such as a spreadsheet's locks, are passed over. */
public final class FolderSource implements DataSource {
    private final Path folder;
    private final Set<String> names;

    public FolderSource(Path folder) {
        this.folder = folder;
        this.names = list(folder);
    }

    private static Set<String> list(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            Set<String> names = new TreeSet<>();
            paths.filter(Files::isRegularFile)
                    .map(folder::relativize)
                    .filter(FolderSource::isVisible)
                    .forEach(path -> names.add(path.toString().replace('\\', '/')));
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " cannot be read", e);
        }
    }

    private static boolean isVisible(Path path) {
        for (Path part : path) {
            if (part.toString().startsWith(".")) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String label() {
        return folder.toString().replace('\\', '/');
    }

    @Override
    public Set<String> names() {
        return names;
    }

    @Override
    public @Nullable String text(String name) {
        if (!names.contains(name)) {
            return null;
        }
        try {
            return new String(Files.readAllBytes(folder.resolve(name)), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("The file " + folder.resolve(name) + " cannot be read", e);
        }
    }
}
