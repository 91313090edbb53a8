package seelowe.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all: into a neighbour first, which then takes its place. */
final class AtomicFile {
    /** Pours the content into a stream. */
    @FunctionalInterface
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private AtomicFile() {}

    /** Complains early about what writing would complain about late. */
    static void checkWritable(Path file) {
        Path folder = folderOf(file);
        if (Files.isDirectory(file)) {
            throw UserError.failed("cannot write " + file + ": it is a folder; give the name of a file");
        }
        if (!Files.isDirectory(folder)) {
            throw UserError.failed("cannot write " + file + ": there is no folder " + folder + "; create it first");
        }
        if (!Files.isWritable(folder)) {
            throw UserError.failed("cannot write " + file + ": no permission to write in " + folder);
        }
    }

    static void write(Path file, Content content) {
        checkWritable(file);
        try {
            replace(file, Files.createTempFile(folderOf(file), ".seelowe-", ".part"), content);
        } catch (IOException failure) {
            throw UserError.failed("cannot write " + file + ": " + failure.getMessage(), failure);
        }
    }

    private static Path folderOf(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        return folder == null ? file.toAbsolutePath() : folder;
    }

    private static void replace(Path file, Path part, Content content) throws IOException {
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part))) {
                content.writeTo(out);
            }
            makeReadable(part);
            move(part, file);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void move(Path part, Path file) throws IOException {
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Temporary files are private; a picture may be seen by all whom the folder lets in. */
    private static void makeReadable(Path part) {
        if (!part.toFile().setReadable(true, false)) {
            throw UserError.failed("cannot make " + part + " readable");
        }
    }
}
