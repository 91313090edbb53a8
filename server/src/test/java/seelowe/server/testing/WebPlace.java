package seelowe.server.testing;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;

/** A program, or a chat service, that is told things at addresses of its own. */
public final class WebPlace implements AutoCloseable {
    private final HttpServer server;
    private final Map<String, JsonNode> messages = new ConcurrentHashMap<>();

    private WebPlace() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            messages.put(exchange.getRequestURI().getPath().substring(1), Json.parse(text));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
    }

    public static WebPlace open() {
        try {
            return new WebPlace();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public String address(String name) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + name;
    }

    public Map<String, JsonNode> messages() {
        return Map.copyOf(messages);
    }

    /** What came last at this address. */
    public JsonNode message(String name) {
        return Objects.requireNonNull(messages.get(name), name);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
