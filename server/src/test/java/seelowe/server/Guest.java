package seelowe.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.server.testing.PlainSocket;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A screen at a table, as a program: keeps every text it was sent, and the latest state of the board. */
final class Guest implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;
    private static final int GLANCE_MILLIS = 50;
    private static final int MOMENT_MILLIS = 2;

    private final PlainSocket socket;
    private final List<String> texts = new ArrayList<>();
    private final List<JsonNode> updates = new ArrayList<>();
    private @Nullable JsonNode latest;
    private int nextId = 1;

    private Guest(PlainSocket socket) {
        this.socket = socket;
    }

    static Guest at(int port, String game, String token, String more) {
        return new Guest(new PlainSocket(port, "/ws/games/" + game + "?token=" + token + more)).seated();
    }

    /** Somebody who has no token of a seat, and says otherwise who he is. */
    static Guest withHeader(int port, String game, String header) {
        return new Guest(new PlainSocket(port, "/ws/games/" + game, header)).seated();
    }

    /** The hands are shaken before there is a chair: only who has been spoken to hears all that is said from now on. */
    private Guest seated() {
        for (int waited = 0; waited < PATIENCE_SECONDS * 1000 && socket.isSilent(); waited += MOMENT_MILLIS) {
            try {
                Thread.sleep(MOMENT_MILLIS);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return this;
            }
        }
        return this;
    }

    /** The code with which the server hung up. */
    int closedWith() {
        return socket.closed().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    /** The next text, whatever it is. */
    JsonNode next() {
        int patience = PATIENCE_SECONDS * 1000;
        boolean hungUp = false;
        String text = null;
        while (text == null && !hungUp && patience > 0) {
            hungUp = socket.closed().isDone(); // Asked first: what was said before is in the inbox then.
            text = poll(GLANCE_MILLIS);
            patience -= GLANCE_MILLIS;
        }
        if (text == null) {
            String last = "last it said " + latest;
            throw hungUp
                    ? new HungUp("The server hung up with " + socket.closed().join() + "; " + last)
                    : new AssertionError("The server says nothing; " + last);
        }
        return note(text);
    }

    /** Something was waited for that the server did not say before it hung up. */
    static final class HungUp extends AssertionError {
        private static final long serialVersionUID = 1;

        HungUp(String message) {
            super(message);
        }
    }

    private @Nullable String poll(int milliseconds) {
        try {
            return socket.inbox().poll(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    private JsonNode note(String text) {
        texts.add(text);
        JsonNode message = Json.parse(text);
        String type = message.path("type").asString("");
        if (type.equals("update") || type.equals("snapshot")) {
            latest = message;
        }
        if (type.equals("change") && latest != null) {
            latest = Rebuilt.of(latest, message);
        }
        if (type.equals("update") || type.equals("change")) {
            updates.add(latest);
        }
        return message;
    }

    /** Takes in everything up to the first message of this type that is as wanted. */
    JsonNode hear(String type, java.util.function.Predicate<JsonNode> wanted) {
        while (true) {
            JsonNode message = next();
            if (message.path("type").asString("").equals(type) && wanted.test(message)) {
                return message;
            }
        }
    }

    /** All that has come and was not looked at yet. */
    List<JsonNode> rest() {
        List<JsonNode> rest = new ArrayList<>();
        for (String text = poll(0); text != null; text = poll(0)) {
            rest.add(note(text));
        }
        return rest;
    }

    /** Takes in everything up to the first board that is as wanted. */
    JsonNode until(java.util.function.Predicate<JsonNode> wanted) {
        while (latest == null || !wanted.test(latest)) {
            next();
        }
        return latest;
    }

    JsonNode untilDecider(String side) {
        return until(
                board -> board.path("state").path("decider").asString("over").equals(side));
    }

    /** Sends a message and waits for the answer to it. */
    JsonNode ask(String json) {
        ObjectNode message = (ObjectNode) Json.parse(json);
        int id = nextId++;
        message.put("id", id);
        say(Json.text(message));
        JsonNode answer = next();
        while (answer.path("id").asInt(-1) != id) {
            answer = next();
        }
        return answer;
    }

    void say(String text) {
        try {
            socket.send(text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Says something that the server may not hear to the end. */
    void shout(String text) {
        try {
            socket.send(text);
        } catch (IOException cutOff) {
            // So it is.
        }
    }

    JsonNode act(String notation) {
        return ask(Json.text(Json.object().put("type", "act").put("notation", notation)));
    }

    /** Does what a recruit would do. */
    JsonNode actSomehow(int seed) {
        JsonNode hint = ask("{\"type\":\"suggest\",\"opponent\":\"recruit\",\"seed\":" + seed + "}");
        return act(hint.path("notation").asString(""));
    }

    JsonNode board() {
        return until(board -> true);
    }

    String decider() {
        return board().path("state").path("decider").asString("nobody");
    }

    int seq() {
        return board().get("seq").intValue();
    }

    List<JsonNode> updates() {
        return List.copyOf(updates);
    }

    List<String> texts() {
        return List.copyOf(texts);
    }

    /** Hangs up without a word, as a lost connection does. */
    @Override
    public void close() {
        socket.close();
    }
}
