package seelowe.server.web;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.router.Endpoint;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.limit.Limits;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;

/** Writes down whom access was refused: who says a token that opens nothing, asks for what is another's, or comes from another site's page. */
final class Refusals {
    private static final int FORBIDDEN = 403;
    private static final Set<MistakeCode> NOTED =
            Set.of(MistakeCode.UNKNOWN_TOKEN, MistakeCode.UNKNOWN_INVITE, MistakeCode.NOT_YOUR_SEAT);

    private Refusals() {}

    static void note(SecurityLog log, JsonMistake mistake, Context context, Limits limits) {
        if (NOTED.contains(mistake.code())) {
            note(log, mistake.code().word(), context, limits);
        }
    }

    static void note(SecurityLog log, HttpResponseException refused, Context context, Limits limits) {
        if (refused.getStatus() == FORBIDDEN) {
            note(log, "foreign-page", context, limits);
        }
    }

    /** The path as it is described, not as it was asked for: whatever somebody may have put into it by mistake is not written down. */
    private static void note(SecurityLog log, String why, Context context, Limits limits) {
        @Nullable Endpoint route = context.endpoints().matchedHttpEndpoint();
        String path = route == null ? null : context.req().getMethod() + " " + route.path;
        log.note(Happening.REFUSED, limits.address(context), "why", why, "what", path);
    }

    /** The same of a WebSocket. */
    static void note(SecurityLog log, JsonMistake mistake, String address) {
        if (NOTED.contains(mistake.code())) {
            log.note(Happening.REFUSED, address, "why", mistake.code().word(), "what", "socket");
        }
    }
}
