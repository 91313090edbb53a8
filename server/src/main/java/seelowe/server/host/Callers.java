package seelowe.server.host;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who calls, and for whom he asks. A proxy's word is taken for it if the host has named the proxy, and nobody else's. */
public final class Callers {
    private static final String FOR = "X-Forwarded-For";
    private static final String HOST = "X-Forwarded-Host";

    private final List<AddressRange> trusted;

    public Callers(Site site) {
        this.trusted = site.host().map(HostSettings::trustedProxies).orElse(List.of());
    }

    /** The address that a request came from: of those that it passed, the last one that is no proxy of ours. */
    public InetAddress address(Context context) {
        InetAddress last =
                AddressRange.address(context.req().getRemoteAddr()).orElseGet(InetAddress::getLoopbackAddress);
        String[] passed = isTrusted(last) ? all(context, FOR).split(",") : new String[0];
        for (int i = passed.length - 1; i >= 0 && isTrusted(last); i--) {
            Optional<InetAddress> before = AddressRange.address(passed[i].strip());
            if (before.isEmpty()) {
                break;
            }
            last = before.get();
        }
        return last;
    }

    /** The {@code Host} that was asked for. */
    public @Nullable String host(Context context) {
        String told = context.header(HOST);
        boolean believed = told != null
                && AddressRange.address(context.req().getRemoteAddr())
                        .filter(this::isTrusted)
                        .isPresent();
        return believed ? told : context.header("Host");
    }

    /** Whether this is a proxy whose word is taken. */
    public boolean isTrusted(InetAddress address) {
        return trusted.stream().anyMatch(range -> range.holds(address));
    }

    /** A header may come in several lines. */
    private static String all(Context context, String name) {
        return String.join(",", java.util.Collections.list(context.req().getHeaders(name)));
    }
}
