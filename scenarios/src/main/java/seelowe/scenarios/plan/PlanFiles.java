package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.TableForm;

/** The files in the folders of scenarios and of British lists, and what lies beneath each. */
public final class PlanFiles {
    public static final String SCENARIOS = "scenarios/";
    public static final String BRITISH_LISTS = "british/";

    private static final String BRITISH = "british-";
    private static final String SETUP = "setup.csv";
    private static final String REINFORCEMENTS = "reinforcements.csv";
    private static final Map<String, TableForm> LIST =
            Map.of(SETUP, OrderForms.SETUP, REINFORCEMENTS, OrderForms.REINFORCEMENTS);
    private static final Map<String, TableForm> SCENARIO = Map.of(
            "german-" + SETUP,
            OrderForms.SETUP,
            "german-" + REINFORCEMENTS,
            OrderForms.REINFORCEMENTS,
            BRITISH + SETUP,
            OrderForms.SETUP,
            BRITISH + REINFORCEMENTS,
            OrderForms.REINFORCEMENTS,
            WaveReader.FILE,
            WaveReader.FORM,
            ZoneReader.FILE,
            ZoneReader.FORM);

    private PlanFiles() {}

    /** The tables that a scenario may have. */
    public static List<String> ofScenario(String folder) {
        return SCENARIO.keySet().stream()
                .sorted()
                .map(table -> SCENARIOS + folder + "/" + table)
                .toList();
    }

    public static List<String> ofList(String folder) {
        return LIST.keySet().stream()
                .sorted()
                .map(table -> BRITISH_LISTS + folder + "/" + table)
                .toList();
    }

    /** What a table of a scenario or a British list looks like; nothing if there is none of this name. */
    public static Optional<TableForm> form(String file) {
        String[] parts = file.split("/", -1);
        Map<String, TableForm> forms =
                file.startsWith(SCENARIOS) ? SCENARIO : file.startsWith(BRITISH_LISTS) ? LIST : Map.of();
        return parts.length == 3 && !parts[1].isEmpty() ? Optional.ofNullable(forms.get(parts[2])) : Optional.empty();
    }

    /** The files that make up a table or the settings of a scenario, each laid over those before it: the last is this one. */
    public static List<String> stack(DataFiles files, String file) {
        String[] parts = file.split("/", -1);
        if (parts.length != 3 || !file.startsWith(SCENARIOS)) {
            return List.of(file);
        }
        DataFiles quiet = new DataFiles(files.layers(), new Problems());
        if (!quiet.exists(SCENARIOS + parts[1] + "/" + ScenarioReader.SETTINGS)) {
            return List.of(file);
        }
        ScenarioFolder folder = new ScenarioFolder(quiet, parts[1]);
        return parts[2].startsWith(BRITISH) ? british(folder, parts[2]) : folder.names(parts[2]);
    }

    /** What a file of settings would say if those who change it last said nothing, and where it says so. */
    public static Map<String, Settings.Entry> settingsBeneath(DataFiles all, DataFiles beneath, String file) {
        DataFiles quiet = new DataFiles(beneath.layers(), new Problems());
        String[] parts = file.split("/", -1);
        boolean scenario = parts.length == 3 && file.startsWith(SCENARIOS);
        if (quiet.exists(file)) {
            return scenario
                    ? new ScenarioFolder(quiet, parts[1]).settings().entries()
                    : quiet.settings(file).entries();
        }
        Settings.@Nullable Entry takes = scenario
                ? new DataFiles(all.layers(), new Problems()).settings(file).get(ScenarioSettings.TAKES.key())
                : null;
        if (takes == null || !quiet.exists(SCENARIOS + takes.value() + "/" + ScenarioReader.SETTINGS)) {
            return Map.of();
        }
        Map<String, Settings.Entry> taken = new TreeMap<>(
                new ScenarioFolder(quiet, takes.value()).settings().entries());
        taken.keySet().removeAll(ScenarioFolder.OWN);
        return taken;
    }

    private static List<String> british(ScenarioFolder folder, String table) {
        Settings.@Nullable Entry british = folder.settings().get(ScenarioSettings.BRITISH.key());
        if (british == null) {
            return folder.names(table);
        }
        String list = british.value().equals("none") ? "" : british.value();
        return british(list, table.substring(BRITISH.length()), folder, british);
    }

    /** A list shared by scenarios of one season, and the tables since the scenario that chose it. */
    static List<String> british(String list, String table, ScenarioFolder folder, Settings.Entry setting) {
        List<String> names = new ArrayList<>();
        if (!list.isEmpty()) {
            names.add(BRITISH_LISTS + list + "/" + table);
        }
        names.addAll(folder.namesSince(setting, BRITISH + table));
        return names;
    }
}
