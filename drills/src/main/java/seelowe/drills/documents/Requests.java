package seelowe.drills.documents;

import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import seelowe.drills.wire.HttpLine;
import seelowe.drills.wire.HttpLine.Reply;
import tools.jackson.databind.JsonNode;

/** One stranger's requests over HTTP. */
final class Requests implements AutoCloseable {
    private static final List<String> METHODS =
            List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "get");
    private static final double MOSTLY = 0.85;
    private static final double SPOILED = 0.75;

    private final Stranger stranger;
    private final Documents documents;
    private final Random random;
    private final Hoard hoard;
    private final Shapes shapes;
    private final Mischief mischief;
    private final Judge judge;
    private final HttpLine line;
    private final String host;

    Requests(int port, Documents documents, Stranger stranger, Judge judge) {
        this.stranger = stranger;
        this.documents = documents;
        this.random = stranger.random();
        this.hoard = stranger.hoard();
        this.shapes = new Shapes(documents, hoard, random);
        this.mischief = new Mischief(hoard, random);
        this.judge = judge;
        this.line = new HttpLine(port);
        this.host = "localhost:" + port;
    }

    /** Looks around: everything that can be had without knowing anything. */
    void lookAround() {
        for (Operation each : documents.operations()) {
            if (each.method().equals("GET") && each.parameters().stream().noneMatch(Operation.Parameter::required)) {
                learn(ask(each.method(), each.path(), new byte[0], Map.of(), Optional.of(each)));
            }
        }
    }

    /** One more request, of whatever kind. */
    void next() {
        switch (random.nextInt(20)) {
            case 0, 1 -> wrongMethod();
            case 2, 3 -> wrongPath();
            case 4, 5 -> rude(mischief.mangled(some()));
            case 6 -> rude(broken().getBytes(StandardCharsets.ISO_8859_1));
            default -> described();
        }
    }

    private Operation any() {
        List<Operation> all = documents.operations();
        return all.get(random.nextInt(all.size()));
    }

    private void described() {
        Operation operation = any();
        byte[] body = operation.takesBody() ? body(operation) : new byte[0];
        Map<String, String> headers = headers();
        if (operation.takesBody()) {
            headers.put("Content-Type", random.nextDouble() < MOSTLY ? "application/json" : mediaType());
        }
        String path = path(operation);
        boolean same = operation.isAt(path.replaceAll("\\?.*", ""));
        learn(ask(operation.method(), path, body, headers, same ? Optional.of(operation) : Optional.empty()));
    }

    private String mediaType() {
        List<String> types = List.of(
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "application/xml",
                "");
        return types.get(random.nextInt(types.size()));
    }

    private byte[] body(Operation operation) {
        JsonNode good = shapes.make("", operation.body());
        if (random.nextDouble() > SPOILED) {
            return good.toString().getBytes(StandardCharsets.UTF_8);
        }
        byte[] spoiled = mischief.spoiled(good).getBytes(StandardCharsets.UTF_8);
        return random.nextInt(12) == 0 ? mischief.mangled(spoiled) : spoiled;
    }

    /** With a seat and its own token, if it knows one. */
    private String path(Operation operation) {
        Hoard.Seat seat = hoard.seat().orElse(new Hoard.Seat("none", "none"));
        String path = operation.path();
        StringBuilder query = new StringBuilder();
        for (Operation.Parameter each : operation.parameters()) {
            String value = random.nextDouble() < MOSTLY
                    ? encoded(value(each, seat))
                    : mischief.oddWord().replace("/", "%2f").replace(" ", "%20");
            if (each.inPath()) {
                path = path.replace("{" + each.name() + "}", value.isEmpty() ? "-" : value);
            } else if (random.nextDouble() < (each.required() ? MOSTLY : 0.3)) {
                query.append(query.isEmpty() ? '?' : '&')
                        .append(each.name())
                        .append('=')
                        .append(value);
            }
        }
        return path + query;
    }

    private String value(Operation.Parameter parameter, Hoard.Seat seat) {
        return switch (parameter.name()) {
            case "game" -> seat.game();
            case "token" -> seat.token();
            default ->
                hoard.any(parameter.name())
                        .or(() -> parameter.inPath() ? hoard.any("id") : Optional.empty())
                        .filter(JsonNode::isValueNode)
                        .orElseGet(() -> shapes.make(parameter.name(), parameter.schema()))
                        .asString("");
        };
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private Map<String, String> headers() {
        Map<String, String> headers = new TreeMap<>();
        if (random.nextInt(3) > 0) {
            hoard.cookie().ifPresent(cookie -> headers.put("Cookie", cookie));
        } else if (random.nextInt(6) == 0) {
            headers.put(
                    "Cookie",
                    List.of("seelowe_browser=", "a=b; ; =; seelowe_browser=x", "\u0001")
                            .get(random.nextInt(3)));
        }
        switch (random.nextInt(30)) {
            case 0 -> headers.put("Origin", "https://evil.example");
            case 1 -> headers.put("Sec-Fetch-Site", "cross-site");
            case 2 ->
                headers.put(
                        "Authorization",
                        "Bearer "
                                + hoard.any("token")
                                        .map(each -> each.asString(""))
                                        .orElse("x"));
            case 3 -> headers.put("Authorization", "Basic eDp5");
            case 4 -> headers.put("If-None-Match", "*");
            case 5 -> headers.put("Accept-Language", "x".repeat(2000));
            case 6 -> headers.put("User-Agent", "\u0007<b>" + "y".repeat(500));
            case 7 -> headers.put("Range", "bytes=5-2,-1");
            case 8 -> headers.put("X-Forwarded-Host", "evil.example");
            default -> headers.put("Origin", "http://" + host);
        }
        return headers;
    }

    private void wrongMethod() {
        Operation operation = any();
        String method = METHODS.get(random.nextInt(METHODS.size()));
        String path = path(operation);
        Optional<Operation> meant = documents.operations().stream()
                .filter(each -> each.method().equals(method) && each.isAt(path.replaceAll("\\?.*", "")))
                .findFirst();
        ask(method, path, new byte[0], headers(), meant);
    }

    private void wrongPath() {
        String path = path(any());
        String wrong = switch (random.nextInt(7)) {
            case 0 -> path + "/";
            case 1 -> path.replaceFirst("/api", "/api/" + mischief.oddWord().replace(" ", "%20"));
            case 2 -> "/" + mischief.oddWord().replace(" ", "%20");
            case 3 -> path.replace("/", "//");
            case 4 -> path.toUpperCase(java.util.Locale.ROOT);
            case 5 -> "/api/" + "a/".repeat(random.nextInt(200));
            default -> "/.git/config?" + path;
        };
        ask("GET", wrong, new byte[0], headers(), Optional.empty());
    }

    private byte[] some() {
        Operation operation = any();
        return bytes(
                operation.method(), path(operation), operation.takesBody() ? body(operation) : new byte[0], headers());
    }

    /** What no library would send. */
    private String broken() {
        String end = "\r\nHost: " + host + "\r\nX-Forwarded-For: " + stranger.address() + "\r\n";
        List<String> texts = List.of(
                "POST /api/games HTTP/1.1" + end + "Content-Length: -5\r\n\r\n{}",
                "POST /api/games HTTP/1.1" + end + "Content-Length: 5\r\nContent-Length: 7\r\n\r\n{}",
                "POST /api/games HTTP/1.1" + end + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "POST /api/games HTTP/1.1" + end + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
                "POST /api/games HTTP/1.1" + end + "Transfer-Encoding: gzip\r\n\r\n{}",
                "POST /api/games HTTP/1.1" + end + "Content-Length: 400\r\n\r\n{\"scenario\":",
                "POST /api/games HTTP/1.1" + end + "Content-Length: 99999999999999999999\r\n\r\n",
                "POST /api/games HTTP/1.1" + end + "Expect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}",
                "GET /api/host HTTP/1.1\r\n\r\n",
                "GET /api/host HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                "GET /api/host HTTP/1.1" + end + "X: " + "y".repeat(9000) + "\r\n\r\n",
                "GET /api/host HTTP/1.1" + end + "A B: c\r\n\r\n",
                "GET /api/host HTTP/1.1" + end + " folded\r\n\r\n",
                "GET /api/host HTTP/1.0\r\n\r\n",
                "GET /api/host\r\n",
                "GET /api/host HTTP/9.9" + end + "\r\n",
                "GET http://evil.example/api/host HTTP/1.1" + end + "\r\n",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                "CONNECT evil.example:443 HTTP/1.1" + end + "\r\n",
                "GET /ws/games/x?token=y HTTP/1.1" + end
                        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\n\r\n",
                "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003");
        return texts.get(random.nextInt(texts.size()));
    }

    private void rude(byte[] request) {
        Reply reply = line.ask(
                request,
                new String(request, 0, Math.min(5, request.length), StandardCharsets.ISO_8859_1).equals("HEAD "),
                true);
        judge.answered(reply, Optional.empty(), Judge.Manner.RUDE, new String(request, StandardCharsets.ISO_8859_1));
    }

    private Reply ask(
            String method, String path, byte[] body, Map<String, String> headers, Optional<Operation> operation) {
        byte[] request = bytes(method, path, body, headers);
        Reply reply = line.ask(request, method.equals("HEAD"), false);
        boolean silent = method.equals("HEAD");
        if (!silent) {
            judge.answered(reply, operation, Judge.Manner.POLITE, new String(request, StandardCharsets.UTF_8));
        }
        return reply;
    }

    private byte[] bytes(String method, String path, byte[] body, Map<String, String> headers) {
        StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: " + host
                + "\r\nX-Forwarded-For: " + stranger.address() + "\r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        if (body.length > 0 || method.equals("POST")) {
            head.append("Content-Length: ").append(body.length).append("\r\n");
        }
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        request.writeBytes(body);
        return request.toByteArray();
    }

    private void learn(Reply reply) {
        String cookie = reply.header("Set-Cookie").replaceAll(";.*", "");
        if (!cookie.isEmpty()) {
            hoard.learnCookie(cookie);
        }
        if (reply.status() == 200 || reply.status() == 201) {
            JsonNode body = Judge.parsed(reply.body());
            if (body != null) {
                hoard.learn(body);
            }
        }
    }

    @Override
    public void close() {
        line.close();
    }
}
