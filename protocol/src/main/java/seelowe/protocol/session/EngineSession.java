package seelowe.protocol.session;

import java.util.Collection;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Answers;
import seelowe.protocol.service.Asker;
import seelowe.protocol.service.GameService;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.protocol.service.Seat;
import seelowe.scenarios.GameData;
import tools.jackson.databind.node.ObjectNode;

/**
 * One conversation with the engine: takes messages, gives an answer to each, keeps the game they are about. Adds to the service what
 * only a program of its own needs: the library, setting games up, counting, computer moves; and lets the program say who asks. No
 * message, however wrong, ends it. Not for several threads at once.
 */
public final class EngineSession {
    /** Grows when a message changes in a way that a program must know of. */
    public static final int VERSION = 2;

    private final Messages<EngineSession> messages = new Messages<>();
    private final Consumer<Throwable> log;
    private @Nullable MemoryGame game;
    private boolean over;

    /** @param log told of our own mistakes, which the other side sees as code "internal" */
    public EngineSession(GameData data, Consumer<Throwable> log) {
        this.log = log;
        OwnThread thinking = new OwnThread();
        messages.addAll(new GameService(data, thinking).messages(), EngineSession::asker, Request.AS)
                .addAll(new LibraryDesk(data).messages())
                .addAll(new GameDesk(data).messages())
                .addAll(new RecordDesk(data).messages())
                .addAll(new StudyDesk(thinking).messages())
                .add("quit", (session, request, answer) -> session.over = true);
    }

    private static Asker asker(Messages.Said<EngineSession> said) {
        return said.about().asker(said.request());
    }

    /** Who asks; without a word about it, somebody from whom nothing is hidden. */
    Asker asker(Request request) {
        Audience audience = request.has(Request.AS)
                ? Words.read(Audience.class, request.text(Request.AS), Request.AS)
                : Audience.BOTH;
        return new Asker(game(), Seat.of(audience), false);
    }

    MemoryGame game() {
        if (game == null) {
            throw new JsonMistake(
                    MistakeCode.NO_GAME, "type", "No game has been begun; send new-game, position or load first.");
        }
        return game;
    }

    /** From now on the messages are about this game. */
    void sitDown(MemoryGame another) {
        game = another;
    }

    /** The types of message there are. */
    public Collection<String> types() {
        return messages.types();
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
        Request request;
        try {
            request = Request.parse(line);
        } catch (JsonMistake mistake) {
            return Answers.error(null, mistake);
        }
        return messages.answer(this, request, log);
    }
}
