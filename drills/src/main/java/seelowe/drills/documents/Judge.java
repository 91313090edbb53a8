package seelowe.drills.documents;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import seelowe.drills.wire.HttpLine;
import seelowe.drills.wire.HttpLine.Reply;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whether an answer is one of those that the documents tell of. Several ask at once. */
final class Judge {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int MOST_FAULTS = 20;
    private static final int SHORT = 300;
    /** What only who sees the inside of a program can know. */
    private static final Pattern INSIDES = Pattern.compile(
            "[a-z]Exception\\b|Caused by:|\\bat [a-z]+(\\.[\\w$]+)+\\(|\\.java:\\d|\\bjava\\.(lang|util|io|net|nio|sql)\\b|\\borg\\.(eclipse|sqlite|jdbi)\\b"
                    + "|io\\.javalin|tools\\.jackson|seelowe\\.(server|engine|protocol|scenarios|opponents)|SQLITE|StackOverflow|OutOfMemory");

    private final Documents documents;
    private final Forms forms;
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, String> faults = new LinkedHashMap<>();

    Judge(Documents documents) {
        this.documents = documents;
        this.forms = new Forms(documents);
    }

    /** How much is to be expected of an answer. */
    enum Manner {
        /** What was sent is HTTP, whatever it says: there is an answer, and a clear one. */
        POLITE,
        /** What was sent may be nothing at all: it may be refused in any manner but as the server's own mistake. */
        RUDE
    }

    synchronized void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    synchronized Map<String, Integer> counts() {
        return new TreeMap<>(counts);
    }

    synchronized void fault(String what, String after) {
        if (faults.size() < MOST_FAULTS) {
            faults.putIfAbsent(what, line(after));
        }
    }

    /** Each kind of fault with what was sent when it was met first. */
    synchronized List<String> faults() {
        List<String> all = new ArrayList<>();
        faults.forEach((what, after) -> all.add(what + " after " + after));
        return all;
    }

    private static String line(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= 2 * SHORT ? line : line.substring(0, 2 * SHORT) + "...";
    }

    private static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= SHORT ? line : line.substring(0, SHORT) + "...";
    }

    /** @param operation what was asked, if the documents have it */
    void answered(Reply reply, Optional<Operation> operation, Manner manner, String after) {
        int status = reply.status();
        String what = operation.map(Operation::inWords).orElse("elsewhere") + " -> " + status;
        count(status == HttpLine.HUNG_UP ? "hung up" : String.valueOf(status));
        insides(reply.headers() + reply.body(), after);
        if (status <= 0) {
            if (manner == Manner.POLITE || status == HttpLine.SILENCE) {
                fault(what + ": no answer", after);
            }
            return;
        }
        boolean ofTheProtocol = manner == Manner.RUDE && (status == 501 || status == 505);
        if (status >= 500 && status != 503 && !ofTheProtocol) {
            fault(what + ": the server's own mistake", after);
        }
        if (status == 429 && reply.header("Retry-After").isEmpty()) {
            fault(what + ": nobody says when to come back", after);
        }
        if (manner == Manner.POLITE) {
            described(reply, operation, what, after);
        }
    }

    private void described(Reply reply, Optional<Operation> operation, String what, String after) {
        if (!reply.header("X-Content-Type-Options").equals("nosniff")
                || !reply.header("Content-Security-Policy").contains("default-src")) {
            fault(what + ": browsers are not told to be strict", after);
        }
        if (reply.status() >= 400) {
            error(parsed(reply.body()), what, shortened(after) + " was " + reply.body());
            return;
        }
        if (operation.isEmpty()) {
            return;
        }
        JsonNode answers = operation.get().answers();
        String status = String.valueOf(reply.status());
        if (!answers.has(status)) {
            fault(what + ": not described", after);
            return;
        }
        JsonNode content = documents.resolved(answers.get(status)).path("content");
        JsonNode form = content.at("/application~1json/schema");
        if (content.isMissingNode() && !reply.body().isEmpty()) {
            fault(what + ": a body that is not described", after);
        } else if (!form.isMissingNode()) {
            form(parsed(reply.body()), form, what, after);
        }
    }

    private void form(@Nullable JsonNode body, JsonNode form, String what, String after) {
        Optional<String> wrong = body == null ? Optional.of("no JSON") : forms.mistake(body, form);
        wrong.ifPresent(mistake -> fault(what + ": " + mistake, after));
    }

    /** One thing that was heard over a WebSocket. */
    void heard(JsonNode message, String after) {
        if (message.path("type").asString("").equals("error")) {
            count("message " + message.path("code").asString(""));
            error(message, "message", after);
            if (message.path("code").asString("").equals("internal")) {
                fault("message: the server's own mistake", after);
            }
        } else {
            count("message answered");
            form(message, documents.told(), "message " + message.path("type").asString(""), after);
        }
    }

    private void error(@Nullable JsonNode error, String what, String after) {
        form(error, documents.error(), what, after);
        if (error != null && !error.path("message").asString("").matches("(?s).{5,}[.!?)\"…]")) {
            fault(what + ": no clear sentence", after + " was " + error);
        }
    }

    /** A word of the program's insides anywhere in what it says. */
    void insides(String text, String after) {
        Matcher found = INSIDES.matcher(text);
        if (found.find()) {
            int from = Math.max(0, found.start() - 40);
            fault("tells of its insides: " + text.substring(from, Math.min(text.length(), found.end() + 40)), after);
        }
    }

    static @Nullable JsonNode parsed(String text) {
        try {
            JsonNode node = JSON.readTree(text);
            return node == null || node.isMissingNode() ? null : node;
        } catch (JacksonException nonsense) {
            return null;
        }
    }
}
