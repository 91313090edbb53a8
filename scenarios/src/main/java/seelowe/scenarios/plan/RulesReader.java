package seelowe.scenarios.plan;

import java.util.List;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.text.Settings;

/** Reads the numbers and switches of a scenario from its settings. */
final class RulesReader {
    /** The settings that become {@link ScenarioRules}. */
    static final List<String> KEYS = List.of(
            "turns",
            "landing-areas",
            "first-turn-landing",
            "activation",
            "automatic-activation-turn",
            "mechanized-embark-turn",
            "partisans-from-turn",
            "home-guard-from-turn",
            "air-transport-turn",
            "victory-port-city",
            "victory-ports-by-default",
            "sudden-defeat",
            "free-deployment-areas",
            "rolled-areas",
            "rolled-area-minimum");

    private static final int MOST_TURNS = 99;
    private static final int FACES = 6;
    /** What happens at the beginning of a Game-Turn cannot happen before the second: the first begins with the set-up. */
    private static final int SECOND_TURN = 2;

    private final SettingCells settings;
    private final Gazetteer gazetteer;

    RulesReader(SettingCells settings, Gazetteer gazetteer) {
        this.settings = settings;
        this.gazetteer = gazetteer;
    }

    ScenarioRules read(List<Integer> waves) {
        int rolledAreas = settings.areas("rolled-areas");
        return new ScenarioRules(
                settings.number("turns", 1, MOST_TURNS),
                settings.areas("landing-areas"),
                settings.yes("first-turn-landing"),
                settings.yes("activation"),
                settings.turnOr("none", "automatic-activation-turn", SECOND_TURN),
                settings.number("mechanized-embark-turn", 1, MOST_TURNS),
                settings.turnOr("never", "partisans-from-turn", 1),
                settings.turnOr("never", "home-guard-from-turn", SECOND_TURN),
                settings.number("air-transport-turn", 1, MOST_TURNS),
                victoryPortCity(),
                settings.yes("victory-ports-by-default"),
                settings.yes("sudden-defeat"),
                waves,
                settings.areas("free-deployment-areas"),
                rolledAreas,
                rolledAreaMinimum(rolledAreas != 0));
    }

    private int rolledAreaMinimum(boolean rolled) {
        int minimum = settings.numberOr("none", "rolled-area-minimum", 1, FACES);
        if (settings.has("rolled-areas") && settings.has("rolled-area-minimum") && rolled != minimum > 0) {
            String right = rolled
                    ? "rolled-areas names areas: write the lowest die that opens them, from 1 to 6."
                    : "rolled-areas is none: write none here too.";
            settings.problems().add(settings.entry("rolled-area-minimum"), right);
        }
        return minimum;
    }

    private String victoryPortCity() {
        Settings.Entry entry = settings.entry("victory-port-city");
        String city = settings.textOrNone("victory-port-city");
        if (!city.isEmpty() && gazetteer.hexesOf(city).isEmpty()) {
            settings.problems().add(entry, PlaceNames.unknown(city, gazetteer));
        }
        return city;
    }
}
