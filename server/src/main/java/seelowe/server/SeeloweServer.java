package seelowe.server;

import io.javalin.Javalin;
import java.net.BindException;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import seelowe.server.store.DataFolder;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.store.StoreException;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.Housekeeping;
import seelowe.server.table.Tables;
import seelowe.server.web.Material;
import seelowe.server.web.Shell;

/** A running server. Whatever it has acknowledged is on the disk, so it may be stopped at any moment and by any means. */
public final class SeeloweServer implements AutoCloseable {
    private static final String LOOPBACK = "127.0.0.1";

    /** What must be closed, the last opened first. */
    private final Deque<AutoCloseable> open = new ArrayDeque<>();

    private final Javalin web;

    /** @throws StartException if it cannot start */
    public static SeeloweServer start(ServerSettings settings, Material material) {
        return new SeeloweServer(settings, material);
    }

    private SeeloweServer(ServerSettings settings, Material material) {
        try {
            DataFolder folder = opened(DataFolder.open(settings.folder()));
            Database database = opened(Database.open(folder.databaseFile()));
            GameStore store = new GameStore(database);
            Tables tables = new Tables(material.data(), store, Clock.systemUTC());
            open.push(tables::closeAll);
            opened(new Housekeeping(tables));
            int threads = Math.max(2, Runtime.getRuntime().availableProcessors() - 1);
            ComputerPlayers computers = opened(new ComputerPlayers(tables, threads));
            this.web = Shell.build(material, folder.path(), store, tables, computers, settings.patience());
            web.start(LOOPBACK, settings.port());
            open.push(web::stop);
            // What they decide now could not be told any more.
            open.push(computers);
            folder.announce(address());
            computers.wakeSoon(store::waitingForComputer);
        } catch (DataFolder.InUseException inUse) {
            close();
            throw new StartException(
                    String.valueOf(inUse.getMessage()), inUse, inUse.address().orElse(null));
        } catch (StoreException failure) {
            close();
            throw new StartException(String.valueOf(failure.getMessage()), failure, null);
        } catch (RuntimeException failure) {
            close();
            throw isPortTaken(failure) ? portTaken(settings.port(), failure) : failure;
        }
    }

    private <T extends AutoCloseable> T opened(T resource) {
        open.push(resource);
        return resource;
    }

    private static boolean isPortTaken(Throwable failure) {
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return true;
            }
        }
        return false;
    }

    private static StartException portTaken(int port, RuntimeException cause) {
        return new StartException(
                "port " + port + " is taken by another program; choose another with --port, or --port 0 for any",
                cause,
                null);
    }

    public int port() {
        return web.port();
    }

    /** Where the page is. */
    public String address() {
        return "http://localhost:" + port() + "/";
    }

    @Override
    public void close() {
        while (!open.isEmpty()) {
            AutoCloseable next = open.pop();
            try {
                next.close();
            } catch (Exception failure) {
                throw new IllegalStateException("Cannot stop " + next, failure);
            }
        }
    }
}
