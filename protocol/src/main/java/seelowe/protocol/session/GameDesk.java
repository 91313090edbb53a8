package seelowe.protocol.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ScenarioJson;
import seelowe.protocol.notation.Names;
import seelowe.protocol.notation.OptionNames;
import seelowe.protocol.position.DescribedCounters;
import seelowe.protocol.position.FirstWave;
import seelowe.protocol.position.PositionException;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.position.PossibleCheck;
import seelowe.protocol.record.Recording;
import seelowe.scenarios.GameData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Where games begin and are put away: new ones, positions, records. */
final class GameDesk {
    private static final String DEFAULT_NAME = "game";

    private final GameData data;
    private final Table table;

    GameDesk(GameData data, Table table) {
        this.data = data;
        this.table = table;
    }

    Messages messages() {
        return new Messages()
                .add("new-game", this::newGame, "scenario", "options", "dice", "name")
                .add("position", this::position, PositionForm.FIELDS)
                .add("position-string", this::positionString);
    }

    private void newGame(Request request, ObjectNode answer) {
        Scenario scenario = LibraryDesk.scenario(data, request.text("scenario"));
        GameState start = RuleBook.begin(scenario, options(request.optional("options"), scenario));
        begin(request, start);
        describe(answer);
    }

    private void position(Request request, ObjectNode answer) {
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
        begin(request, state);
        describe(answer);
    }

    private void begin(Request request, GameState start) {
        String name = request.text("name", DEFAULT_NAME);
        GameDice dice = GameDice.read(request.optional("dice"), name, 0);
        Recording recording =
                DescribedCounters.anyIn(start.scenario()) ? null : Recording.of(name, "", "", dice.seed());
        table.sitDown(new Table.Played(new Game(start, dice), new Names(start.scenario()), dice, recording));
    }

    private void describe(ObjectNode answer) {
        answer.set("options", ScenarioJson.changedOptions(table.state()));
        table.describe(answer, Audience.BOTH);
    }

    /** The scenario's own options with these changes. */
    static GameOptions options(@Nullable JsonNode node, Scenario scenario) {
        Map<String, Object> changes = new LinkedHashMap<>();
        if (node != null && !node.isObject()) {
            throw JsonMistake.wrongType("options", "an object, such as {\"fogOfWar\":true}");
        }
        if (node != null) {
            node.properties()
                    .forEach(change -> changes.put(change.getKey(), value(change.getKey(), change.getValue())));
        }
        try {
            return OptionNames.with(scenario.rules(), changes);
        } catch (IllegalArgumentException wrong) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "options", sentence(String.valueOf(wrong.getMessage())));
        }
    }

    private static Object value(String name, JsonNode node) {
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        if (node.isIntegralNumber() && node.canConvertToInt()) {
            return node.intValue();
        }
        throw JsonMistake.wrongType("options." + name, "true, false or a whole number");
    }

    private static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private void positionString(Request request, ObjectNode answer) {
        answer.put("position", PositionText.format(table.state()));
    }
}
