package seelowe.scenarios.plan;

import java.util.OptionalInt;
import java.util.Set;
import seelowe.scenarios.map.AreaCells;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;
import seelowe.scenarios.text.Words;

/** Values of a settings file by type; what is missing or cannot be read is reported. */
final class SettingCells {
    private static final Words<Boolean> YES_OR_NO = Words.yesOrNo();

    private final Settings settings;
    private final ScenarioFolder folder;
    private final Problems problems;

    SettingCells(Settings settings, ScenarioFolder folder, Problems problems) {
        this.settings = settings;
        this.folder = folder;
        this.problems = problems;
    }

    Problems problems() {
        return problems;
    }

    /** Settings of special rules have a point in their key. */
    void reportUnknown(Set<String> legal, boolean exceptSpecial) {
        for (Settings.Entry entry : settings.entries().values()) {
            boolean special = exceptSpecial && entry.key().contains(".");
            if (!special && !legal.contains(entry.key())) {
                problems.add(entry, "There is no setting " + entry.key() + Spelling.hint(entry.key(), legal));
            }
        }
    }

    boolean has(String key) {
        return settings.get(key) != null;
    }

    /** The setting; a missing one is reported and stands as empty. */
    Settings.Entry entry(String key) {
        Settings.Entry entry = settings.get(key);
        if (entry != null) {
            return entry;
        }
        problems.add(settings, "The setting " + key + " is missing.");
        return new Settings.Entry(settings.file(), settings.line(), key, "");
    }

    String text(String key) {
        Settings.Entry entry = entry(key);
        if (entry.value().isEmpty() && has(key)) {
            problems.add(entry, "The setting " + key + " is empty.");
        }
        return entry.value();
    }

    boolean yes(SettingForm form) {
        String key = form.key();
        Settings.Entry entry = entry(key);
        return has(key) && Boolean.TRUE.equals(YES_OR_NO.read(entry.value(), entry, problems));
    }

    int number(String key, int least, int most) {
        Settings.Entry entry = entry(key);
        return has(key)
                ? Numbers.read(key, entry.value(), least, most, entry, problems).orElse(most)
                : most;
    }

    /** A number that need not be given. */
    int numberIfGiven(SettingForm form, int otherwise) {
        return has(form.key()) ? number(form) : otherwise;
    }

    /** A number, or 0 for the word that stands for none. */
    int number(SettingForm form) {
        String key = form.key();
        boolean none = has(key) && !form.words().isEmpty() && entry(key).value().equals(form.word());
        return none ? 0 : number(key, form.least(), form.most());
    }

    /** A Game-Turn of the scenario, or 0 for a word, which says better that it never comes than a turn after the last. */
    int turn(SettingForm form, int last) {
        String key = form.key();
        String word = form.word();
        int turn = number(form);
        if (has(key) && turn > last && !folder.isOwn(entry(key))) {
            return 0; // A longer scenario's: here it never comes.
        }
        if (has(key) && turn > last && Numbers.parse(entry(key).value()).equals(OptionalInt.of(turn))) {
            problems.add(
                    entry(key),
                    "The last Game-Turn is " + last + ": write one up to then, or " + word + ", for " + key + ".");
        }
        return turn;
    }

    int areas(SettingForm form) {
        return areas(form.key());
    }

    int areas(String key) {
        Settings.Entry entry = entry(key);
        return has(key) ? new AreaCells(problems).readSet(entry.value(), entry) : 0;
    }

    /** The text, or empty for {@code none}. */
    String textOrNone(String key) {
        String value = text(key);
        return value.equals("none") ? "" : value;
    }
}
