package seelowe.server;

import java.nio.file.Path;
import java.util.Optional;
import seelowe.server.host.HostSettings;
import seelowe.server.web.Patience;

/**
 * How to start.
 *
 * @param port 0 for any that is free
 * @param folder where the games are kept
 * @param patience with those who use it
 * @param host what it needs to face the world; without it, it serves one person on his own machine
 */
public record ServerSettings(int port, Path folder, Patience patience, Optional<HostSettings> host) {
    /** What is tried when nobody says otherwise. */
    public static final int USUAL_PORT = 1940;

    private static final String LOOPBACK = "127.0.0.1";

    public ServerSettings(int port, Path folder) {
        this(port, folder, Patience.USUAL, Optional.empty());
    }

    public ServerSettings(int port, Path folder, HostSettings host) {
        this(port, folder, Patience.USUAL, Optional.of(host));
    }

    /** The address of this machine to listen on. */
    String bind() {
        return host.map(HostSettings::bind).orElse(LOOPBACK);
    }
}
