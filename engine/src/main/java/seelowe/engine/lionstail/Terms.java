package seelowe.engine.lionstail;

import java.util.List;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.scenario.ModuleSettings;

/**
 * The numbers and places of the scenario, as its settings file gives them.
 *
 * @param invadedAreas [Q92] bits of the areas that count as invaded
 * @param portsSouthOf [Q92] ports in rows greater than this are German too
 * @param airfields [LT 2.24] how many the German lays out
 * @param airfieldsSouthOf [LT 2.24] in rows greater than this
 * @param partisanTowns [LT 3.12] cities that have partisans at the start, and how many
 * @param partisansSouthOf [LT 3.12, Q96] so has every free city all of whose hexes are in rows greater than this
 * @param alarmDistance [LT 3.15]
 * @param emptyTownRolls [LT 3.14] the lowest faces that raise a partisan, from the second count on
 * @param groupSize [LT 4.22]
 * @param edgeReach [LT 4.25] how far from the edge a supply unit on the map may be
 * @param immediateWin [LT 7.21] in points, as the next three
 */
record Terms(
        int invadedAreas,
        int portsSouthOf,
        int airfields,
        int airfieldsSouthOf,
        List<ModuleSettings.CityNumber> partisanTowns,
        int partisansSouthOf,
        int alarmDistance,
        Ids emptyTownRolls,
        int groupSize,
        int edgeReach,
        int immediateWin,
        int substantiveWin,
        int conditionalWin,
        int draw) {
    private static final int MOST = 999;

    static Terms of(ModuleSettings settings) {
        return new Terms(
                settings.areas("invaded-areas"),
                southernmostRow(settings, "german-ports-south-of"),
                settings.number("airfields", 0, MOST),
                southernmostRow(settings, "airfields-south-of"),
                List.copyOf(settings.cities("partisan-towns")),
                southernmostRow(settings, "partisan-cities-south-of"),
                settings.number("partisan-alarm-distance", 1, MOST),
                settings.faces("empty-town-rolls"),
                settings.number("group-size", 1, MOST),
                settings.number("supply-reach-from-edge", 1, MOST),
                settings.number("immediate-victory-points", 1, MOST),
                settings.number("substantive-victory-points", 1, MOST),
                settings.number("conditional-victory-points", 1, MOST),
                settings.number("draw-points", 1, MOST));
    }

    private static int southernmostRow(ModuleSettings settings, String key) {
        GameMap map = settings.map();
        Ids hexes = settings.place(key);
        int row = 0;
        for (int i = 0; i < hexes.size(); i++) {
            row = Math.max(row, map.grid().row(hexes.get(i)));
        }
        return row;
    }
}
