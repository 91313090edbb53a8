package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.scenarios.text.Spelling;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The kinds of message that are understood, each declared once, and the one way of answering them. No message, however wrong, ends
 * a conversation.
 *
 * @param <T> what a message is about
 */
public final class Messages<T> {
    /** Fills in the answer to a message. */
    public interface Handler<T> {
        void answer(T about, Request request, ObjectNode answer);
    }

    /** @param fields that the message may have beside id and type */
    private record Kind<T>(List<String> fields, Handler<T> handler) {}

    private final Map<String, Kind<T>> kinds = new TreeMap<>();

    public Messages<T> add(String type, Handler<T> handler, String... fields) {
        kinds.put(type, new Kind<>(Arrays.asList(fields), handler));
        return this;
    }

    /** A message that needs nothing but itself. */
    public Messages<T> add(String type, BiConsumer<Request, ObjectNode> handler, String... fields) {
        return add(type, (about, request, answer) -> handler.accept(request, answer), fields);
    }

    /**
     * All of these, for a conversation about something else.
     *
     * @param more fields that each of them has here
     */
    public <S> Messages<T> addAll(Messages<S> others, Function<Said<T>, S> about, String... more) {
        others.kinds.forEach((type, kind) -> {
            List<String> fields = new ArrayList<>(kind.fields());
            fields.addAll(Arrays.asList(more));
            Handler<T> handler = (it, request, answer) ->
                    kind.handler().answer(about.apply(new Said<>(it, request)), request, answer);
            kinds.put(type, new Kind<>(fields, handler));
        });
        return this;
    }

    /** A message and what it is about. */
    public record Said<T>(T about, Request request) {}

    public Messages<T> addAll(Messages<T> others) {
        kinds.putAll(others.kinds);
        return this;
    }

    /** The types of message there are. */
    public Collection<String> types() {
        return kinds.keySet();
    }

    /**
     * The answer to a message.
     *
     * @param log told of our own mistakes, which the other side sees as code "internal"
     */
    public ObjectNode answer(T about, Request request, Consumer<Throwable> log) {
        JsonNode id = null;
        try {
            id = request.id();
            return answer(about, request, id);
        } catch (JsonMistake mistake) {
            return Answers.error(id, mistake);
        } catch (RuntimeException | StackOverflowError ours) {
            log.accept(ours);
            return Answers.internal(id);
        }
    }

    private ObjectNode answer(T about, Request request, @Nullable JsonNode id) {
        Kind<T> kind = kinds.get(request.type());
        if (kind == null) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_TYPE,
                    Request.TYPE,
                    "There is no message \"" + request.type() + "\"" + Spelling.hint(request.type(), kinds.keySet()));
        }
        request.allowOnly(kind.fields());
        ObjectNode answer = Answers.begin(id, request.type());
        kind.handler().answer(about, request, answer);
        return answer;
    }
}
