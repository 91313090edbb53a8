package seelowe.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.force.ChartReader;
import seelowe.scenarios.force.Charts;
import seelowe.scenarios.force.Counter;
import seelowe.scenarios.force.UnitReader;
import seelowe.scenarios.learning.Learning;
import seelowe.scenarios.map.MapData;
import seelowe.scenarios.map.MapReader;
import seelowe.scenarios.plan.ScenarioReader;
import seelowe.scenarios.rulebook.RuleTexts;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;

/** Reads everything once and collects what is wrong with it. */
final class DataReader {
    private static final String SCENARIOS = "scenarios/";

    private final Problems problems = new Problems();
    private final DataFiles files;
    private final FolderSettings folder;

    DataReader(List<DataSource> layers) {
        this.files = new DataFiles(layers, problems);
        this.folder = new FolderSettings(files);
    }

    /** The data is fit for use only if there are no problems. */
    record Outcome(GameData data, List<Problem> problems) {}

    Outcome read() {
        MapData map = new MapReader(files, folder.grid()).read();
        Charts charts = new ChartReader(files).read();
        Map<String, Counter> counters = new UnitReader(files, charts).read();
        ScenarioReader reader = new ScenarioReader(files, map, charts, counters);
        List<Scenario> scenarios = readScenarios(reader);
        reader.reportLate();
        if (reader.understoodAll()) {
            reportUnused(counters, reader.unitsUsed());
        }
        RuleTexts rules = RuleTexts.read(files);
        scenarios.forEach(scenario -> reportUntold(scenario, reader.specialRules(), rules));
        Set<String> read = new TreeSet<>(reader.filesRead());
        read.addAll(rules.files());
        Learning learning = Learning.read(files);
        read.addAll(learning.files());
        EditionCard.check(files);
        new FileCheck(files).run(read);
        return new Outcome(new GameData(map.map(), map.gazetteer(), scenarios, rules, learning), problems.list());
    }

    private List<Scenario> readScenarios(ScenarioReader reader) {
        List<Scenario> scenarios = new ArrayList<>();
        Map<String, String> codes = new TreeMap<>();
        for (String name : folder.scenarios()) {
            Scenario scenario = reader.read(name);
            if (scenario == null) {
                continue;
            }
            scenarios.add(scenario);
            String twin = codes.putIfAbsent(scenario.code().toUpperCase(Locale.ROOT), name);
            if (twin != null) {
                Settings.@Nullable Entry code = files.settings(SCENARIOS + name + "/" + ScenarioReader.SETTINGS)
                        .get("code");
                if (code != null) {
                    problems.add(code, "The scenario " + twin + " has the code " + scenario.code() + " already.");
                }
            }
        }
        return scenarios;
    }

    /** Somebody who is refused something by special rules must be able to read why. */
    private void reportUntold(Scenario scenario, Map<String, Settings.Entry> settings, RuleTexts rules) {
        Settings.@Nullable Entry setting = settings.get(scenario.code());
        for (String id : scenario.module().cases()) {
            if (setting != null && rules.find(id) == null) {
                problems.add(
                        setting,
                        "The special rules " + setting.value() + " refuse by " + id
                                + ", but no file in rules tells it. Write an entry that begins with " + id + ".");
            }
        }
    }

    private void reportUnused(Map<String, Counter> counters, Set<String> used) {
        for (Counter counter : counters.values()) {
            if (!counter.isInterchangeable() && !used.contains(counter.key())) {
                problems.add(
                        counter.row(),
                        "No scenario uses " + counter.key() + ". Give it a place in one, or take the line out.");
            }
        }
    }
}
