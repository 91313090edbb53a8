package seelowe.study.keep;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** One run of the program plays a study at a time. The system takes the lock away from a run that was killed. */
public final class StudyLock implements AutoCloseable {
    private final Path file;
    private final @Nullable FileChannel channel;

    private StudyLock(Path file, @Nullable FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    static StudyLock of(Path folder) {
        Path file = folder.resolve("lock");
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isTaken(channel)) {
                return new StudyLock(file, channel);
            }
            channel.close();
        } catch (IOException noLocksHere) {
            return new StudyLock(file, null); // Some file systems of networks have none; then nobody is kept out.
        }
        throw new StudyFolderException(
                "Another run of the program plays the study in " + folder + ". Let it end, or stop it.");
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException withinThisProgram) {
            return true;
        }
    }

    @Override
    public void close() {
        try {
            if (channel != null) {
                channel.close();
            }
            Files.deleteIfExists(file);
        } catch (IOException left) {
            // A file that nobody holds any more does no harm.
        }
    }
}
