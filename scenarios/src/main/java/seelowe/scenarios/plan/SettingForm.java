package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * What a setting of a scenario takes, for who reads it and for who wants to write it.
 *
 * @param least the lowest number, if it is one
 * @param most the highest
 * @param words what else may stand there, or all that may
 * @param rule the case it belongs to, as the texts of the rules call it
 * @param meaning in a sentence
 */
public record SettingForm(String key, Kind kind, int least, int most, List<String> words, String rule, String meaning) {
    /** What stands there. */
    public enum Kind {
        TEXT,
        NUMBER,
        /** A Game-Turn. */
        TURN,
        YES_NO,
        /** Letters of landing areas, divided by spaces. */
        AREAS,
        /** One of the words. */
        WORD,
        /** A city of the map. */
        CITY,
        /** A folder of {@code british}. */
        LIST,
        /** Another folder of {@code scenarios}. */
        SCENARIO,
        /** Faces of the die, divided by spaces. */
        FACES,
        /** Cities, each with a number after it, divided by commas. */
        CITIES
    }

    private static final List<String> YES_NO = List.of("yes", "no");

    public SettingForm {
        words = List.copyOf(words);
    }

    /** A text of at most so many letters. */
    public static SettingForm text(String key, int most, String meaning) {
        return new SettingForm(key, Kind.TEXT, 0, most, List.of(), "", meaning);
    }

    static SettingForm of(String key, Kind kind, String rule, String meaning, String... words) {
        return new SettingForm(key, kind, 0, 0, List.of(words), rule, meaning);
    }

    public static SettingForm yesNo(String key, String rule, String meaning) {
        return new SettingForm(key, Kind.YES_NO, 0, 0, YES_NO, rule, meaning);
    }

    public static SettingForm number(String key, int least, int most, String rule, String meaning, String... words) {
        return new SettingForm(key, Kind.NUMBER, least, most, List.of(words), rule, meaning);
    }

    static SettingForm turn(String key, int least, String rule, String meaning, String... words) {
        return new SettingForm(key, Kind.TURN, least, ScenarioSettings.LAST_TURN, List.of(words), rule, meaning);
    }

    /** The same, with words that depend on the data. */
    public SettingForm withMore(Collection<String> more) {
        List<String> all = new ArrayList<>(words);
        all.addAll(more);
        return new SettingForm(key, kind, least, most, all, rule, meaning);
    }

    /** The word that stands for no number at all. */
    String word() {
        return words.isEmpty() ? "" : words.get(0);
    }
}
