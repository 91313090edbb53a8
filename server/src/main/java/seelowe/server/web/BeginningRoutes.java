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
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;
import seelowe.server.http.Exchange;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.ResumedGame;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Other ways into a game than a scenario of one's choice: the dice choose [11.0], or somebody sent a position. */
@Rule("R11.0a")
final class BeginningRoutes {
    private final Editions editions;
    private final GameMaker maker;
    private final ComputerPlayers computers;
    private final Quota quota;
    private final Orders orders;
    private final SecureRandom random = new SecureRandom();

    BeginningRoutes(Editions editions, GameMaker maker, ComputerPlayers computers, Quota quota, Orders orders) {
        this.editions = editions;
        this.maker = maker;
        this.computers = computers;
        this.quota = quota;
        this.orders = orders;
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
        List<Scenario> scenarios = editions.home().data().scenarios();
        ObjectNode chance = answer.putObject("chance");
        chance.put("scenario", scenarios.get(random.nextInt(scenarios.size())).code());
        chance.put("side", Values.word(random.nextBoolean() ? Side.GERMAN : Side.BRITISH));
        Exchange.send(context, answer);
    }

    /** A game that begins with a position in one line. */
    private void position(Context context) {
        Request body = Exchange.body(context);
        String text = body.text("position");
        Edition edition = orders.edition(body);
        GameState start = start(text, edition.data());
        GameMaker.Made made = maker.resumed(
                quota.admit(context, orders.order(context, body, "").with(edition)),
                ResumedGame.at(start, PositionText.format(start)));
        computers.wake(made.game());
        Exchange.send(context.status(201), GameRoutes.made(made, Json.object()));
    }

    private static GameState start(String text, GameData data) {
        try {
            GameState state = FirstWave.opened(PositionText.parse(text, data));
            PossibleCheck.demandPossible(state);
            return state;
        } catch (PositionException wrong) {
            throw new JsonMistake(MistakeCode.BAD_POSITION, "position", String.valueOf(wrong.getMessage()));
        }
    }
}
