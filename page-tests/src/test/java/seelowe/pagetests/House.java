package seelowe.pagetests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.stream.Stream;
import seelowe.server.SeeloweServer;
import seelowe.server.host.HostSettings;
import seelowe.server.testing.Servers;

/** A server in this JVM, with a folder of its own. */
final class House implements AutoCloseable {
    private final Path folder;
    private final SeeloweServer server;

    private House(Path folder, SeeloweServer server) {
        this.folder = folder;
        this.server = server;
    }

    /** For one person on his own machine. */
    static House inAFreshFolder() {
        Path folder = freshFolder();
        return new House(folder, Servers.start(folder, 0));
    }

    /** For many. */
    static House ofAHost() {
        Path folder = freshFolder();
        return new House(folder, Servers.host(folder, HostSettings.onLoopback()));
    }

    /** The same, where time goes by as a test would have it. */
    static House ofAHost(Clock clock) {
        Path folder = freshFolder();
        return new House(folder, Servers.host(folder, HostSettings.onLoopback(), clock));
    }

    private static Path freshFolder() {
        try {
            return Files.createTempDirectory("seelowe-page");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Where its games and editions are. Whoever puts something there takes it away again. */
    Path folder() {
        return folder;
    }

    String address() {
        return server.address();
    }

    int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
