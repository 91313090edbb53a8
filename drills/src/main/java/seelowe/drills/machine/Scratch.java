package seelowe.drills.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for one drill, gone when it is over. */
public final class Scratch implements AutoCloseable {
    private final Path folder;

    public Scratch() {
        try {
            folder = Files.createTempDirectory("seelowe-drill");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public Path folder() {
        return folder;
    }

    /** A place in it for one server's games. */
    public Path of(String name) {
        return folder.resolve(name);
    }

    /** Copies the files of one folder, which holds no others, into a new one. */
    public static void copy(Path from, Path to) {
        try (Stream<Path> files = Files.list(from)) {
            Files.createDirectories(to);
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
