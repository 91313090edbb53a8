package seelowe.server;

import java.net.http.HttpResponse;
import java.util.List;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game between two people with a browser each, and what they do with links. */
final class NetGame {
    static final String ORDER = "{\"scenario\":\"N\",\"mode\":\"net\",\"side\":\"german\",\"name\":\"Anna\"}";

    private final Running server;
    private final JsonNode made;

    /** Of a browser: who it says it is. */
    final String annasCookie;

    private NetGame(Running server, JsonNode made, HttpResponse<String> response) {
        this.server = server;
        this.made = made;
        this.annasCookie = cookie(response);
    }

    static NetGame begin(Running server) {
        return begin(server, ORDER);
    }

    static NetGame begin(Running server, String order) {
        Running.Answer answer = server.post("/api/games", order);
        return new NetGame(server, answer.json(), answer.response());
    }

    static NetGame firstBoard(Running server) {
        Running.Answer answer = server.post("/api/matches", ORDER);
        return new NetGame(server, answer.json().at("/games/0"), answer.response());
    }

    /** What the server lets the browser keep; empty if nothing. */
    static String cookie(HttpResponse<String> response) {
        return response.headers().firstValue("Set-Cookie").orElse("").replaceAll(";.*", "");
    }

    JsonNode made() {
        return made;
    }

    String game() {
        return made.get("game").stringValue();
    }

    String token() {
        return made.get("token").stringValue();
    }

    /** The token of the link of this kind that was made with the game. */
    String link(String kind) {
        for (JsonNode link : made.get("invites")) {
            if (link.get("kind").stringValue().equals(kind)) {
                return link.get("token").stringValue();
            }
        }
        throw new AssertionError("no link to " + kind + " in " + made);
    }

    Running.Answer look(String link, String... headers) {
        return server.post("/api/invites/look", Json.text(Json.object().put("invite", link)), headers);
    }

    Running.Answer take(String link, String name, String... headers) {
        ObjectNode body = Json.object().put("invite", link);
        if (!name.isEmpty()) {
            body.put("name", name);
        }
        return server.post("/api/invites/take", Json.text(body), headers);
    }

    /** The other player comes in. */
    Guest bob() {
        return join(take(link("seat"), "Bob").json());
    }

    Guest anna() {
        return server.join(game(), token(), "");
    }

    Guest join(JsonNode taken) {
        return server.join(taken.get("game").stringValue(), taken.get("token").stringValue(), "");
    }

    /** One more link, made by who holds the token. */
    Running.Answer make(String token, String kind) {
        return server.post(
                "/api/games/" + game() + "/invites?token=" + token,
                Json.text(Json.object().put("kind", kind)));
    }

    Running.Answer withdraw(String token, String id) {
        return server.delete("/api/games/" + game() + "/invites/" + id + "?token=" + token);
    }

    List<JsonNode> links(String token) {
        return server.get("/api/games/" + game() + "/invites?token=" + token)
                .json()
                .get("invites")
                .valueStream()
                .toList();
    }
}
