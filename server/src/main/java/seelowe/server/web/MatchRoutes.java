package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import seelowe.engine.Rule;
import seelowe.engine.match.MatchMode;
import seelowe.engine.match.MatchScore;
import seelowe.engine.match.Player;
import seelowe.engine.match.SeriesScore;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.service.Request;
import seelowe.server.http.Exchange;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.Contest;
import seelowe.server.table.GameMaker;
import seelowe.server.table.Matches;
import seelowe.server.table.Matches.Board;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** [15.3, 15.33] Making matches and series, and how they stand: the boards, and the points with their arithmetic. */
@Rule({"R15.31", "R15.32", "R15.33"})
final class MatchRoutes {
    private final Tables tables;
    private final Matches matches;
    private final GameMaker maker;
    private final ComputerPlayers computers;
    private final Quota quota;
    private final Orders orders;

    MatchRoutes(
            Tables tables, Matches matches, GameMaker maker, ComputerPlayers computers, Quota quota, Orders orders) {
        this.tables = tables;
        this.matches = matches;
        this.maker = maker;
        this.computers = computers;
        this.quota = quota;
        this.orders = orders;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/matches", this::newMatch);
        routes.post("/api/series", this::newSeries);
        routes.get("/api/games/{game}/match", this::match);
        routes.get("/api/games/{game}/series", this::series);
    }

    private void newMatch(Context context) {
        Request body = Exchange.body(context)
                .allowOnly(
                        "A match",
                        "scenario",
                        "mode",
                        "side",
                        "opponent",
                        "options",
                        "name",
                        "edition",
                        "clock",
                        "concurrent",
                        "first",
                        "second");
        GameMaker.MadeMatch match =
                maker.match(quota.admit(context, orders.order(context, body, body.text("scenario"))), contest(body));
        Exchange.send(context.status(201), made(match, Json.object()));
    }

    private void newSeries(Context context) {
        Request body = Exchange.body(context)
                .allowOnly(
                        "A series",
                        "mode",
                        "side",
                        "opponent",
                        "options",
                        "name",
                        "edition",
                        "clock",
                        "concurrent",
                        "first",
                        "second");
        GameMaker.MadeSeries series =
                maker.series(quota.admit(context, orders.order(context, body, "")), contest(body));
        ObjectNode answer = Json.object().put("series", series.series());
        ArrayNode all = answer.putArray("matches");
        series.matches().forEach(match -> made(match, all.addObject()));
        Exchange.send(context.status(201), answer);
    }

    private static Contest contest(Request body) {
        return new Contest(
                body.flag("concurrent") ? MatchMode.CONCURRENT : MatchMode.SEQUENTIAL,
                body.text("first", "First player"),
                body.text("second", "Second player"));
    }

    private ObjectNode made(GameMaker.MadeMatch match, ObjectNode node) {
        ArrayNode games = node.put("match", match.match()).putArray("games");
        for (GameMaker.Made made : match.games()) {
            computers.wake(made.game());
            GameRoutes.made(made, games.addObject());
        }
        return node;
    }

    private void match(Context context) {
        Exchange.send(context, write(matches.standing(seated(context)), Json.object()));
    }

    private void series(Context context) {
        Matches.SeriesStanding standing = matches.series(seated(context));
        SeriesScore score = standing.score();
        ObjectNode answer = Json.object().put("series", standing.series()).put("final", score.isFinal());
        players(answer, score.terms()::name, score::total);
        ArrayNode all = answer.putArray("matches");
        standing.matches().forEach(match -> write(match, all.addObject()));
        answer.set("inWords", Json.strings(score.inWords()));
        Exchange.send(context, answer);
    }

    /** The game, if the asker has a seat in it. */
    private String seated(Context context) {
        String game = context.pathParam("game");
        tables.role(game, Exchange.token(context));
        return game;
    }

    private static ObjectNode write(Matches.Standing standing, ObjectNode node) {
        MatchScore score = standing.score();
        node.put("match", standing.match());
        node.put("scenario", score.terms().scenario()).put("title", standing.title());
        node.put("mode", Values.word(score.terms().mode())).put("final", score.isFinal());
        players(node, score.terms()::name, score::total);
        ArrayNode boards = node.putArray("boards");
        for (Board board : standing.boards()) {
            boards.addObject()
                    .put("game", board.game())
                    .put("board", board.number())
                    .put("turn", board.turn())
                    .put("status", board.status())
                    .put("german", board.german());
        }
        node.set("inWords", Json.strings(score.inWords()));
        return node;
    }

    private static void players(ObjectNode node, Function<Player, String> name, ToIntFunction<Player> points) {
        ArrayNode players = node.putArray("players");
        for (Player player : Player.values()) {
            players.addObject().put("name", name.apply(player)).put("points", points.applyAsInt(player));
        }
    }
}
