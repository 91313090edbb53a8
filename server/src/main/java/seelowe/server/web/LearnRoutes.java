package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.lesson.Lesson;
import seelowe.protocol.lesson.LessonJson;
import seelowe.protocol.lesson.Lessons;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.puzzle.Puzzle;
import seelowe.protocol.puzzle.PuzzleJson;
import seelowe.protocol.puzzle.Puzzles;
import seelowe.scenarios.GameData;
import seelowe.server.http.Exchange;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.GameOrder;
import seelowe.server.table.ResumedGame;
import tools.jackson.databind.JsonNode;

/** Lessons and puzzles: what there is, and a game that begins with one. How they go on is asked in the game. */
final class LearnRoutes {
    /** Who sits on the other side: somebody who plays as people do. */
    private static final String OPPONENT = "steady";

    private final GameData data;
    private final Lessons lessons;
    private final Puzzles puzzles;
    private final GameMaker maker;
    private final ComputerPlayers computers;
    private final Quota quota;

    LearnRoutes(GameData data, GameMaker maker, ComputerPlayers computers, Quota quota) {
        this.data = data;
        this.lessons = Lessons.of(data);
        this.puzzles = Puzzles.of(data);
        this.maker = maker;
        this.computers = computers;
        this.quota = quota;
    }

    void addTo(RoutesConfig routes) {
        Printed lessonSheet = sheet("lessons", LessonJson.list(lessons));
        Printed puzzleSheet = sheet("puzzles", PuzzleJson.list(puzzles));
        routes.get("/api/lessons", lessonSheet::send);
        routes.get("/api/puzzles", puzzleSheet::send);
        routes.post("/api/lessons/{lesson}/games", this::attend);
        routes.post("/api/puzzles/{puzzle}/games", this::attempt);
    }

    private static Printed sheet(String name, JsonNode list) {
        return new Printed("application/json", Json.text(Json.object().set(name, list)));
    }

    private void attend(Context context) {
        @Nullable Lesson lesson = lessons.get(context.pathParam("lesson"));
        if (lesson == null) {
            throw new JsonMistake(MistakeCode.BAD_REQUEST, "", "There is no such lesson.");
        }
        GameOrder order = order(context, lesson.scenario(), lesson.side());
        if (lesson.position().isEmpty()) {
            begin(context, maker.game(order));
        } else {
            begin(context, from(order, PositionText.parse(lesson.position(), data), lesson.position()));
        }
    }

    private void attempt(Context context) {
        @Nullable Puzzle puzzle = puzzles.get(context.pathParam("puzzle"));
        if (puzzle == null) {
            throw new JsonMistake(MistakeCode.BAD_REQUEST, "", "There is no such puzzle.");
        }
        GameOrder order = order(context, puzzle.start().scenario().code(), puzzle.side());
        begin(context, from(order, puzzle.start(), puzzle.position()));
    }

    private GameOrder order(Context context, String scenario, Side side) {
        return quota.admit(context, new GameOrder(scenario, Map.of(), side, OPPONENT));
    }

    private GameMaker.Made from(GameOrder order, GameState start, String text) {
        return maker.resumed(order, ResumedGame.at(start, text));
    }

    private void begin(Context context, GameMaker.Made made) {
        computers.wake(made.game());
        Exchange.send(context.status(201), GameRoutes.made(made, Json.object()));
    }
}
