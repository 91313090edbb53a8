package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.ScenarioRoll;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.position.FirstWave;
import seelowe.protocol.position.PositionException;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.position.PossibleCheck;
import seelowe.protocol.service.Request;
import seelowe.scenarios.GameData;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.ResumedGame;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Other ways into a game than a scenario of one's choice: the dice choose [11.0], or somebody sent a position. */
@Rule("R11.0a")
final class BeginningRoutes {
    private final GameData data;
    private final GameMaker maker;
    private final ComputerPlayers computers;
    private final Quota quota;
    private final SecureRandom random = new SecureRandom();

    BeginningRoutes(GameData data, GameMaker maker, ComputerPlayers computers, Quota quota) {
        this.data = data;
        this.maker = maker;
        this.computers = computers;
        this.quota = quota;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/scenario-roll", this::roll);
        routes.post("/api/positions", this::position);
    }

    /** Who throws higher picks the scenario, the other one his side; for a player who has no wishes, what chance would pick. */
    private void roll(Context context) {
        ScenarioRoll roll = ScenarioRoll.roll(Dice.seeded(random.nextLong()));
        ObjectNode answer = Json.object();
        ArrayNode faces = answer.putArray("throws");
        roll.throwsMade().forEach(face -> faces.add(face.intValue()));
        answer.put("firstPicksScenario", roll.firstPicksScenario());
        List<Scenario> scenarios = data.scenarios();
        ObjectNode chance = answer.putObject("chance");
        chance.put("scenario", scenarios.get(random.nextInt(scenarios.size())).code());
        chance.put("side", Values.word(random.nextBoolean() ? Side.GERMAN : Side.BRITISH));
        GameRoutes.send(context, answer);
    }

    /** A game that begins with a position in one line. */
    private void position(Context context) {
        Request body = GameRoutes.body(context);
        String text = body.text("position");
        GameState start = start(text);
        GameMaker.Made made = maker.resumed(
                quota.admit(GameRoutes.order(body, "")), ResumedGame.at(start, PositionText.format(start)));
        computers.wake(made.game());
        GameRoutes.send(context.status(201), GameRoutes.made(made, Json.object()));
    }

    private GameState start(String text) {
        try {
            GameState state = FirstWave.opened(PositionText.parse(text, data));
            PossibleCheck.demandPossible(state);
            return state;
        } catch (PositionException wrong) {
            throw new JsonMistake(MistakeCode.BAD_POSITION, "position", String.valueOf(wrong.getMessage()));
        }
    }
}
