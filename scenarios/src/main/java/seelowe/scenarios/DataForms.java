package seelowe.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.force.ChartReader;
import seelowe.scenarios.force.UnitReader;
import seelowe.scenarios.map.MapForms;
import seelowe.scenarios.plan.PlanFiles;
import seelowe.scenarios.plan.ScenarioReader;
import seelowe.scenarios.plan.SettingForm;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.TableForm;

/** Which tables and settings data is made of, and what each looks like. */
public final class DataForms {
    private static final Map<String, TableForm> ALWAYS = always();

    private DataForms() {}

    private static Map<String, TableForm> always() {
        Map<String, TableForm> all = new TreeMap<>(MapForms.all());
        all.putAll(ChartReader.forms());
        all.putAll(UnitReader.forms());
        return all;
    }

    /** What a table looks like; nothing if no table has this name. */
    public static Optional<TableForm> table(String file) {
        return Optional.ofNullable(ALWAYS.get(file)).or(() -> PlanFiles.form(file));
    }

    /** Whether a file of this name holds settings. */
    public static boolean isSettings(String file) {
        return file.equals(FolderSettings.FILE) || file.equals(EditionCard.FILE) || isScenario(file);
    }

    /** Whether these are the settings of a scenario. */
    public static boolean isScenario(String file) {
        return file.matches("scenarios/[^/]+/" + ScenarioReader.SETTINGS);
    }

    /** The settings of the folder as a whole, or of the edition's card. */
    public static List<SettingForm> settings(String file) {
        return file.equals(EditionCard.FILE) ? EditionCard.forms() : FolderSettings.forms();
    }

    /** The folders of scenarios, in their order. */
    public static Set<String> scenarios(DataFiles files) {
        return new FolderSettings(new DataFiles(files.layers(), new Problems())).scenarios();
    }

    /** The folders of British lists: those that can be seen, and those that scenarios have. */
    public static Set<String> britishLists(DataFiles files) {
        DataFiles quiet = new DataFiles(files.layers(), new Problems());
        Set<String> lists = new TreeSet<>(quiet.foldersIn(PlanFiles.BRITISH_LISTS));
        for (String scenario : scenarios(files)) {
            Settings.@Nullable Entry british =
                    quiet.settings(settingsOf(scenario)).get("british");
            if (british != null && quiet.exists(PlanFiles.BRITISH_LISTS + british.value() + "/setup.csv")) {
                lists.add(british.value());
            }
        }
        return lists;
    }

    public static String settingsOf(String scenario) {
        return PlanFiles.SCENARIOS + scenario + "/" + ScenarioReader.SETTINGS;
    }

    /** Every table and every file of settings that there is or may be. */
    public static List<String> files(DataFiles files) {
        List<String> all = new ArrayList<>(List.of(EditionCard.FILE, FolderSettings.FILE));
        all.addAll(ALWAYS.keySet());
        britishLists(files).forEach(list -> all.addAll(PlanFiles.ofList(list)));
        for (String scenario : scenarios(files)) {
            all.add(settingsOf(scenario));
            all.addAll(PlanFiles.ofScenario(scenario));
        }
        return all;
    }
}
