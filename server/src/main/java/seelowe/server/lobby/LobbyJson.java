package seelowe.server.lobby;

import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.server.clock.ClockFace;
import seelowe.server.edition.Editions;
import seelowe.server.time.Clocks;
import tools.jackson.databind.node.ObjectNode;

/** What goes over the wire about invitations and games. */
final class LobbyJson {
    private final Players players;
    private final Clocks clocks;
    private final Editions editions;

    LobbyJson(Players players, Clocks clocks, Editions editions) {
        this.players = players;
        this.clocks = clocks;
        this.editions = editions;
    }

    ObjectNode offer(OfferRow offer) {
        ObjectNode node = Json.object().put("offer", offer.id());
        node.set("from", players.json(offer.person(), offer.name()));
        if (offer.challenged() != null) {
            node.set("to", players.json(offer.challenged(), offer.challengedName()));
        }
        node.setAll(offer.terms().json());
        return node.put("created", offer.createdAt()).put("expires", offer.expiresAt());
    }

    ObjectNode game(GameLine line) {
        ObjectNode node = Json.object()
                .put("game", line.id())
                .put("scenario", line.scenario())
                .put("mode", line.mode());
        if (line.role() != null) {
            node.put("role", line.role()).put("yourTurn", line.isHis()).put("since", line.since());
        }
        node.set("german", player(line.german(), line.germanName(), line.germanPlayer()));
        node.set("british", player(line.british(), line.britishName(), line.britishPlayer()));
        String edition = editions.title(line.editionHash());
        if (!edition.isEmpty()) {
            node.put("edition", edition);
        }
        if (line.match() != null) {
            node.put("match", line.match()).put("board", line.board());
        }
        if (line.series() != null) {
            node.put("series", line.series()).put("seriesMatch", line.seriesMatch());
        }
        node.put("turn", line.turn()).put("phase", line.phase());
        put(node, "decider", line.decider());
        put(node, "result", line.result());
        put(node, "winner", line.winner());
        if (line.ended() != null) {
            node.put("ended", line.ended());
        }
        if (line.role() != null && line.timed() && line.decider() != null) {
            clocks.of(line.id()).ifPresent(face -> node.set("clock", clock(face)));
        }
        node.put("rated", line.rated()).put("public", line.open());
        return node.put("created", line.created()).put("lastPlayed", line.lastPlayed());
    }

    /** What a list shows of clocks: what is left to him whose time runs. */
    private static ObjectNode clock(ClockFace face) {
        ObjectNode node = Json.object();
        node.put("begun", face.state().hasBegun());
        if (face.runs() != null) {
            node.put("left", face.left(face.runs()));
        }
        return face.out() == null ? node : node.put("out", true);
    }

    /** Of a game that is nobody else's business only the name is told. */
    private ObjectNode player(@Nullable String id, String name, String computer) {
        if (id != null) {
            return players.json(id, computer.isEmpty() ? name : computer).put("computer", !computer.isEmpty());
        }
        return Json.object().put("name", computer.isEmpty() ? name : computer).put("computer", !computer.isEmpty());
    }

    private static void put(ObjectNode node, String field, @Nullable String value) {
        if (value != null) {
            node.put(field, value);
        }
    }
}
