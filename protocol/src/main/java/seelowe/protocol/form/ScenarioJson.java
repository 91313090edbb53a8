package seelowe.protocol.form;

import java.util.List;
import java.util.Map;
import seelowe.engine.board.Edge;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Unit;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.notation.Names;
import seelowe.protocol.notation.OptionNames;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Scenarios to choose from, and the counters of one. */
public final class ScenarioJson {
    private ScenarioJson() {}

    public static ArrayNode list(List<Scenario> scenarios) {
        ArrayNode array = Json.array();
        for (Scenario scenario : scenarios) {
            ObjectNode node = array.addObject().put("scenario", scenario.code());
            node.put("title", scenario.title()).put("summary", scenario.summary());
            node.put("turns", scenario.rules().turns());
            node.set("landingAreas", Values.areas(scenario.rules().landingAreas()));
            node.set("options", options(scenario));
            node.set("phases", phases(scenario));
        }
        return array;
    }

    /** The phases that a game of this scenario can come to, in their order. */
    private static ArrayNode phases(Scenario scenario) {
        ArrayNode array = Json.array();
        RuleBook.phases(scenario).forEach(phase -> array.add(phase.code()));
        return array;
    }

    private static ArrayNode options(Scenario scenario) {
        ArrayNode array = Json.array();
        for (Map.Entry<String, Object> option :
                OptionNames.values(GameOptions.defaults(scenario.rules())).entrySet()) {
            ObjectNode node = array.addObject().put("option", option.getKey());
            putValue(node, "default", option.getValue());
            node.put("explanation", OptionExplanations.of(option.getKey()));
        }
        return array;
    }

    /** An option's value: true, false or a number. */
    public static void putValue(ObjectNode node, String field, Object value) {
        if (value instanceof Boolean flag) {
            node.put(field, flag.booleanValue());
        } else {
            node.put(field, ((Integer) value).intValue());
        }
    }

    /** Every counter of the scenario as printed, and how it comes into play. */
    public static ArrayNode roster(Scenario scenario) {
        Names names = new Names(scenario);
        ArrayNode array = Json.array();
        for (Unit unit : scenario.roster()) {
            ObjectNode node = array.addObject().put("unit", unit.key());
            node.put("side", Values.word(unit.side())).put("name", unit.name());
            node.put("formation", unit.formation());
            node.put("kind", Values.word(unit.type())).put("size", Values.word(unit.size()));
            node.put("strength", unit.strength()).put("movement", unit.movement());
            node.put("mechanized", unit.mechanized()).put("exempt", unit.exempt());
            node.put("factors", unit.factors());
            node.set("arrives", arrival(scenario.deployments().get(unit.id()), names));
        }
        return array;
    }

    private static ObjectNode arrival(Deployment deployment, Names names) {
        ObjectNode node = Json.object().put("how", RecordForms.kind(deployment.getClass()));
        if (deployment instanceof Deployment.OnMap onMap) {
            node.put("hex", names.hex(onMap.hex()));
        } else if (deployment instanceof Deployment.LandingForce force) {
            LandingArea area = force.area();
            node.set("area", area == null ? node.nullNode() : node.stringNode(area.name()));
        } else if (deployment instanceof Deployment.France france) {
            node.put("turn", france.turn());
        } else if (deployment instanceof Deployment.HoldingArea holding) {
            Edge edge = holding.edge();
            node.put("turn", holding.turn()).put("edge", Values.word(edge));
        } else if (deployment instanceof Deployment.AirArrival air) {
            node.put("turn", air.turn());
        } else if (deployment instanceof Deployment.PartisanArrival partisan) {
            node.put("turn", partisan.turn());
        } else if (deployment instanceof Deployment.InZone zone) {
            node.put("zone", zone.zone().name());
        }
        return node;
    }

    /** The options of a game that differ from the scenario's own. */
    public static ObjectNode changedOptions(GameState state) {
        ObjectNode node = Json.object();
        OptionNames.changes(state.options(), state.rules()).forEach((name, value) -> putValue(node, name, value));
        return node;
    }
}
