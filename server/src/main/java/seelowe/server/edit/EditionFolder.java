package seelowe.server.edit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import seelowe.server.store.StoreException;

/** Writes the files of an edition. Whoever reads one meanwhile, or after a crash, finds it as it was or as it is to be. */
final class EditionFolder {
    private final Path folder;

    EditionFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Makes the files what they are to be.
     *
     * @throws StoreException if that cannot be done
     */
    void write(Map<String, String> before, Map<String, String> after) {
        try {
            Files.createDirectories(folder);
            TreeSet<String> names = new TreeSet<>(before.keySet());
            names.addAll(after.keySet());
            for (String name : names) {
                @Nullable String text = after.get(name);
                if (text == null) {
                    delete(name);
                } else if (!text.equals(before.get(name))) {
                    write(name, text);
                }
            }
        } catch (IOException failure) {
            throw new StoreException("The edition cannot be written: no permission, or the disk is full", failure);
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = inside(name);
        Path part = Files.createTempFile(file.getParent(), ".", ".part");
        try {
            Files.write(part, text.getBytes(StandardCharsets.UTF_8));
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** The file, in folders that are made if need be, and that no link leads out of. */
    private Path inside(String name) throws IOException {
        Path file = folder.resolve(name);
        Path parent = folder;
        for (Path part : folder.relativize(file.getParent())) {
            parent = parent.resolve(part);
            if (Files.isSymbolicLink(parent)) {
                throw new IOException(parent + " is a link");
            }
        }
        Files.createDirectories(file.getParent());
        return file;
    }

    private void delete(String name) throws IOException {
        Path file = inside(name);
        Files.deleteIfExists(file);
        for (Path parent = file.getParent(); parent != null && !parent.equals(folder); parent = parent.getParent()) {
            if (isEmpty(parent)) {
                Files.delete(parent);
            }
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    /** Takes all of it away. First it is called otherwise, so that nobody finds half of it. */
    void deleteAll() {
        try {
            Path going = Files.createTempDirectory(folder.toAbsolutePath().getParent(), ".going-");
            Files.move(folder, going.resolve("edition"));
            List<Path> paths;
            try (Stream<Path> all = Files.walk(going)) {
                paths = all.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path path : paths) {
                Files.delete(path);
            }
        } catch (IOException failure) {
            throw new StoreException("The edition cannot be deleted", failure);
        }
    }

    boolean exists() {
        return Files.exists(folder, LinkOption.NOFOLLOW_LINKS);
    }
}
