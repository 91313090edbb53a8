package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import seelowe.engine.Rule;
import seelowe.engine.match.MatchScore;
import seelowe.engine.match.Player;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.server.table.Matches;
import seelowe.server.table.Matches.Board;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** [15.3] How a match stands: both boards, and the points with their arithmetic. */
@Rule({"R15.31", "R15.32"})
final class MatchRoutes {
    private final Tables tables;
    private final Matches matches;

    MatchRoutes(Tables tables, Matches matches) {
        this.tables = tables;
        this.matches = matches;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/games/{game}/match", this::standing);
    }

    private void standing(Context context) {
        String game = context.pathParam("game");
        tables.role(game, GameRoutes.token(context));
        Matches.Standing standing = matches.standing(game);
        MatchScore score = standing.score();
        ObjectNode answer = Json.object().put("match", standing.match());
        answer.put("mode", Values.word(score.terms().mode())).put("final", score.isFinal());
        ArrayNode players = answer.putArray("players");
        for (Player player : Player.values()) {
            players.addObject().put("name", score.terms().name(player)).put("points", score.total(player));
        }
        ArrayNode boards = answer.putArray("boards");
        for (Board board : standing.boards()) {
            boards.addObject()
                    .put("game", board.game())
                    .put("board", board.number())
                    .put("turn", board.turn())
                    .put("status", board.status())
                    .put("german", board.german());
        }
        answer.set("inWords", Json.strings(score.inWords()));
        context.header("Cache-Control", "no-store");
        context.contentType("application/json").result(Json.text(answer));
    }
}
