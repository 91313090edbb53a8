package seelowe.protocol.session;

import java.util.List;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MapJson;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OpponentJson;
import seelowe.protocol.form.RuleJson;
import seelowe.protocol.form.ScenarioJson;
import seelowe.protocol.form.WordsJson;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.scenarios.GameData;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is printed and does not change: scenarios, map, counters, rules, words. */
final class LibraryDesk {
    private final GameData data;

    LibraryDesk(GameData data) {
        this.data = data;
    }

    Messages<EngineSession> messages() {
        return new Messages<EngineSession>()
                .add("hello", (request, answer) -> greet(answer))
                .add("words", (request, answer) -> WordsJson.write(answer))
                .add("scenarios", (request, answer) -> answer.set("scenarios", ScenarioJson.list(data.scenarios())))
                .add("map", (request, answer) -> MapJson.write(data, answer))
                .add("roster", this::roster, "scenario")
                .add("rules", this::rules, "rule", "search")
                .add("opponents", (request, answer) -> answer.set("opponents", OpponentJson.list()));
    }

    static ObjectNode greet(ObjectNode answer) {
        return answer.put("engine", "Seelöwe").put("protocol", EngineSession.VERSION);
    }

    private void roster(Request request, ObjectNode answer) {
        Scenario scenario = scenario(data, request.text("scenario"));
        answer.put("scenario", scenario.code()).set("units", ScenarioJson.roster(scenario));
    }

    static Scenario scenario(GameData data, String code) {
        Scenario scenario = data.scenario(code);
        if (scenario == null) {
            String known = String.join(
                    ", ", data.scenarios().stream().map(Scenario::code).toList());
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_SCENARIO,
                    "scenario",
                    "There is no scenario \"" + code + "\"; there are " + known + ".");
        }
        return scenario;
    }

    private void rules(Request request, ObjectNode answer) {
        if (request.has("search")) {
            request.allowOnly(List.of("search"));
            answer.set("rules", RuleJson.search(request.text("search"), data.rules()));
        } else if (request.has("rule")) {
            String citation = request.text("rule");
            ArrayNode found = RuleJson.cited(citation, data.rules());
            if (found.isEmpty()) {
                throw new JsonMistake(MistakeCode.UNKNOWN_RULE, "rule", "There is no rule \"" + citation + "\".");
            }
            answer.set("rules", found);
        } else {
            answer.set("contents", RuleJson.contents(data.rules()));
        }
    }
}
