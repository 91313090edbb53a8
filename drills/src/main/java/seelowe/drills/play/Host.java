package seelowe.drills.play;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server as one asks it over HTTP. */
public final class Host {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final JsonMapper JSON = new JsonMapper();

    private final int port;
    private final Duration patience;

    public Host(int port) {
        this(port, Duration.ofSeconds(60));
    }

    public Host(int port, Duration patience) {
        this.port = port;
        this.patience = patience;
    }

    /** What came back; a status of -1 means nothing did. */
    public record Answer(int status, String body) {}

    public int port() {
        return port;
    }

    public Answer get(String path) {
        return send(request(path).GET());
    }

    public Answer post(String path, String body) {
        return send(request(path).POST(BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(patience);
    }

    private static Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
            return new Answer(response.statusCode(), response.body());
        } catch (IOException failure) {
            return new Answer(-1, String.valueOf(failure.getMessage()));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Answer(-1, "interrupted");
        }
    }

    /**
     * Makes a game, or both boards of a match.
     *
     * @throws IllegalStateException if the server will not
     */
    public List<Made> make(Order order) {
        Answer answer = post(order.path(), order.body());
        if (answer.status() != 201) {
            throw new IllegalStateException(
                    "No game was made (" + order.inWords() + "): " + answer.status() + " " + answer.body());
        }
        JsonNode node = JSON.readTree(answer.body());
        List<Made> made = new ArrayList<>();
        if (order.match()) {
            node.get("games").forEach(game -> made.add(made(game)));
        } else {
            made.add(made(node));
        }
        return made;
    }

    private static Made made(JsonNode node) {
        return new Made(
                node.get("game").stringValue(),
                node.get("token").stringValue(),
                node.get("watchToken").stringValue());
    }
}
