package seelowe.server.testing;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.server.SeeloweServer;
import seelowe.server.ServerSettings;
import seelowe.server.edition.Editions;
import seelowe.server.edition.Material;
import seelowe.server.host.HostSettings;
import seelowe.server.web.Patience;

/** Servers with the built-in data. */
public final class Servers {
    public static final GameData DATA = BuiltInData.load();

    /** The built-in data and nothing else. */
    public static final Editions EDITIONS = Editions.only(new Material(DATA, List.of(BuiltInData.source())));

    private Servers() {}

    /** A server that keeps its games in a folder; port 0 means any that is free. */
    public static SeeloweServer start(Path folder, int port) {
        return start(folder, port, Patience.USUAL);
    }

    public static SeeloweServer start(Path folder, int port, Patience patience) {
        return start(new ServerSettings(port, folder, patience, Optional.empty()));
    }

    /** A server that faces the world, as far as the world is this machine: accounts, a lobby and whatever else a host has. */
    public static SeeloweServer host(Path folder, HostSettings host) {
        return start(new ServerSettings(0, folder, host));
    }

    /** The same, by this clock. */
    public static SeeloweServer host(Path folder, HostSettings host, Clock clock) {
        return start(new ServerSettings(0, folder, host), clock);
    }

    /** A server that goes by this clock. */
    public static SeeloweServer start(Path folder, Clock clock) {
        return start(new ServerSettings(0, folder), clock);
    }

    private static SeeloweServer start(ServerSettings settings, Clock clock) {
        return SeeloweServer.start(settings, new Material(DATA, List.of(BuiltInData.source())), clock);
    }

    private static SeeloweServer start(ServerSettings settings) {
        return SeeloweServer.start(settings, new Material(DATA, List.of(BuiltInData.source())));
    }
}
