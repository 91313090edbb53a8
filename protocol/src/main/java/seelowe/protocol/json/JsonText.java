package seelowe.protocol.json;

import tools.jackson.core.JacksonException;
import tools.jackson.core.io.JsonStringEncoder;

/** Texts as JSON writes them. */
public final class JsonText {
    private JsonText() {}

    /** Why a text is no JSON, without the names of the parser's own settings. */
    public static String reason(JacksonException broken) {
        String text = String.valueOf(broken.getOriginalMessage());
        if (text.startsWith("Trailing token")) {
            return "Something follows after its end.";
        }
        String plain = text.replaceAll("(, from|: enable) `[^`]*`( to allow)?", "")
                .replaceAll(" \\(start marker at .*\\]\\)", "");
        return plain.endsWith(".") ? plain : plain + ".";
    }

    public static String quote(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsCharArray(text)) + '"';
    }
}
