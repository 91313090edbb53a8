package seelowe.scenarios;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.plan.SettingForm;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;

/**
 * What an edition says of itself in {@code edition.properties}; nothing of it is played.
 *
 * @param title what people choose it by
 * @param by who made it
 * @param about what is different in it
 */
public record EditionCard(String title, String by, String about) {
    public static final String FILE = "edition.properties";

    private static final Map<String, Integer> LONGEST = Map.of("title", 60, "by", 60, "about", 400);
    private static final List<SettingForm> FORMS = List.of(
            text("title", "What people choose the edition by."),
            text("by", "Who made it."),
            text("about", "What is different in it."));

    private static SettingForm text(String key, String meaning) {
        return SettingForm.text(key, LONGEST.getOrDefault(key, 0), meaning);
    }

    static List<SettingForm> forms() {
        return FORMS;
    }

    /** What these files say; without a card, or without a title, the edition is called otherwise. */
    public static EditionCard read(DataSource edition, String otherwise) {
        if (edition.text(FILE) == null) {
            return new EditionCard(otherwise, "", "");
        }
        Problems unused = new Problems();
        Settings settings = new DataFiles(List.of(edition), unused).settings(FILE);
        String title = value(settings, "title");
        return new EditionCard(title.isEmpty() ? otherwise : title, value(settings, "by"), value(settings, "about"));
    }

    /** Cut to what there is room for, should the card be wrong. */
    private static String value(Settings settings, String key) {
        Settings.@Nullable Entry entry = settings.get(key);
        String value = entry == null ? "" : entry.value();
        return value.substring(0, Math.min(value.length(), LONGEST.getOrDefault(key, 0)));
    }

    static void check(DataFiles files) {
        if (!files.exists(FILE)) {
            return;
        }
        Problems problems = files.problems();
        Set<String> keys = LONGEST.keySet();
        for (Settings.Entry entry : files.settings(FILE).entries().values()) {
            @Nullable Integer longest = LONGEST.get(entry.key());
            if (longest == null) {
                problems.add(entry, "There is no setting " + entry.key() + Spelling.hint(entry.key(), keys));
            } else if (entry.value().length() > longest) {
                problems.add(entry, "The setting " + entry.key() + " has at most " + longest + " letters.");
            }
        }
    }
}
