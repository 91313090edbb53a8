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

    private final SettingCells settings;
    private final Gazetteer gazetteer;

    RulesReader(SettingCells settings, Gazetteer gazetteer) {
        this.settings = settings;
        this.gazetteer = gazetteer;
    }

    ScenarioRules read(List<Integer> waves) {
        return new ScenarioRules(
                settings.number("turns", 1, MOST_TURNS),
                settings.areas("landing-areas"),
                settings.yes("first-turn-landing"),
                settings.yes("activation"),
                settings.turnOr("none", "automatic-activation-turn"),
                settings.number("mechanized-embark-turn", 1, MOST_TURNS),
                settings.turnOr("never", "partisans-from-turn"),
                settings.turnOr("never", "home-guard-from-turn"),
                settings.number("air-transport-turn", 1, MOST_TURNS),
                victoryPortCity(),
                settings.yes("victory-ports-by-default"),
                settings.yes("sudden-defeat"),
                waves,
                settings.areas("free-deployment-areas"),
                settings.areas("rolled-areas"),
                settings.numberOr("none", "rolled-area-minimum", FACES));
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
