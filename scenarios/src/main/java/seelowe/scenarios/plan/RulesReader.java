package seelowe.scenarios.plan;

import java.util.List;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.text.Settings;

/** Reads the numbers and switches of a scenario from its settings. */
final class RulesReader {
    private final SettingCells settings;
    private final Gazetteer gazetteer;

    RulesReader(SettingCells settings, Gazetteer gazetteer) {
        this.settings = settings;
        this.gazetteer = gazetteer;
    }

    ScenarioRules read(List<Integer> waves) {
        int rolledAreas = settings.areas(ScenarioSettings.ROLLED_AREAS);
        int turns = settings.number(ScenarioSettings.TURNS);
        return new ScenarioRules(
                turns,
                settings.areas(ScenarioSettings.LANDING_AREAS),
                settings.yes(ScenarioSettings.FIRST_TURN_LANDING),
                settings.yes(ScenarioSettings.ACTIVATION),
                settings.turn(ScenarioSettings.AUTOMATIC_ACTIVATION, turns),
                settings.number(ScenarioSettings.MECHANIZED_EMBARK),
                settings.turn(ScenarioSettings.PARTISANS, turns),
                settings.turn(ScenarioSettings.HOME_GUARD, turns),
                settings.number(ScenarioSettings.AIR_TRANSPORT),
                victoryPortCity(),
                settings.yes(ScenarioSettings.VICTORY_PORTS),
                settings.yes(ScenarioSettings.SUDDEN_DEFEAT),
                waves,
                settings.areas(ScenarioSettings.FREE_DEPLOYMENT),
                rolledAreas,
                rolledAreaMinimum(rolledAreas != 0),
                new MeasuresReader(settings).read());
    }

    private int rolledAreaMinimum(boolean rolled) {
        String key = ScenarioSettings.ROLLED_MINIMUM.key();
        int minimum = settings.number(ScenarioSettings.ROLLED_MINIMUM);
        if (settings.has(ScenarioSettings.ROLLED_AREAS.key()) && settings.has(key) && rolled != minimum > 0) {
            String right = rolled
                    ? "rolled-areas names areas: write the lowest die that opens them, from 1 to 6."
                    : "rolled-areas is none: write none here too.";
            settings.problems().add(settings.entry(key), right);
        }
        return minimum;
    }

    private String victoryPortCity() {
        Settings.Entry entry = settings.entry(ScenarioSettings.VICTORY_PORT_CITY.key());
        String city = settings.textOrNone(ScenarioSettings.VICTORY_PORT_CITY.key());
        if (!city.isEmpty() && gazetteer.hexesOf(city).isEmpty()) {
            settings.problems().add(entry, PlaceNames.unknown(city, gazetteer));
        }
        return city;
    }
}
