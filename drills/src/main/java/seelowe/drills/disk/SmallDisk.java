package seelowe.drills.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A disk of a few megabytes, in memory. Only root of a Linux machine can have one. */
final class SmallDisk implements AutoCloseable {
    private static final int BLOCK = 4096;

    private final Path folder;

    private SmallDisk(Path folder) {
        this.folder = folder;
    }

    /** Empty if this machine does not let us. */
    static Optional<SmallDisk> mount(Path folder, int megabytes) {
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        boolean mounted = run("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", folder.toString());
        return mounted ? Optional.of(new SmallDisk(folder)) : Optional.empty();
    }

    Path folder() {
        return folder;
    }

    boolean makeReadOnly() {
        return run("mount", "-o", "remount,ro", folder.toString());
    }

    /** Takes every byte that is left. */
    void fill() {
        byte[] block = new byte[BLOCK];
        try {
            while (true) {
                Files.write(ballast(), block, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        } catch (IOException full) {
            // That is what we want.
            return;
        }
    }

    void makeRoom() {
        try {
            Files.deleteIfExists(ballast());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Path ballast() {
        return folder.resolve("ballast");
    }

    private static boolean run(String... command) {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        run("umount", folder.toString());
    }
}
