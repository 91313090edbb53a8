package seelowe.server.web;

import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;
import org.jspecify.annotations.Nullable;
import seelowe.server.limit.Limits;

/**
 * How many connections one caller may have open, whatever he does with them: who sends the headers of a request a letter at a time, or nothing at all, costs no
 * thread, but memory and one of the system's open files. Opened WebSockets are counted elsewhere; a proxy that the host has named speaks for many.
 */
final class ConnectionShares implements Connection.Listener, LifeCycle.Listener {
    /** A club behind one line has room: a browser opens six. */
    static final int MOST_EACH = 1000;

    private final Limits limits;
    private final int most;
    private final Map<String, Integer> open = new HashMap<>();
    private final Map<Connection, String> callers = new HashMap<>();

    ConnectionShares(Limits limits) {
        this.limits = limits;
        this.most = limits.scaled(MOST_EACH);
    }

    /** The doors are known when the server starts. */
    @Override
    public void lifeCycleStarting(LifeCycle server) {
        if (most > 0 && server instanceof Server web) {
            for (var door : web.getConnectors()) {
                door.addEventListener(this);
            }
        }
    }

    @Override
    public void onOpened(Connection connection) {
        String caller = caller(connection);
        if (caller != null && !enters(connection, caller)) {
            limits.noteConnections(caller);
            connection.getEndPoint().close();
        }
    }

    /** Where a closed one came from is not known any more. */
    @Override
    public synchronized void onClosed(Connection connection) {
        String caller = callers.remove(connection);
        if (caller != null) {
            open.computeIfPresent(caller, (unused, count) -> count > 1 ? count - 1 : null);
        }
    }

    /** With TLS there is a connection within the connection, which is not counted again. */
    private @Nullable String caller(Connection connection) {
        boolean counts = connection.getEndPoint() instanceof SocketChannelEndPoint;
        return counts && connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress address
                ? limits.counted(address.getAddress())
                : null;
    }

    /** Whether there is room for one more. */
    private synchronized boolean enters(Connection connection, String caller) {
        int now = open.getOrDefault(caller, 0);
        if (now >= most) {
            return false;
        }
        open.put(caller, now + 1);
        callers.put(connection, caller);
        return true;
    }
}
