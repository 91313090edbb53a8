package seelowe.drills.documents;

import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * Something that can be asked over HTTP.
 *
 * @param path with its parameters in braces
 * @param body the form of it; missing if there is none
 * @param answers by status
 */
record Operation(String method, String path, List<Parameter> parameters, JsonNode body, JsonNode answers) {
    private static final Pattern IN_BRACES = Pattern.compile("\\{[^}]+\\}");

    /** @param inPath otherwise it stands in the query */
    record Parameter(String name, boolean inPath, boolean required, JsonNode schema) {}

    boolean takesBody() {
        return !body.isMissingNode();
    }

    /** Whether a path is one of this kind. */
    boolean isAt(String asked) {
        return asked.matches("\\Q" + IN_BRACES.matcher(path).replaceAll("\\\\E[^/]+\\\\Q") + "\\E");
    }

    String inWords() {
        return method + " " + path;
    }
}
