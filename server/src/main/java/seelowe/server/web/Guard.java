package seelowe.server.web;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.Map;
import seelowe.server.host.Callers;
import seelowe.server.host.Site;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;

/**
 * Lets in only pages that this server itself delivered. A page of another site can send requests here, and can make its own name point
 * here; neither gets it the right Host and Origin.
 */
final class Guard {
    private static final String CONTENT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; "
            + "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
            + "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    /** What every answer tells browsers. */
    static final Map<String, String> STRICT = Map.of(
            "Content-Security-Policy", CONTENT_POLICY,
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin");

    /** Browsers that were here once do not come without TLS again. */
    private static final String ONLY_TLS = "max-age=" + Duration.ofDays(365).toSeconds();

    /** The attribute of a WebSocket that says where it was opened. */
    static final String CALLER = "seelowe.caller";

    private final Site site;
    private final Callers callers;
    private final Limits limits;

    Guard(Site site, Callers callers, Limits limits) {
        this.site = site;
        this.callers = callers;
        this.limits = limits;
    }

    void admit(Context context) {
        STRICT.forEach(context::header);
        if (site.isSecure()) {
            context.header("Strict-Transport-Security", ONLY_TLS);
        }
        check(context);
        Object refused = context.req().getAttribute(WholeBodies.REFUSED);
        if (refused instanceof Integer status) {
            throw new HttpResponseException(
                    status,
                    status == WholeBodies.TOO_LARGE
                            ? "More than " + (WholeBodies.LARGEST_RECORD >> 20)
                                    + " MB are too much for a record, more than " + (WholeBodies.LARGEST_EDITION >> 20)
                                    + " MB for an edition, and more than "
                                    + (WholeBodies.LARGEST_ORDER >> 10) + " KB for any other request."
                            : "Too many records and editions are on their way at once; try again in a moment.");
        }
    }

    private void check(Context context) {
        String host = callers.host(context);
        if (host == null || !site.answersTo(host)) {
            throw new ForbiddenResponse("This server answers to " + site.ownName() + " only.");
        }
        String origin = context.header("Origin");
        if (origin != null && !site.delivered(origin, host)) {
            throw new ForbiddenResponse("Another site's page may not use this server.");
        }
        if ("cross-site".equals(context.header("Sec-Fetch-Site")) && changes(context)) {
            throw new ForbiddenResponse("Another site's page may not use this server.");
        }
        limits.admit(context, Kind.REQUEST);
    }

    /** Before a WebSocket is opened: those are not bound by the same-origin policy. */
    void admitSocket(Context context) {
        check(context);
        limits.admit(context, Kind.SOCKET);
        context.attribute(CALLER, limits.address(context));
    }

    /** Whether strangers come here. */
    boolean isOfAHost() {
        return site.isHosted();
    }

    private static boolean changes(Context context) {
        String method = context.req().getMethod();
        return !method.equals("GET") && !method.equals("HEAD");
    }
}
