package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
    /** The settings file of a scenario's folder. */
    public static final String SETTINGS = "scenario.properties";

    private static final String GERMAN = "german-";
    private static final String BRITISH = "british-";
    private static final int WHOLE = 100;
    private static final String SETUP = "setup.csv";
    private static final String REINFORCEMENTS = "reinforcements.csv";

    private final DataFiles files;
    private final Problems problems;
    private final MapData map;
    private final Charts charts;
    private final Map<String, Counter> counters;
    private final Set<String> filesRead = new TreeSet<>();
    private final Set<String> unitsUsed = new TreeSet<>();
    private final Map<String, Settings.Entry> specialRules = new TreeMap<>();
    private final LateRows tooLate = new LateRows();
    private boolean understood = true;

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

    /** To be called when all are read. */
    public void reportLate() {
        tooLate.report(problems);
    }

    /** Where the scenarios read so far, by their codes, say which special rules they have. */
    public Map<String, Settings.Entry> specialRules() {
        return specialRules;
    }

    /** Whether every scenario read so far could be seen as a whole, so that what none uses is of no use. */
    public boolean understoodAll() {
        return understood;
    }

    /** The scenario, or null if its settings are too broken to make one; every mistake is reported. */
    public @Nullable Scenario read(String name) {
        String folder = "scenarios/" + name + "/";
        if (!files.exists(folder + SETTINGS)) {
            problems.add(files.fileOf(folder + SETTINGS), 1, "This file is missing. It describes the scenario.");
            understood = false;
            return null;
        }
        ScenarioFolder taken = new ScenarioFolder(files, name);
        List.of(
                        SETTINGS,
                        WaveReader.FILE,
                        ZoneReader.FILE,
                        GERMAN + SETUP,
                        GERMAN + REINFORCEMENTS,
                        BRITISH + SETUP,
                        BRITISH + REINFORCEMENTS)
                .forEach(file -> note(folder + file));
        if (!taken.isComplete()) {
            understood = false;
            return null;
        }
        SettingCells settings = new SettingCells(taken.settings(), taken, problems);
        List<Integer> waves =
                new WaveReader(problems).read(taken, settings.numberIfGiven(ScenarioSettings.WAVES_PERCENT, WHOLE));
        ScenarioRules rules = new RulesReader(settings, map.gazetteer()).read(waves);
        List<Posting> postings = new ArrayList<>(german(taken, rules.turns()));
        postings.addAll(british(folder, taken, settings, rules.turns()));
        new OrderCheck(map.map(), rules, new Blame(taken, settings, problems), problems).run(postings);
        return assemble(settings, rules, postings);
    }

    private DeploymentReader places(ScenarioFolder folder, int turns, int firstTurn) {
        return new DeploymentReader(
                map,
                new ZoneReader(problems, map.map().grid(), map.gazetteer()).read(folder),
                turns,
                firstTurn,
                problems);
    }

    private static Set<String> legalKeys(ModuleReader special) {
        Set<String> keys = new TreeSet<>(ScenarioSettings.keys());
        keys.addAll(special.values().keySet());
        return keys;
    }

    private List<Posting> german(ScenarioFolder folder, int turns) {
        DeploymentReader places = places(folder, turns, 1);
        List<Row> setUp = folder.table(GERMAN + SETUP, OrderForms.SETUP);
        List<Row> arrivals = folder.tableIfPresent(GERMAN + REINFORCEMENTS, OrderForms.REINFORCEMENTS).stream()
                .filter(row -> tooLate.isInTime(row, turns, folder.isOwn(row)))
                .toList();
        return new OrderReader(Side.GERMAN, counters, places, problems).read(setUp, arrivals);
    }

    /** A list shared by scenarios of one season, changed by tables of the scenario's own; or these alone. */
    private List<Posting> british(String folder, ScenarioFolder taken, SettingCells settings, int turns) {
        String list = settings.textOrNone(ScenarioSettings.BRITISH.key());
        int firstTurn = settings.numberIfGiven(ScenarioSettings.BRITISH_FROM_TURN, 1);
        if (!list.isEmpty() && !files.exists(PlanFiles.BRITISH_LISTS + list + "/" + SETUP)) {
            reportUnknownList(list, settings.entry(ScenarioSettings.BRITISH.key()));
            return List.of();
        }
        if (list.isEmpty() && !taken.exists(BRITISH + SETUP)) {
            files.reportMissing(folder + BRITISH + SETUP);
        }
        List<Row> setUp = files.merged(britishFiles(list, SETUP, taken, settings), OrderForms.SETUP);
        List<Row> arrivals =
                files.merged(britishFiles(list, REINFORCEMENTS, taken, settings), OrderForms.REINFORCEMENTS).stream()
                        .filter(row -> tooLate.isInTime(row, turns + firstTurn - 1, taken.isOwn(row)))
                        .toList();
        return new OrderReader(Side.BRITISH, counters, places(taken, turns, firstTurn), problems).read(setUp, arrivals);
    }

    private List<String> britishFiles(String list, String file, ScenarioFolder taken, SettingCells settings) {
        if (!list.isEmpty()) {
            note(PlanFiles.BRITISH_LISTS + list + "/" + file);
        }
        return PlanFiles.british(list, file, taken, settings.entry(ScenarioSettings.BRITISH.key()));
    }

    /** Lists that lie in a folder, and those that other scenarios have used. */
    private void reportUnknownList(String list, Settings.Entry entry) {
        understood = false;
        Set<String> lists = files.foldersIn(PlanFiles.BRITISH_LISTS);
        for (String file : filesRead) {
            if (file.startsWith(PlanFiles.BRITISH_LISTS)) {
                lists.add(file.substring(PlanFiles.BRITISH_LISTS.length(), file.lastIndexOf('/')));
            }
        }
        problems.add(
                entry,
                "There is no British list \"" + list + "\"" + Spelling.hint(list, lists) + " Write "
                        + Spelling.list(lists) + "; or none, and put the tables into the scenario's own folder.");
    }

    private @Nullable Scenario assemble(SettingCells settings, ScenarioRules rules, List<Posting> postings) {
        String values = britishValues(settings);
        Settings.Entry weatherName = settings.entry("weather");
        WeatherTable weather = charts.weather(weatherName.value());
        if (weather == null && settings.has("weather") && !charts.weather().isEmpty()) {
            problems.add(
                    weatherName,
                    "weather.csv has no table \"" + weatherName.value() + "\""
                            + Spelling.hint(
                                    weatherName.value(), charts.weather().keySet())
                            + " Write " + Spelling.list(charts.weather().keySet()) + ".");
        }
        Roster roster = roster(postings, values);
        String code = code(settings);
        String title = settings.text("title");
        String summary = settings.text("summary");
        ModuleReader special = new ModuleReader(settings, map);
        ScenarioModule module = special.read();
        if (settings.has(ModuleReader.KEY)) {
            specialRules.putIfAbsent(code, settings.entry(ModuleReader.KEY));
        }
        settings.reportUnknown(legalKeys(special), special.isUnknown());
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
