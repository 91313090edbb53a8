package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.game.ScenarioModules;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.scenario.ScenarioModule;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.map.MapData;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;

/** Reads which rules a scenario brings along, and their settings: the keys that begin with the name of those rules. */
final class ModuleReader implements ModuleSettings {
    static final String KEY = "special-rules";

    private static final String NONE = "none";
    private static final int MOST = 999;
    private static final int FACES = 6;

    private final SettingCells settings;
    private final MapData map;
    private final String prefix;
    private final SortedMap<String, String> values = new TreeMap<>();
    private boolean unknown;

    ModuleReader(SettingCells settings, MapData map) {
        this.settings = settings;
        this.map = map;
        this.prefix = settings.has(KEY) ? settings.entry(KEY).value() + "." : NONE;
    }

    /** Settings that the special rules have asked for, as they stand in the file. */
    SortedMap<String, String> values() {
        return values;
    }

    /** Whether there are no such special rules: then nobody can say which settings they have. */
    boolean isUnknown() {
        return unknown;
    }

    /** Without the setting there are no special rules. */
    ScenarioModule read() {
        if (!settings.has(KEY) || settings.entry(KEY).value().equals(NONE)) {
            return ScenarioModules.standard();
        }
        Settings.Entry entry = settings.entry(KEY);
        @Nullable ScenarioModule module = ScenarioModules.named(entry.value(), this);
        if (module == null) {
            unknown = true;
            settings.problems()
                    .add(
                            entry,
                            "There are no special rules \"" + entry.value() + "\""
                                    + Spelling.hint(entry.value(), choices()) + " Write " + Spelling.list(choices())
                                    + ".");
            return ScenarioModules.standard();
        }
        return module;
    }

    private static List<String> choices() {
        List<String> choices = new ArrayList<>(ScenarioModules.names());
        choices.add(NONE);
        return choices;
    }

    @Override
    public GameMap map() {
        return map.map();
    }

    private Settings.Entry entry(String key) {
        Settings.Entry entry = settings.entry(prefix + key);
        values.put(prefix + key, entry.value());
        return entry;
    }

    @Override
    public int number(String key, int least, int most) {
        Settings.Entry entry = entry(key);
        return settings.has(prefix + key)
                ? Numbers.read(prefix + key, entry.value(), least, most, entry, settings.problems())
                        .orElse(most)
                : most;
    }

    @Override
    public Ids place(String key) {
        Settings.Entry entry = entry(key);
        return settings.has(prefix + key) ? hexes(entry.value(), entry) : Ids.none();
    }

    private Ids hexes(String name, Settings.Entry entry) {
        Gazetteer gazetteer = map.gazetteer();
        Ids hexes = Ids.none();
        for (int hex : new TreeSet<>(gazetteer.hexesOf(name))) {
            hexes = hexes.with(hex);
        }
        if (hexes.isEmpty()) {
            settings.problems().add(entry, PlaceNames.unknown(name, gazetteer));
        }
        return hexes;
    }

    @Override
    public int areas(String key) {
        values.put(prefix + key, settings.entry(prefix + key).value());
        return settings.areas(prefix + key);
    }

    @Override
    public Ids faces(String key) {
        Settings.Entry entry = entry(key);
        Ids faces = Ids.none();
        for (String face : entry.value().split(" ", -1)) {
            faces = faces.with(Numbers.read("lowest face", face, 1, FACES, entry, settings.problems())
                    .orElse(FACES));
        }
        return faces;
    }

    @Override
    public List<CityNumber> cities(String key) {
        Settings.Entry entry = entry(key);
        List<CityNumber> cities = new ArrayList<>();
        for (String item : entry.value().split(",", -1)) {
            String text = item.trim();
            int space = text.lastIndexOf(' ');
            int number = Numbers.read(
                            "number after a city", text.substring(space + 1), 1, MOST, entry, settings.problems())
                    .orElse(1);
            city(space < 0 ? text : text.substring(0, space), number, entry, cities);
        }
        return cities;
    }

    private void city(String name, int number, Settings.Entry entry, List<CityNumber> cities) {
        Ids hexes = hexes(name, entry);
        if (hexes.isEmpty()) {
            return;
        }
        int city = map.map().cityIndex(hexes.get(0));
        if (city < 0) {
            settings.problems().add(entry, name + " is no city.");
        } else {
            cities.add(new CityNumber(city, number));
        }
    }
}
