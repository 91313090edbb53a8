package seelowe.pagetests;

import java.nio.file.Path;
import java.util.List;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.server.SeeloweServer;
import seelowe.server.ServerSettings;
import seelowe.server.web.Material;

/** A server in this JVM, with a folder of its own. */
final class House implements AutoCloseable {
    static final GameData DATA = BuiltInData.load();

    private final SeeloweServer server;

    private House(SeeloweServer server) {
        this.server = server;
    }

    static House in(Path folder) {
        return new House(start(folder, 0));
    }

    static SeeloweServer start(Path folder, int port) {
        return SeeloweServer.start(new ServerSettings(port, folder), new Material(DATA, List.of(BuiltInData.source())));
    }

    String address() {
        return server.address();
    }

    @Override
    public void close() {
        server.close();
    }
}
