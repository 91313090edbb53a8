package seelowe.protocol.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file whole or not at all: into a neighbour first, which is on the disk before it takes the file's place. */
public final class AtomicFile {
    /** Pours the content into a stream. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private AtomicFile() {}

    /**
     * Complains early about what writing would complain about late.
     *
     * @throws UnwritableFileException if the file cannot be written
     */
    public static void checkWritable(Path file) {
        Path folder = folderOf(file);
        if (Files.isDirectory(file)) {
            throw refusal(file, "it is a folder; give the name of a file");
        }
        if (!Files.isDirectory(folder)) {
            throw refusal(file, "there is no folder " + folder + "; create it first");
        }
        if (!Files.isWritable(folder)) {
            throw refusal(file, "no permission to write in " + folder);
        }
    }

    /** @throws UnwritableFileException if the file cannot be written; it is as it was then */
    public static void write(Path file, Content content) {
        checkWritable(file);
        try {
            replace(file, Files.createTempFile(folderOf(file), ".seelowe-", ".part"), content);
        } catch (IOException failure) {
            throw new UnwritableFileException("cannot write " + file + ": " + reason(failure), failure);
        }
    }

    /** What the system said, without the name of a file that the user does not know. */
    private static String reason(IOException failure) {
        String said = failure instanceof FileSystemException detailed ? detailed.getReason() : failure.getMessage();
        return said == null ? "the system will not have it" : said;
    }

    private static UnwritableFileException refusal(Path file, String why) {
        return new UnwritableFileException("cannot write " + file + ": " + why, null);
    }

    private static Path folderOf(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        return folder == null ? file.toAbsolutePath() : folder;
    }

    private static void replace(Path file, Path part, Content content) throws IOException {
        try {
            fill(part, content);
            makeReadable(part);
            move(part, file);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Forced to the disk before the old file goes: a power cut must not leave an empty one with the right name. */
    private static void fill(Path part, Content content) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
            content.writeTo(out);
            out.flush();
            channel.force(true);
        }
    }

    private static void move(Path part, Path file) throws IOException {
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Temporary files are private; what is written here may be seen by all whom the folder lets in. */
    private static void makeReadable(Path part) throws IOException {
        if (!part.toFile().setReadable(true, false)) {
            throw new IOException("no permission to make it readable");
        }
    }
}
