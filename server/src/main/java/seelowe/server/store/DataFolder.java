package seelowe.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folder with everything that must outlast the program. One program at a time may hold it. */
public final class DataFolder implements AutoCloseable {
    private final Path folder;
    private final FileChannel channel;
    private final FileLock lock;

    private DataFolder(Path folder, FileChannel channel, FileLock lock) {
        this.folder = folder;
        this.channel = channel;
        this.lock = lock;
    }

    /** Somebody else holds the folder. */
    public static final class InUseException extends RuntimeException {
        private final @Nullable String address;

        InUseException(Path folder, @Nullable String address) {
            super(
                    address == null
                            ? "another Seelöwe uses the folder " + folder
                                    + "; stop it, or choose another with --data-dir"
                            : "Seelöwe runs already: " + address + " (its games are in " + folder
                                    + "; for a second one, choose another folder with --data-dir)");
            this.address = address;
        }

        /** Where the other one can be reached, if it said so. */
        public Optional<String> address() {
            return Optional.ofNullable(address);
        }
    }

    /**
     * Makes the folder if need be and takes hold of it.
     *
     * @throws InUseException if another program holds it
     * @throws StoreException if it cannot be written
     */
    public static DataFolder open(Path folder) {
        try {
            create(folder);
            FileChannel channel =
                    FileChannel.open(lockFile(folder), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = tryLock(channel);
            if (lock == null) {
                channel.close();
                throw new InUseException(folder, readAddress(folder));
            }
            return new DataFolder(folder, channel, lock);
        } catch (IOException failure) {
            throw new StoreException(
                    "cannot write in the data folder " + folder + ": no permission, or the disk is full or read-only ("
                            + failure.getMessage() + "); choose another with --data-dir",
                    failure);
        }
    }

    private static void create(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new StoreException("the data folder " + folder + " is a file; choose another with --data-dir");
        }
        if (!Files.exists(folder)) {
            Files.createDirectories(folder);
        }
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            makePrivate(folder);
        }
    }

    /** Dice seeds of unfinished games lie here. A folder that others' files share is left as it is, but the games in it are private. */
    private static void makePrivate(Path folder) throws IOException {
        Path database = databaseFile(folder);
        if (isOurs(folder)) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
        if (!Files.exists(database)) {
            Files.createFile(database);
        }
        // SQLite gives its other files the permissions of the first.
        for (String ending : List.of("", "-wal", "-shm")) {
            Path file = folder.resolve(database.getFileName() + ending);
            if (Files.exists(file)) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
        }
    }

    private static boolean isOurs(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return Files.exists(databaseFile(folder)) || files.findAny().isEmpty();
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException ours) {
            return null;
        }
    }

    private static @Nullable String readAddress(Path folder) {
        try {
            return Files.readString(addressFile(folder)).strip();
        } catch (IOException unknown) {
            return null;
        }
    }

    /** Leaves word for a second start where this program can be reached. */
    public void announce(String address) {
        try {
            Files.writeString(addressFile(folder), address);
        } catch (IOException failure) {
            throw new StoreException("cannot write " + addressFile(folder) + ": " + failure.getMessage(), failure);
        }
    }

    public Path path() {
        return folder;
    }

    public Path databaseFile() {
        return databaseFile(folder);
    }

    private static Path databaseFile(Path folder) {
        return folder.resolve("games.db");
    }

    /** Apart from the lock: a locked file cannot be read everywhere. */
    private static Path addressFile(Path folder) {
        return folder.resolve("address.txt");
    }

    private static Path lockFile(Path folder) {
        return folder.resolve("lock");
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(addressFile(folder));
            lock.release();
            channel.close();
        } catch (IOException failure) {
            throw new StoreException("cannot let go of the data folder " + folder, failure);
        }
    }
}
