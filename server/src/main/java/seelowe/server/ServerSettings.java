package seelowe.server;

import java.nio.file.Path;
import seelowe.server.web.Patience;

/**
 * How to start.
 *
 * @param port 0 for any that is free
 * @param folder where the games are kept
 * @param patience with those who use it
 */
public record ServerSettings(int port, Path folder, Patience patience) {
    /** What is tried when nobody says otherwise. */
    public static final int USUAL_PORT = 1940;

    public ServerSettings(int port, Path folder) {
        this(port, folder, Patience.USUAL);
    }
}
