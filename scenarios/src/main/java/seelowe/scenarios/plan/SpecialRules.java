package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Settings;

/** Settings that only the special rules of The Lion's Tail read: passed on as they are, once their form is checked. */
final class SpecialRules {
    private static final String PREFIX = "lions-tail.";
    private static final List<String> NUMBERS = List.of(
            "airfields",
            "partisan-alarm-distance",
            "group-size",
            "supply-reach-from-edge",
            "immediate-victory-points",
            "substantive-victory-points",
            "conditional-victory-points",
            "draw-points");
    private static final List<String> PLACES =
            List.of("german-ports-south-of", "airfields-south-of", "partisan-cities-south-of");
    private static final String AREAS = "invaded-areas";
    private static final String ROLLS = "empty-town-rolls";
    private static final String TOWNS = "partisan-towns";
    private static final int MOST = 999;
    private static final int FACES = 6;

    private final SettingCells settings;
    private final Gazetteer gazetteer;
    private final SortedMap<String, String> values = new TreeMap<>();

    SpecialRules(SettingCells settings, Gazetteer gazetteer) {
        this.settings = settings;
        this.gazetteer = gazetteer;
    }

    static List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (String key : NUMBERS) {
            keys.add(PREFIX + key);
        }
        for (String key : PLACES) {
            keys.add(PREFIX + key);
        }
        keys.addAll(List.of(PREFIX + AREAS, PREFIX + ROLLS, PREFIX + TOWNS));
        return keys;
    }

    /** All or none of the settings must be there. */
    SortedMap<String, String> read() {
        for (String key : keys()) {
            if (settings.has(key)) {
                keys().forEach(each -> values.put(each, settings.text(each)));
                NUMBERS.forEach(number -> settings.number(PREFIX + number, 1, MOST));
                PLACES.forEach(place -> checkPlace(settings.entry(PREFIX + place)));
                settings.areas(PREFIX + AREAS);
                checkRolls(settings.entry(PREFIX + ROLLS));
                checkTowns(settings.entry(PREFIX + TOWNS));
                return values;
            }
        }
        return values;
    }

    private void checkPlace(Settings.Entry entry) {
        if (!entry.value().isEmpty() && gazetteer.hexesOf(entry.value()).isEmpty()) {
            settings.problems().add(entry, PlaceNames.unknown(entry.value(), gazetteer));
        }
    }

    private void checkRolls(Settings.Entry entry) {
        for (String face : entry.value().split(" ", -1)) {
            Numbers.read("lowest face", face, 1, FACES, entry, settings.problems());
        }
    }

    private void checkTowns(Settings.Entry entry) {
        for (String item : entry.value().split(",", -1)) {
            String town = item.trim();
            int space = town.lastIndexOf(' ');
            Numbers.read(
                    "number of partisans after a town", town.substring(space + 1), 1, MOST, entry, settings.problems());
            String name = space < 0 ? town : town.substring(0, space);
            if (gazetteer.hexesOf(name).isEmpty()) {
                settings.problems().add(entry, PlaceNames.unknown(name, gazetteer));
            }
        }
    }
}
