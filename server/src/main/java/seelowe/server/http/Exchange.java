package seelowe.server.http;

import io.javalin.http.Context;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Request;
import tools.jackson.databind.node.ObjectNode;

/** What every route does: reads a body, asks for the token of a seat, answers with JSON that nobody may keep. */
public final class Exchange {
    private Exchange() {}

    public static Request body(Context context) {
        return Request.parse(context.body());
    }

    /** @throws JsonMistake if none is given */
    public static String token(Context context) {
        String token = context.queryParam("token");
        if (token == null) {
            throw new JsonMistake(MistakeCode.UNKNOWN_TOKEN, "", "The token of a seat is needed: ?token=...");
        }
        return token;
    }

    public static void send(Context context, ObjectNode answer) {
        context.header("Cache-Control", "no-store");
        context.contentType("application/json").result(Json.text(answer));
    }
}
