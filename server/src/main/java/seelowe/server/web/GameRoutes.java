package seelowe.server.web;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;
import static seelowe.server.http.Exchange.token;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.view.View;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.Verification;
import seelowe.protocol.service.Request;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;
import seelowe.server.invite.InviteRoutes;
import seelowe.server.store.GameStore;
import seelowe.server.store.SeatRow;
import seelowe.server.store.Summary;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.GameOrder;
import seelowe.server.table.RecordMaker;
import seelowe.server.table.ResumedGame;
import seelowe.server.table.Role;
import seelowe.server.table.Tables;
import seelowe.server.table.Tokens;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Making, listing, keeping and deleting games. Playing them goes over the WebSocket. */
final class GameRoutes {
    private static final int MOST_TOKENS = 500;
    private static final String[] ORDER = {"scenario", "mode", "side", "opponent", "options", "name", "edition", "clock"
    };

    private final Editions editions;
    private final GameStore store;
    private final Tables tables;
    private final GameMaker maker;
    private final ComputerPlayers computers;
    private final Quota quota;
    private final Orders orders;

    GameRoutes(
            Editions editions,
            GameStore store,
            Tables tables,
            GameMaker maker,
            ComputerPlayers computers,
            Quota quota,
            Orders orders) {
        this.editions = editions;
        this.store = store;
        this.tables = tables;
        this.maker = maker;
        this.computers = computers;
        this.quota = quota;
        this.orders = orders;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/games", this::newGame);
        routes.post("/api/my-games", this::myGames);
        routes.post("/api/records", this::resume);
        routes.get("/api/games/{game}/record", this::record);
        routes.delete("/api/games/{game}", this::delete);
    }

    private void newGame(Context context) {
        Request body = body(context).allowOnly("A game", ORDER);
        GameMaker.Made made = maker.game(quota.admit(context, orders.order(context, body, body.text("scenario"))));
        computers.wake(made.game());
        send(context.status(201), made(made, Json.object()));
    }

    /** The body is the record's file; what to do with it stands in the query. */
    private void resume(Context context) {
        quota.admitRecord(context);
        Map<String, Object> nothing = new LinkedHashMap<>();
        GameOrder order = new GameOrder("", nothing, side(context), query(context, "opponent", ""));
        GameRecord record = ResumedGame.record(context.body());
        String name = query(context, "edition", "");
        Edition edition = name.isEmpty() ? editions.of(record) : editions.edition(name);
        ResumedGame resumed = ResumedGame.read(record, actions(context), edition.data());
        GameMaker.Made made = maker.resumed(quota.admit(context, order.with(edition)), resumed);
        computers.wake(made.game());
        ObjectNode answer = made(made, Json.object());
        answer.set("warnings", Json.strings(Verification.dataDifferences(record, edition.data())));
        send(context.status(201), answer.put("actions", resumed.entries().size()));
    }

    private static @Nullable Side side(Context context) {
        return "solo".equals(query(context, "mode", "hotseat"))
                ? Words.read(Side.class, query(context, "side", "german"), "side")
                : null;
    }

    private static int actions(Context context) {
        String text = query(context, "actions", "-1");
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw JsonMistake.wrongType("actions", "a whole number");
        }
    }

    private static String query(Context context, String name, String otherwise) {
        String value = context.queryParam(name);
        return value == null ? otherwise : value;
    }

    static ObjectNode made(GameMaker.Made made, ObjectNode node) {
        node.put("game", made.game()).put("role", made.role().word()).put("token", made.token());
        if (made.watchToken() != null) {
            node.put("watchToken", made.watchToken());
        }
        if (!made.links().isEmpty()) {
            ArrayNode invites = node.putArray("invites");
            made.links().forEach(link -> InviteRoutes.made(link, invites.addObject()));
        }
        return node.put("diceCommitment", made.commitment());
    }

    /** Tokens that open nothing any more are passed over. */
    private void myGames(Context context) {
        JsonNode tokens = body(context).allowOnly("A list of games", "tokens").field("tokens");
        if (!tokens.isArray() || tokens.size() > MOST_TOKENS) {
            throw JsonMistake.wrongType("tokens", "an array of at most " + MOST_TOKENS + " texts");
        }
        Map<String, String> byHash = new LinkedHashMap<>();
        tokens.forEach(token -> byHash.put(Tokens.hash(token.asString("")), token.asString("")));
        ObjectNode answer = Json.object();
        ArrayNode games = answer.putArray("games");
        for (Summary summary : store.summaries(byHash.keySet())) {
            String token = byHash.getOrDefault(summary.tokenHash(), "");
            String edition = editions.title(summary.editionHash());
            SummaryJson.write(summary, token, edition, games.addObject());
        }
        send(context, answer);
    }

    private void record(Context context) {
        String game = context.pathParam("game");
        tables.role(game, token(context));
        record File(String name, String text) {}
        File record = tables.at(game, table -> {
            GameState state = table.state();
            if (state.result() == null && View.hasSecrets(state)) {
                throw new JsonMistake(
                        MistakeCode.HIDDEN,
                        "",
                        "The record would tell what is hidden; it can be had when the game is over.");
            }
            return new File(RecordName.of(game, state, table.row().createdAt()), RecordMaker.write(table));
        });
        context.header("Content-Disposition", "attachment; filename=\"" + record.name() + "\"");
        context.header("Cache-Control", "no-store")
                .contentType("application/json")
                .result(record.text());
    }

    private void delete(Context context) {
        String game = context.pathParam("game");
        SeatRow seat = tables.seat(game, token(context));
        if (Role.parse(seat.role()) == Role.SPECTATOR) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Who only watches cannot delete a game.");
        }
        if (store.isShared(game)) {
            throw new JsonMistake(
                    MistakeCode.NOT_YOUR_SEAT,
                    "",
                    "The other player has a seat in this game too: resign, if you give up.");
        }
        if (store.isRated(game)) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "This game is rated: resign, if you give up.");
        }
        tables.delete(game);
        context.status(204);
    }
}
