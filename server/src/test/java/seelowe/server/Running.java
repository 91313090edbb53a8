package seelowe.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import seelowe.engine.force.Unit;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import seelowe.server.testing.Servers;
import seelowe.server.web.Patience;
import tools.jackson.databind.JsonNode;

/** A server under test and somebody who talks to it. */
final class Running implements AutoCloseable {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final SeeloweServer server;

    private Running(SeeloweServer server) {
        this.server = server;
    }

    static List<Unit> roster(String scenario) {
        return Objects.requireNonNull(Servers.DATA.scenario(scenario)).roster();
    }

    static Running in(Path folder) {
        return new Running(Servers.start(folder, 0));
    }

    static Running in(Path folder, Clock clock) {
        return new Running(Servers.start(folder, clock));
    }

    static Running in(Path folder, HostSettings host) {
        return new Running(Servers.host(folder, host));
    }

    static Running in(Path folder, HostSettings host, Clock clock) {
        return new Running(Servers.host(folder, host, clock));
    }

    static Running in(Path folder, Patience patience) {
        return new Running(Servers.start(folder, 0, patience));
    }

    /** What came back. */
    record Answer(int status, HttpResponse<String> response) {
        JsonNode json() {
            return Json.parse(response.body());
        }

        String code() {
            return json().path("code").asString("");
        }
    }

    /** A game that was made, for who made it. */
    record Made(String game, String token, String watchToken, String commitment) {}

    int port() {
        return server.port();
    }

    static Answer postTo(int port, String path, String body) {
        URI address = URI.create("http://127.0.0.1:" + port + path);
        return send(HttpRequest.newBuilder(address).POST(BodyPublishers.ofString(body)));
    }

    Answer get(String path, String... headers) {
        return send(request(path).GET(), headers);
    }

    Answer post(String path, String body, String... headers) {
        return send(request(path).POST(BodyPublishers.ofString(body)), headers);
    }

    Answer put(String path, String body, String... headers) {
        return send(request(path).PUT(BodyPublishers.ofString(body)), headers);
    }

    /** With any other method. */
    Answer send(String method, String path, String body, String... headers) {
        return send(request(path).method(method, BodyPublishers.ofString(body)), headers);
    }

    Answer delete(String path, String... headers) {
        return send(request(path).DELETE(), headers);
    }

    /** Says how long a body is and sends none: what is too long is refused before it comes. */
    String announce(String path, int length) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            String request = "POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port()
                    + "\r\nContent-Type: application/octet-stream\r\nContent-Length: " + length + "\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    Answer postBytes(String path, byte[] body) {
        return send(request(path).header("Content-Type", "application/zip").POST(BodyPublishers.ofByteArray(body)));
    }

    /** What a download holds. */
    byte[] bytes(String path) {
        try {
            return CLIENT.send(request(path).GET().build(), BodyHandlers.ofByteArray())
                    .body();
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path));
    }

    private static Answer send(HttpRequest.Builder request, String... headers) {
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
            Described.demand(response);
            return new Answer(response.statusCode(), response);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    Made newGame(String json) {
        JsonNode node = post("/api/games", json).json();
        return made(node);
    }

    static Made made(JsonNode node) {
        return new Made(
                node.get("game").stringValue(),
                node.get("token").stringValue(),
                node.path("watchToken").asString(""),
                node.get("diceCommitment").stringValue());
    }

    Guest join(Made made) {
        return join(made.game(), made.token(), "");
    }

    Guest join(String game, String token, String more) {
        return Guest.at(port(), game, token, more);
    }

    @Override
    public void close() {
        server.close();
    }
}
