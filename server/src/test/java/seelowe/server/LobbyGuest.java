package seelowe.server;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Somebody in the lobby, known by his cookie. */
final class LobbyGuest {
    private Running server;
    final String name;
    private String cookie = "";

    LobbyGuest(Running server, String name) {
        this.server = server;
        this.name = name;
    }

    private String[] who() {
        return cookie.isEmpty() ? new String[0] : new String[] {"Cookie", cookie};
    }

    String cookie() {
        return cookie;
    }

    /** The same browser, at a server that was started again. */
    void movesTo(Running again) {
        server = again;
    }

    Running.Answer delete(String path) {
        return server.delete(path, who());
    }

    private Running.Answer keep(Running.Answer answer) {
        String given = NetGame.cookie(answer.response());
        cookie = given.isEmpty() ? cookie : given;
        return answer;
    }

    Running.Answer get(String path) {
        return server.get(path, who());
    }

    Running.Answer post(String path, String body) {
        return keep(server.post(path, body, who()));
    }

    /** An invitation with these terms: fields of a JSON object. */
    Running.Answer offer(String terms) {
        return post("/api/lobby/offers", "{" + terms + ",\"name\":\"" + name + "\"}");
    }

    String offered(String terms) {
        return offer(terms).json().get("offer").stringValue();
    }

    Running.Answer accept(String offer, String more) {
        return post("/api/lobby/offers/" + offer + "/accept", "{" + more + "\"name\":\"" + name + "\"}");
    }

    Running.Answer decline(String offer) {
        return post("/api/lobby/offers/" + offer + "/decline", "");
    }

    Running.Answer withdraw(String offer) {
        return server.delete("/api/lobby/offers/" + offer, who());
    }

    JsonNode lobby() {
        return get("/api/lobby").json();
    }

    /** The ids in a list of the lobby. */
    List<String> sees(String list) {
        List<String> ids = new ArrayList<>();
        lobby().get(list).forEach(each -> ids.add(each.get("offer").stringValue()));
        return ids;
    }

    String id() {
        return lobby().at("/you/player").stringValue();
    }

    JsonNode myGames() {
        return get("/api/my-games").json().get("games");
    }

    /** Sits down where he has a seat. */
    Guest sit(String game) {
        JsonNode seat = post("/api/games/" + game + "/seats", "").json();
        return server.join(game, seat.get("token").stringValue(), "");
    }

    /** He is somebody from now on. */
    LobbyGuest known() {
        withdraw(offered("\"scenario\":\"J\""));
        return this;
    }

    static List<String> games(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(each -> each.get("game").stringValue())
                .toList();
    }

    /** A game that two have agreed upon in the lobby. */
    static String begin(LobbyGuest german, LobbyGuest british, String terms) {
        String offer = german.offered(terms + ",\"side\":\"german\"");
        JsonNode begun = british.accept(offer, "").json();
        return begun.get("game").stringValue();
    }

    static ObjectNode message(String type) {
        return Json.object().put("type", type);
    }
}
