package seelowe.server.web;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpResponseException;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lets in only pages that this server itself delivered. A page of another site can send requests here, and can make its own name point
 * here; neither gets it the right Host and Origin.
 */
final class Guard {
    private static final Set<String> OUR_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final String CONTENT_POLICY = "default-src 'self'; img-src 'self' data: blob:; "
            + "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
            + "frame-ancestors 'none'";

    private Guard() {}

    static void admit(Context context) {
        context.header("Content-Security-Policy", CONTENT_POLICY);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
        check(context);
        Object refused = context.req().getAttribute(WholeBodies.REFUSED);
        if (refused instanceof Integer status) {
            throw new HttpResponseException(
                    status,
                    status == WholeBodies.TOO_LARGE
                            ? "More than " + (WholeBodies.LARGEST_RECORD >> 20)
                                    + " MB are too much for a record, and more than "
                                    + (WholeBodies.LARGEST_ORDER >> 10) + " KB for any other request."
                            : "Too many records are on their way at once; try again in a moment.");
        }
    }

    /** Also asked before a WebSocket is opened: those are not bound by the same-origin policy. */
    static void check(Context context) {
        String host = context.header("Host");
        if (host == null || !OUR_NAMES.contains(nameOf(host))) {
            throw new ForbiddenResponse("This server answers to localhost only.");
        }
        String origin = context.header("Origin");
        if (origin != null && !isOurs(origin, host)) {
            throw new ForbiddenResponse("Another site's page may not use this server.");
        }
        if ("cross-site".equals(context.header("Sec-Fetch-Site")) && changes(context)) {
            throw new ForbiddenResponse("Another site's page may not use this server.");
        }
    }

    private static String nameOf(String host) {
        int colon = host.lastIndexOf(':');
        String name = colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
        return name.toLowerCase(Locale.ROOT);
    }

    private static boolean isOurs(String origin, String host) {
        @Nullable String authority;
        try {
            authority = URI.create(origin).getAuthority();
        } catch (IllegalArgumentException nonsense) {
            return false;
        }
        return authority != null && authority.equalsIgnoreCase(host);
    }

    private static boolean changes(Context context) {
        String method = context.req().getMethod();
        return !method.equals("GET") && !method.equals("HEAD");
    }
}
