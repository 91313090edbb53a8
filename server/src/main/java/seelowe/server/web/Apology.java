package seelowe.server.web;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.service.Answers;

/** What is answered to requests that never come as far as our own code, for they are no HTTP: in the form of all other refusals, and with nothing of the program in it. */
final class Apology extends ErrorHandler {
    private static final int OURS = 500;

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        HttpFields.Mutable headers = response.getHeaders();
        Guard.STRICT.forEach(headers::put);
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        headers.put(HttpHeader.CONTENT_TYPE, "application/json");
        response.write(true, body(status), callback);
    }

    private static ByteBuffer body(int status) {
        return Json.utf8(
                status == OURS
                        ? Answers.internal()
                        : Answers.error(new JsonMistake(Statuses.code(status), "", sentence(status))));
    }

    private static String sentence(int status) {
        return switch (status) {
            case 404 -> "There is nothing at this address.";
            case 408 -> "The request took too long.";
            case 413 -> "That is more than is taken here.";
            case 414 -> "The address is too long.";
            case 417 -> "Nothing of the kind can be expected here.";
            case 426 -> "Here a WebSocket is opened, of version 13.";
            case 431 -> "The headers are too long.";
            case 501, 505 -> "This server speaks HTTP/1.1.";
            case 503 -> "The server has too much to do; try again in a moment.";
            default -> "This is no request that can be read.";
        };
    }
}
