package seelowe.scenarios.edit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import seelowe.scenarios.DataForms;
import seelowe.scenarios.map.MapForms;
import seelowe.scenarios.plan.ScenarioSettings;
import seelowe.scenarios.plan.SettingForm;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.TableForm;

/** What the settings of a file take, with the words that this data has for them. */
public final class SettingForms {
    private static final String WEATHER = "charts/weather.csv";

    private SettingForms() {}

    public static List<SettingForm> of(Draft draft, String file) {
        if (!DataForms.isScenario(file)) {
            return DataForms.settings(file);
        }
        List<SettingForm> forms = new ArrayList<>();
        for (SettingForm form : ScenarioSettings.all()) {
            forms.add(form.withMore(words(draft, file, form)));
        }
        forms.addAll(ScenarioSettings.ofSpecialRules(specialRules(draft, file)));
        return forms;
    }

    private static String specialRules(Draft draft, String file) {
        String key = ScenarioSettings.specialRulesKey();
        Map<String, Settings.Entry> own = draft.ownSettings(file);
        Map<String, Settings.Entry> beneath = draft.settingsBeneath(file);
        return own.containsKey(key)
                ? own.get(key).value()
                : beneath.containsKey(key) ? beneath.get(key).value() : "";
    }

    private static Set<String> words(Draft draft, String file, SettingForm form) {
        DataFiles files = draft.files();
        return switch (form.kind()) {
            case LIST -> DataForms.britishLists(files);
            case SCENARIO -> others(DataForms.scenarios(files), file);
            case CITY -> cells(files, MapForms.HEXES, "city");
            case WORD -> form.key().equals("weather") ? cells(files, WEATHER, "table") : Set.of();
            default -> Set.of();
        };
    }

    private static Set<String> others(Set<String> scenarios, String file) {
        Set<String> others = new LinkedHashSet<>(scenarios);
        others.remove(file.split("/", -1)[1]);
        return others;
    }

    private static Set<String> cells(DataFiles files, String table, String column) {
        TableForm form = DataForms.table(table).orElseThrow();
        Set<String> cells = new TreeSet<>();
        for (Row row : files.merged(List.of(table), form)) {
            if (row.has(column)) {
                cells.add(row.get(column));
            }
        }
        return cells;
    }
}
