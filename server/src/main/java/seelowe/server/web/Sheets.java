package seelowe.server.web;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import seelowe.art.geography.GeographyReader;
import seelowe.art.geography.HexLayout;
import seelowe.engine.match.SeriesTerms;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MapJson;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OpponentJson;
import seelowe.protocol.form.RuleJson;
import seelowe.protocol.form.ScenarioJson;
import seelowe.protocol.form.WordsJson;
import seelowe.server.edition.Material;
import tools.jackson.databind.node.ObjectNode;

/** What is printed of one edition: scenarios, map, counters, rules, charts. Each is made when it is first asked for. */
final class Sheets {
    private static final String JSON = "application/json";

    private final Material material;
    private final MapArt art;
    private final Map<String, Supplier<ObjectNode>> contents = new TreeMap<>();
    private final Map<String, Printed> printed = new ConcurrentHashMap<>();

    Sheets(Material material, MapArt art) {
        this.material = material;
        this.art = art;
        contents.put("scenarios", this::scenarios);
        contents.put("map", this::map);
        contents.put("rules", this::rules);
        contents.put("words", () -> WordsJson.write(Json.object()));
        contents.put("charts", () -> ChartsJson.write(material.data()));
        for (Scenario scenario : material.data().scenarios()) {
            contents.put("roster/" + scenario.code(), () -> roster(scenario));
        }
    }

    MapArt art() {
        return art;
    }

    /** The one of this name. */
    Printed sheet(String name) {
        Supplier<ObjectNode> content = contents.get(name);
        if (content == null) {
            throw new JsonMistake(MistakeCode.UNKNOWN_SCENARIO, "scenario", "There is no such scenario.");
        }
        return printed.computeIfAbsent(name, unused -> new Printed(JSON, Json.text(content.get())));
    }

    private static ObjectNode roster(Scenario scenario) {
        ObjectNode roster = Json.object().put("scenario", scenario.code());
        roster.set("units", ScenarioJson.roster(scenario));
        return roster;
    }

    private ObjectNode scenarios() {
        ObjectNode node = Json.object();
        node.set("scenarios", ScenarioJson.list(material.data().scenarios()));
        node.set("series", Json.strings(SeriesTerms.SCENARIOS));
        node.set("opponents", OpponentJson.list());
        return node;
    }

    private ObjectNode rules() {
        ObjectNode node = Json.object();
        node.set("contents", RuleJson.contents(material.data().rules()));
        node.set("rules", RuleJson.search("", material.data().rules()));
        return node;
    }

    /** The map's facts, and where on its picture the hexes lie. */
    private ObjectNode map() {
        ObjectNode node = Json.object();
        MapJson.write(material.data(), node);
        HexLayout layout = new HexLayout(
                material.data().map().grid(),
                GeographyReader.read(material.data(), material.layers()).projection());
        ObjectNode picture = node.putObject("picture");
        picture.put("width", layout.sheet().getWidth())
                .put("height", layout.sheet().getHeight());
        picture.put("hexHeight", HexLayout.HEIGHT).put("hexSide", HexLayout.SIDE);
        ObjectNode centres = picture.putObject("centres");
        for (int hex = 0; hex < material.data().map().size(); hex++) {
            centres.putArray(material.data().map().grid().number(hex))
                    .add(rounded(layout.centre(hex).x()))
                    .add(rounded(layout.centre(hex).y()));
        }
        return node;
    }

    private static double rounded(double value) {
        return Math.round(value * 100) / 100.0;
    }
}
