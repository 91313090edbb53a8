package seelowe.protocol.json;

import tools.jackson.core.io.JsonStringEncoder;

/** Texts as JSON writes them. */
public final class JsonText {
    private JsonText() {}

    public static String quote(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsCharArray(text)) + '"';
    }
}
