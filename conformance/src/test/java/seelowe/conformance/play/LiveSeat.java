package seelowe.conformance.play;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.server.testing.PlainSocket;
import tools.jackson.databind.JsonNode;

/** A game at a running server, for who made it. Notes all that it is told, with what no two games share left out. */
final class LiveSeat {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final int PATIENCE_SECONDS = 60;

    private final int port;
    private final JsonNode made;
    private final List<String> told = new ArrayList<>();

    private LiveSeat(int port, JsonNode made) {
        this.port = port;
        this.made = made;
    }

    /** Null if the server does not take the position. */
    static @Nullable LiveSeat at(int port, String order) {
        HttpRequest.Builder post = request(port, "/api/positions").POST(BodyPublishers.ofString(order));
        HttpResponse<String> response = send(post);
        return response.statusCode() == 201 ? new LiveSeat(port, Json.parse(response.body())) : null;
    }

    List<String> told() {
        return told;
    }

    String game() {
        return made.path("game").asString("");
    }

    String token() {
        return made.path("token").asString("");
    }

    String watchToken() {
        return made.path("watchToken").asString("");
    }

    void post(String path, String body) {
        note(send(request(port, path).POST(BodyPublishers.ofString(body))));
    }

    void get(String path, String token) {
        note(send(request(port, path + "?token=" + token).GET()));
    }

    void delete(String path, String token) {
        note(send(request(port, path + "?token=" + token).DELETE()));
    }

    private static HttpRequest.Builder request(int port, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private void note(HttpResponse<String> response) {
        note(response.statusCode() + " " + response.body());
    }

    private void note(String text) {
        told.add(text.replace(game(), "GAME")
                .replace(token(), "TOKEN")
                .replace(watchToken(), "WATCH")
                .replace(made.path("diceCommitment").asString(""), "DICE")
                .replaceAll("\"(created|lastPlayed)\":\\d+", "\"$1\":0"));
    }

    /** Joins, says all of this, one after the other, and notes what it hears until the last is answered. */
    void talk(String token, String since, List<String> messages) throws InterruptedException {
        String address = "/ws/games/" + game() + "?token=" + token + since;
        try (PlainSocket socket = new PlainSocket(port, address)) {
            for (int id = 1; id <= messages.size(); id++) {
                socket.send(messages.get(id - 1).replace("{", "{\"id\":" + id + ","));
                String heard = next(socket.inbox());
                while (!heard.startsWith("{\"id\":" + id + ",")) {
                    heard = next(socket.inbox());
                }
            }
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private String next(BlockingQueue<String> inbox) throws InterruptedException {
        String heard = inbox.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (heard == null) {
            throw new AssertionError("The server says nothing; last it said " + told.get(told.size() - 1));
        }
        note(heard);
        return heard;
    }
}
