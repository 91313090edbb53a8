package seelowe.scenarios.plan;

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
    private static final int LAST_TURN = 99;

    private final Settings settings;
    private final Problems problems;

    SettingCells(Settings settings, Problems problems) {
        this.settings = settings;
        this.problems = problems;
    }

    Problems problems() {
        return problems;
    }

    void reportUnknown(Set<String> legal) {
        for (Settings.Entry entry : settings.entries().values()) {
            if (!legal.contains(entry.key())) {
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

    boolean yes(String key) {
        Settings.Entry entry = entry(key);
        return has(key) && Boolean.TRUE.equals(YES_OR_NO.read(entry.value(), entry, problems));
    }

    int number(String key, int least, int most) {
        Settings.Entry entry = entry(key);
        return has(key)
                ? Numbers.read(key, entry.value(), least, most, entry, problems).orElse(most)
                : most;
    }

    /** A number, or 0 for this word. */
    int numberOr(String word, String key, int least, int most) {
        return has(key) && entry(key).value().equals(word) ? 0 : number(key, least, most);
    }

    int turnOr(String word, String key, int first) {
        return numberOr(word, key, first, LAST_TURN);
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
