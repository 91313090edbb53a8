package seelowe.scenarios.plan;

import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.text.Spelling;

/** Speaks of names that are not on the map. */
final class PlaceNames {
    private PlaceNames() {}

    static String unknown(String name, Gazetteer gazetteer) {
        return "There is no place \"" + name + "\" on the map"
                + Spelling.hint(name, gazetteer.hexesByName().keySet());
    }
}
