package seelowe.server.testing;

import java.nio.file.Path;
import java.util.List;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.server.SeeloweServer;
import seelowe.server.ServerSettings;
import seelowe.server.web.Material;
import seelowe.server.web.Patience;

/** Servers with the built-in data. */
public final class Servers {
    public static final GameData DATA = BuiltInData.load();

    private Servers() {}

    /** A server that keeps its games in a folder; port 0 means any that is free. */
    public static SeeloweServer start(Path folder, int port) {
        return start(folder, port, Patience.USUAL);
    }

    public static SeeloweServer start(Path folder, int port, Patience patience) {
        return SeeloweServer.start(
                new ServerSettings(port, folder, patience), new Material(DATA, List.of(BuiltInData.source())));
    }
}
