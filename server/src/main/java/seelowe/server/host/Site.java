package seelowe.server.host;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** This server as the world knows it. Without a host's settings it is known on its own machine only. */
public final class Site {
    private static final PublicUrl OWN_MACHINE = PublicUrl.parse("http://localhost");

    private final Optional<HostSettings> host;
    private volatile PublicUrl url;

    public Site(Optional<HostSettings> host) {
        this.host = host;
        this.url = host.map(HostSettings::publicUrl).orElse(OWN_MACHINE);
    }

    /** Now it is known which port it got. */
    public void servedAt(int port) {
        url = url.servedAt(port);
    }

    /** Whether it faces the world. */
    public boolean isHosted() {
        return host.isPresent();
    }

    /** What it was told, if it faces the world. */
    public Optional<HostSettings> host() {
        return host;
    }

    /** {@code https://games.example.org}, without a slash at the end. */
    public String url() {
        return url.toString();
    }

    /** {@code games.example.org}: what a passkey is bound to. */
    public String name() {
        return url.host();
    }

    /** Whether cookies may be bound to TLS. */
    public boolean isSecure() {
        return url.isSecure();
    }

    /** Whether a request for this {@code Host} is meant for us. On the loopback the port is not asked for: somebody may have forwarded another. */
    public boolean answersTo(String authority) {
        return url.isLoopback() ? PublicUrl.isLoopback(nameOf(authority)) : isSame(authority, url);
    }

    /** Whether a page of this {@code Origin} is ours, if it was asked for under this {@code Host}. */
    public boolean delivered(String origin, String authority) {
        if (!url.isLoopback()) {
            return origin.equals(url.toString());
        }
        @Nullable String from;
        try {
            from = URI.create(origin).getAuthority();
        } catch (IllegalArgumentException nonsense) {
            return false;
        }
        return from != null && from.equalsIgnoreCase(authority);
    }

    private static boolean isSame(String authority, PublicUrl ours) {
        String asked = authority.toLowerCase(Locale.ROOT);
        String usualPort = ours.isSecure() ? ":443" : ":80";
        return asked.equals(ours.authority()) || asked.equals(ours.authority() + usualPort);
    }

    private static String nameOf(String authority) {
        int colon = authority.lastIndexOf(':');
        String name = colon > authority.lastIndexOf(']') ? authority.substring(0, colon) : authority;
        return name.toLowerCase(Locale.ROOT);
    }

    /** What to say to who asks for another. */
    public String ownName() {
        return url.isLoopback() ? "localhost" : url.authority();
    }
}
