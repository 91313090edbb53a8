package seelowe.protocol.session;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OptionChanges;
import seelowe.protocol.form.ScenarioJson;
import seelowe.protocol.position.DescribedCounters;
import seelowe.protocol.position.FirstWave;
import seelowe.protocol.position.PositionException;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.position.PossibleCheck;
import seelowe.protocol.record.Recording;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Reports;
import seelowe.protocol.service.Request;
import seelowe.scenarios.GameData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Where games begin: new ones, and positions. */
final class GameDesk {
    private static final String DEFAULT_NAME = "game";

    private final GameData data;

    GameDesk(GameData data) {
        this.data = data;
    }

    Messages<EngineSession> messages() {
        return new Messages<EngineSession>()
                .add("new-game", this::newGame, "scenario", "options", "dice", "name")
                .add("position", this::position, PositionForm.FIELDS);
    }

    private void newGame(EngineSession session, Request request, ObjectNode answer) {
        Scenario scenario = LibraryDesk.scenario(data, request.text("scenario"));
        GameState start = RuleBook.begin(scenario, options(request.optional("options"), scenario));
        begin(session, request, start);
        describe(session, answer);
    }

    private void position(EngineSession session, Request request, ObjectNode answer) {
        GameState state;
        try {
            if (request.has("position")) {
                request.allowOnly(List.of("position", "dice", "name"));
                state = FirstWave.opened(PositionText.parse(request.text("position"), data));
            } else {
                state = new PositionForm(request, data).read();
            }
            PossibleCheck.demandPossible(state);
        } catch (PositionException wrong) {
            throw new JsonMistake(MistakeCode.BAD_POSITION, "position", String.valueOf(wrong.getMessage()));
        }
        begin(session, request, state);
        describe(session, answer);
    }

    private static void begin(EngineSession session, Request request, GameState start) {
        String name = request.text("name", DEFAULT_NAME);
        GameDice dice = GameDice.read(request.optional("dice"), name, 0);
        Recording recording =
                DescribedCounters.anyIn(start.scenario()) ? null : Recording.of(name, "", "", dice.seed());
        session.sitDown(new MemoryGame(new Game(start, dice), dice, recording));
    }

    /** What has just been begun, with the options it is played with. */
    static void describe(EngineSession session, ObjectNode answer) {
        answer.set("options", ScenarioJson.changedOptions(session.game().state()));
        Reports.standing(session.asker(new Request(Json.object())), answer);
    }

    /** The scenario's own options with these changes. */
    static GameOptions options(@Nullable JsonNode node, Scenario scenario) {
        Map<String, Object> changes = node == null ? Map.of() : OptionChanges.read(node);
        return OptionChanges.apply(changes, scenario);
    }
}
