package seelowe.engine.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.lionstail.LionsTail;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.scenario.ScenarioModule;
import seelowe.engine.scenario.ScenarioRules;

/**
 * The printed settings of The Lion's Tail for a drawn board: {@code board.module(LionsTailSettings.printed())}. Places and towns,
 * which only a board can have, are added by the test.
 */
public final class LionsTailSettings implements ModuleSettings {
    private static final int SIX_AREAS = 0b0111111;

    private final GameMap map;
    private final Map<String, Integer> numbers = new TreeMap<>();
    private final Map<String, Ids> places = new TreeMap<>();
    private final List<CityNumber> towns = new ArrayList<>();

    private LionsTailSettings(GameMap map) {
        this.map = map;
        numbers.put("airfields", 2);
        numbers.put("partisan-alarm-distance", 3);
        numbers.put("group-size", 4);
        numbers.put("supply-reach-from-edge", 3);
        numbers.put("immediate-victory-points", 200);
        numbers.put("substantive-victory-points", 175);
        numbers.put("conditional-victory-points", 125);
        numbers.put("draw-points", 100);
    }

    /** A module with the printed numbers and no places. */
    public static Function<GameMap, ScenarioModule> printed() {
        return with(settings -> settings);
    }

    public static Function<GameMap, ScenarioModule> with(UnaryOperator<LionsTailSettings> change) {
        return map -> LionsTail.of(change.apply(new LionsTailSettings(map)));
    }

    /** [Q90, LT 7.0] The scenario's switches among the standard rules. */
    public static ScenarioRules rules(ScenarioRules standard) {
        return new ScenarioRules(
                12,
                0,
                false,
                false,
                0,
                1,
                0,
                0,
                2,
                "",
                false,
                false,
                standard.waves(),
                0,
                0,
                standard.rolledAreaMinimum(),
                standard.measures());
    }

    public LionsTailSettings number(String key, int value) {
        numbers.put(key, value);
        return this;
    }

    public LionsTailSettings place(String key, Ids hexes) {
        places.put(key, hexes);
        return this;
    }

    /** [LT 3.12] A city, by a hex of it, that has so many partisans at the start. */
    public LionsTailSettings town(int hex, int partisans) {
        towns.add(new CityNumber(map.cityIndex(hex), partisans));
        return this;
    }

    @Override
    public GameMap map() {
        return map;
    }

    @Override
    public int number(String key, int least, int most) {
        return numbers.getOrDefault(key, least);
    }

    @Override
    public Ids place(String key) {
        return places.getOrDefault(key, Ids.none());
    }

    @Override
    public int areas(String key) {
        return SIX_AREAS;
    }

    @Override
    public Ids faces(String key) {
        return Ids.of(5, 4, 3);
    }

    @Override
    public List<CityNumber> cities(String key) {
        return towns;
    }
}
