package seelowe.server.web;

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
import seelowe.protocol.form.OptionChanges;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import seelowe.scenarios.GameData;
import seelowe.server.store.GameStore;
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
    private static final String[] ORDER = {"scenario", "mode", "side", "opponent", "options"};

    private final GameData data;
    private final GameStore store;
    private final Tables tables;
    private final GameMaker maker;
    private final ComputerPlayers computers;
    private final Quota quota;

    GameRoutes(GameData data, GameStore store, Tables tables, GameMaker maker, ComputerPlayers computers, Quota quota) {
        this.data = data;
        this.store = store;
        this.tables = tables;
        this.maker = maker;
        this.computers = computers;
        this.quota = quota;
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
        GameMaker.Made made = maker.game(quota.admit(order(body, body.text("scenario"))));
        computers.wake(made.game());
        send(context.status(201), made(made, Json.object()));
    }

    /** The body is the record's file; what to do with it stands in the query. */
    private void resume(Context context) {
        Map<String, Object> nothing = new LinkedHashMap<>();
        GameOrder order = new GameOrder("", nothing, side(context), query(context, "opponent", ""));
        ResumedGame resumed = ResumedGame.read(context.body(), actions(context), data);
        GameMaker.Made made = maker.resumed(quota.admit(order), resumed);
        computers.wake(made.game());
        ObjectNode answer = made(made, Json.object());
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

    /** What a body asks for, of this scenario. */
    static GameOrder order(Request body, String scenario) {
        JsonNode options = body.has("options") ? body.field("options") : Json.object();
        boolean solo = body.text("mode").equals("solo");
        if (!solo && !body.text("mode").equals("hotseat")) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "mode", "\"mode\" must be \"solo\" or \"hotseat\".");
        }
        return new GameOrder(
                scenario,
                OptionChanges.read(options),
                solo ? Words.read(Side.class, body.text("side", "german"), "side") : null,
                solo ? body.text("opponent") : "");
    }

    static ObjectNode made(GameMaker.Made made, ObjectNode node) {
        return node.put("game", made.game())
                .put("role", made.role().word())
                .put("token", made.token())
                .put("watchToken", made.watchToken())
                .put("diceCommitment", made.commitment());
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
            SummaryJson.write(summary, token, games.addObject());
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
        if (tables.role(game, token(context)) == Role.SPECTATOR) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Who only watches cannot delete a game.");
        }
        tables.delete(game);
        context.status(204);
    }

    static String token(Context context) {
        String token = context.queryParam("token");
        if (token == null) {
            throw new JsonMistake(MistakeCode.UNKNOWN_TOKEN, "", "The token of a seat is needed: ?token=...");
        }
        return token;
    }

    static Request body(Context context) {
        return Request.parse(context.body());
    }

    static void send(Context context, ObjectNode answer) {
        context.header("Cache-Control", "no-store");
        context.contentType("application/json").result(Json.text(answer));
    }
}
