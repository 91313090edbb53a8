package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.ScenarioModule;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.engine.scenario.WeatherTable;
import seelowe.scenarios.force.Charts;
import seelowe.scenarios.force.Counter;
import seelowe.scenarios.force.UnitReader;
import seelowe.scenarios.map.MapData;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;
import seelowe.scenarios.text.Words;

/** Reads one folder of {@code scenarios} and the British list it asks for. */
public final class ScenarioReader {
    private static final List<String> OWN_KEYS =
            List.of("code", "title", "summary", "british", "british-values", "weather", ModuleReader.KEY);
    /** The settings file of a scenario's folder. */
    public static final String SETTINGS = "scenario.properties";

    private static final String SETUP = "setup.csv";
    private static final String REINFORCEMENTS = "reinforcements.csv";

    private final DataFiles files;
    private final Problems problems;
    private final MapData map;
    private final Charts charts;
    private final Map<String, Counter> counters;
    private final Set<String> filesRead = new TreeSet<>();
    private final Set<String> unitsUsed = new TreeSet<>();

    public ScenarioReader(DataFiles files, MapData map, Charts charts, Map<String, Counter> counters) {
        this.files = files;
        this.problems = files.problems();
        this.map = map;
        this.charts = charts;
        this.counters = counters;
    }

    /** The files that the scenarios read so far have asked for. */
    public Set<String> filesRead() {
        return filesRead;
    }

    /** The keys of the counters that some scenario read so far uses. */
    public Set<String> unitsUsed() {
        return unitsUsed;
    }

    /** The scenario, or null if its settings are too broken to make one; every mistake is reported. */
    public @Nullable Scenario read(String name) {
        String folder = "scenarios/" + name + "/";
        if (!files.exists(folder + SETTINGS)) {
            problems.add(files.fileOf(folder + SETTINGS), 1, "This file is missing. It describes the scenario.");
            return null;
        }
        Settings file = files.settings(note(folder + SETTINGS));
        SettingCells settings = new SettingCells(file, problems);
        note(folder + WaveReader.FILE);
        List<Integer> waves = new WaveReader(files).read(folder);
        ScenarioRules rules = new RulesReader(settings, map.gazetteer()).read(waves);
        note(folder + ZoneReader.FILE);
        DeploymentReader places = new DeploymentReader(
                map, new ZoneReader(files, map.map().grid(), map.gazetteer()).read(folder), rules.turns(), problems);
        List<Posting> postings = new ArrayList<>(german(folder, places));
        postings.addAll(british(folder, settings, places));
        new OrderCheck(map.map(), rules, problems).run(postings);
        return assemble(settings, rules, postings);
    }

    private static Set<String> legalKeys(ModuleReader special) {
        Set<String> keys = new TreeSet<>(RulesReader.KEYS);
        keys.addAll(OWN_KEYS);
        keys.addAll(special.values().keySet());
        return keys;
    }

    private List<Posting> german(String folder, DeploymentReader places) {
        List<Row> setUp = files.table(note(folder + "german-" + SETUP), OrderForms.SETUP);
        List<Row> arrivals = files.tableIfPresent(note(folder + "german-" + REINFORCEMENTS), OrderForms.REINFORCEMENTS);
        return new OrderReader(Side.GERMAN, counters, places, problems).read(setUp, arrivals);
    }

    /** The British list is shared by scenarios of one season, or lies in the scenario's own folder. */
    private List<Posting> british(String folder, SettingCells settings, DeploymentReader places) {
        String list = settings.textOrNone("british");
        String prefix = list.isEmpty() ? folder + "british-" : "british/" + list + "/";
        List<Row> setUp = files.table(note(prefix + SETUP), OrderForms.SETUP);
        List<Row> arrivals = files.tableIfPresent(note(prefix + REINFORCEMENTS), OrderForms.REINFORCEMENTS);
        return new OrderReader(Side.BRITISH, counters, places, problems).read(setUp, arrivals);
    }

    private @Nullable Scenario assemble(SettingCells settings, ScenarioRules rules, List<Posting> postings) {
        String values = britishValues(settings);
        Settings.Entry weatherName = settings.entry("weather");
        WeatherTable weather = charts.weather(weatherName.value());
        if (weather == null && settings.has("weather") && !charts.weather().isEmpty()) {
            problems.add(
                    weatherName,
                    "weather.csv has no table \"" + weatherName.value() + "\". Write "
                            + Spelling.list(charts.weather().keySet()) + ".");
        }
        Roster roster = roster(postings, values);
        String code = code(settings);
        String title = settings.text("title");
        String summary = settings.text("summary");
        ModuleReader special = new ModuleReader(settings, map);
        ScenarioModule module = special.read();
        settings.reportUnknown(legalKeys(special));
        return weather == null
                ? null
                : new Scenario(
                        code,
                        title,
                        summary,
                        map.map(),
                        charts.terrain(),
                        weather,
                        roster.units(),
                        roster.deployments(),
                        rules,
                        special.values(),
                        module);
    }

    private String britishValues(SettingCells settings) {
        Settings.Entry entry = settings.entry("british-values");
        Words<String> legal = Words.of("column of values", UnitReader.BRITISH_VALUES.toArray(new String[0]));
        String values = settings.has("british-values") ? legal.read(entry.value(), entry, problems) : null;
        return values == null ? UnitReader.BRITISH_VALUES.get(0) : values;
    }

    private record Roster(List<Unit> units, List<Deployment> deployments) {}

    /** Units stand in the roster as in the tables of units, so that the order of a set-up table is of no account. */
    private Roster roster(List<Posting> postings, String britishValues) {
        Map<String, Posting> byKey = new HashMap<>();
        postings.forEach(posting -> byKey.put(posting.counter().key(), posting));
        List<Unit> units = new ArrayList<>();
        List<Deployment> deployments = new ArrayList<>();
        for (Counter counter : counters.values()) {
            Posting posting = byKey.get(counter.key());
            if (posting == null) {
                continue;
            }
            unitsUsed.add(counter.key());
            String values = counter.side() == Side.GERMAN ? UnitReader.GERMAN_VALUES.get(0) : britishValues;
            Unit unit = counter.toUnit(units.size(), values);
            if (unit == null) {
                problems.add(
                        posting.row(),
                        counter.key() + " has no values for " + values + " in " + UnitReader.BRITISH + ".");
            } else {
                units.add(unit);
                deployments.add(posting.deployment());
            }
        }
        return new Roster(units, deployments);
    }

    private String note(String file) {
        filesRead.add(file);
        return file;
    }

    /** It becomes part of file names and of lines of notation. */
    private String code(SettingCells settings) {
        String code = settings.text("code");
        if (!code.isEmpty() && !code.matches("[A-Za-z0-9]{1,8}")) {
            problems.add(
                    settings.entry("code"),
                    "\"" + code + "\" is no code. Write one to eight letters and digits, such as N or LT.");
        }
        return code;
    }
}
