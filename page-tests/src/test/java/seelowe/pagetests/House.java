package seelowe.pagetests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import seelowe.server.SeeloweServer;
import seelowe.server.testing.Servers;

/** A server in this JVM, with a folder of its own. */
final class House implements AutoCloseable {
    private final Path folder;
    private final SeeloweServer server;

    private House(Path folder) {
        this.folder = folder;
        this.server = Servers.start(folder, 0);
    }

    static House inAFreshFolder() {
        try {
            return new House(Files.createTempDirectory("seelowe-page"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    String address() {
        return server.address();
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
