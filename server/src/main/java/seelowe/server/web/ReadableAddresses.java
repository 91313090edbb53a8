package seelowe.server.web;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.UrlEncoded;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Answers;

/** Refuses an address that cannot be read before anybody tries: reading would fail only later, as if the server had made the mistake. */
final class ReadableAddresses extends Handler.Wrapper {
    private static final Logger LOG = LoggerFactory.getLogger(ReadableAddresses.class);

    ReadableAddresses(Handler next) {
        super(next);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (isReadable(request.getHttpURI().getQuery())) {
            return super.handle(request, response, callback);
        }
        response.setStatus(HttpStatus.BAD_REQUEST_400);
        Guard.STRICT.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        JsonMistake mistake = new JsonMistake(
                MistakeCode.BAD_REQUEST, "", "What stands behind the question mark of the address is no encoded text.");
        Content.Sink.write(response, true, Json.text(Answers.error(mistake)), callback);
        return true;
    }

    private static boolean isReadable(String query) {
        if (query == null || query.indexOf('%') < 0) {
            return true;
        }
        try {
            UrlEncoded.decodeUtf8To(query, 0, query.length(), new Fields(true)::add);
            return true;
        } catch (RuntimeException unreadable) {
            LOG.debug("An address that cannot be read", unreadable);
            return false;
        }
    }
}
