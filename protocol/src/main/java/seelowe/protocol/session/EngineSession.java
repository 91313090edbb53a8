package seelowe.protocol.session;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.term.Refusal;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.json.JsonText;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.Spelling;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One conversation with the engine: takes messages, gives an answer to each, keeps the game they are about. No message, however
 * wrong, ends it. Not for several threads at once.
 */
public final class EngineSession {
    /** Grows when a message changes in a way that a program must know of. */
    public static final int VERSION = 2;

    private final Map<String, Messages.Kind> kinds = new TreeMap<>();
    private final Consumer<Throwable> log;
    private boolean over;

    /** @param log told of our own mistakes, which the other side sees as code "internal" */
    public EngineSession(GameData data, Consumer<Throwable> log) {
        this.log = log;
        Table table = new Table();
        add(new LibraryDesk(data).messages());
        add(new GameDesk(data, table).messages());
        add(new RecordDesk(data, table).messages());
        add(new PlayDesk(table).messages());
        add(new QuestionDesk(data, table).messages());
        add(new OpponentDesk(table).messages());
        add(new Messages().add("quit", (request, answer) -> over = true));
    }

    /** A conversation that knows only these messages. */
    EngineSession(Map<String, Messages.Kind> kinds, Consumer<Throwable> log) {
        this.log = log;
        this.kinds.putAll(kinds);
    }

    private void add(Messages messages) {
        kinds.putAll(messages.kinds());
    }

    /** The types of message there are. */
    public Collection<String> types() {
        return kinds.keySet();
    }

    /** What the engine says before it is asked. */
    public ObjectNode greeting() {
        return LibraryDesk.greet(Json.object().put(Request.TYPE, "hello"));
    }

    /** Whether quit has been said. */
    public boolean isOver() {
        return over;
    }

    /** The answer to one line. */
    public ObjectNode answer(String line) {
        JsonNode message;
        try {
            message = Json.parse(line);
        } catch (JacksonException broken) {
            return mistake(null, MistakeCode.MALFORMED, place(broken), "This is no JSON: " + JsonText.reason(broken));
        }
        if (!(message instanceof ObjectNode object)) {
            return mistake(null, MistakeCode.NOT_AN_OBJECT, "", "A message is a JSON object, {\"type\":...}.");
        }
        return answer(object);
    }

    /** The answer to one message. */
    public ObjectNode answer(ObjectNode message) {
        JsonNode id = message.get(Request.ID);
        if (id != null && !id.isString() && !(id.isIntegralNumber() && id.canConvertToLong())) {
            return mistake(null, MistakeCode.WRONG_TYPE, Request.ID, "\"id\" must be a text or a whole number.");
        }
        try {
            return handle(id, new Request(message));
        } catch (RefusedException refused) {
            return refusal(id, refused.refusal());
        } catch (JsonMistake mistake) {
            return mistake(id, mistake.code(), mistake.at(), mistake.sentence());
        } catch (RuntimeException | StackOverflowError ours) {
            log.accept(ours);
            return mistake(
                    id,
                    MistakeCode.INTERNAL,
                    "",
                    "This should not have happened, and the fault is ours; the game is as it was. (" + ours + ")");
        }
    }

    private ObjectNode handle(@Nullable JsonNode id, Request request) {
        Messages.Kind kind = kinds.get(request.type());
        if (kind == null) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_TYPE,
                    Request.TYPE,
                    "There is no message \"" + request.type() + "\"" + Spelling.hint(request.type(), kinds.keySet()));
        }
        request.allowOnly(kind.fields());
        ObjectNode answer = begin(id, request.type());
        kind.handler().answer(request, answer);
        return answer;
    }

    private static ObjectNode begin(@Nullable JsonNode id, String type) {
        ObjectNode answer = Json.object();
        answer.set(Request.ID, id == null ? answer.nullNode() : id);
        return answer.put(Request.TYPE, type);
    }

    /** An error message about a line that never became a message. */
    static ObjectNode mistake(@Nullable JsonNode id, MistakeCode code, String at, String sentence) {
        ObjectNode answer = begin(id, "error").put("code", code.word());
        if (!at.isEmpty()) {
            answer.put("at", at);
        }
        return answer.put("message", sentence);
    }

    private static ObjectNode refusal(@Nullable JsonNode id, Refusal refusal) {
        return begin(id, "error")
                .put("code", MistakeCode.REFUSED.word())
                .put("rule", refusal.rule())
                .put("message", refusal.why());
    }

    private static String place(JacksonException broken) {
        TokenStreamLocation location = broken.getLocation();
        return location == null ? "" : "column " + Math.max(1, location.getColumnNr());
    }
}
