package seelowe.server.host;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;

/** What the world calls a server: a scheme, a name and perhaps a port; nothing else, for the page lies at the top. */
public record PublicUrl(String scheme, String host, int port) {
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final int NONE = -1;
    private static final int HTTP = 80;
    private static final int HTTPS = 443;

    /** @throws IllegalArgumentException with a sentence that says what is wrong */
    public static PublicUrl parse(String text) {
        URI uri;
        try {
            uri = new URI(text);
        } catch (URISyntaxException wrong) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" is no address; write one such as https://games.example.org");
        }
        String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
        if (uri.getHost() == null || !(scheme.equals("https") || scheme.equals("http"))) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" is no address of a page; write one such as https://games.example.org");
        }
        boolean more = !(uri.getPath().isEmpty() || uri.getPath().equals("/"))
                || uri.getQuery() != null
                || uri.getFragment() != null
                || uri.getUserInfo() != null;
        if (more) {
            throw new IllegalArgumentException(
                    "\"" + text
                            + "\" says too much: the page lies at the top of a name of its own, such as https://games.example.org");
        }
        PublicUrl url = new PublicUrl(scheme, uri.getHost().toLowerCase(Locale.ROOT), uri.getPort());
        if (!url.isSecure() && !url.isLoopback()) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" must begin with https://; without TLS anybody on the way could play for anybody");
        }
        return url;
    }

    /** Whether what is sent there cannot be read on the way. */
    public boolean isSecure() {
        return scheme.equals("https");
    }

    /** Whether it leads to the machine of whoever follows it. */
    boolean isLoopback() {
        return isLoopback(host);
    }

    static boolean isLoopback(String name) {
        return LOOPBACK.contains(name);
    }

    /** On the loopback a port that was left open is the one that the server got. */
    PublicUrl servedAt(int actual) {
        return isLoopback() && port == NONE ? new PublicUrl(scheme, host, actual) : this;
    }

    /** {@code games.example.org:8443}; without the port that goes without saying. */
    String authority() {
        int usual = isSecure() ? HTTPS : HTTP;
        return port == NONE || port == usual ? host : host + ":" + port;
    }

    /** {@code https://games.example.org}: as browsers write it in {@code Origin}, and without a slash at the end. */
    @Override
    public String toString() {
        return scheme + "://" + authority();
    }
}
