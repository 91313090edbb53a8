package seelowe.study.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import seelowe.engine.force.Side;
import seelowe.opponents.Opponents;
import seelowe.opponents.steady.Knob;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Steady;
import seelowe.scenarios.text.Spelling;

/** Opponents as a study names them: {@code steady}, or with numbers of his judgement changed: {@code steady enough-supply=0}. */
final class Players {
    private static final String WITH_SETTINGS = "steady";

    private Players() {}

    /** @throws IllegalArgumentException with a sentence, if there is no such player or setting */
    static Opponents.Kind read(String text) {
        String[] words = text.trim().split("\\s+");
        if (!Opponents.isKnown(words[0])) {
            List<String> known =
                    Opponents.all().stream().map(Opponents.Kind::name).toList();
            throw new IllegalArgumentException(
                    "There is no opponent \"" + words[0] + "\"" + Spelling.hint(words[0], known));
        }
        Opponents.Kind kind = Opponents.kind(words[0]);
        if (words.length == 1) {
            return kind;
        }
        if (!words[0].equals(WITH_SETTINGS)) {
            throw new IllegalArgumentException("Only " + WITH_SETTINGS + " takes settings, not " + words[0] + ".");
        }
        Manner manner = manner(Arrays.copyOfRange(words, 1, words.length));
        return new Opponents.Kind(
                text.trim(), text.trim(), kind.description(), (seed, pace) -> new Steady(seed, manner));
    }

    private static Manner manner(String[] settings) {
        Manner manner = Manner.STANDARD;
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            Knob knob = knob(equals < 0 ? setting : setting.substring(0, equals));
            int value = value(setting, setting.substring(equals + 1));
            manner = manner.with(Side.GERMAN, knob, value).with(Side.BRITISH, knob, value);
        }
        return manner;
    }

    private static Knob knob(String word) {
        Optional<Knob> knob = Arrays.stream(Knob.values())
                .filter(each -> name(each).equals(word))
                .findFirst();
        return knob.orElseThrow(() -> new IllegalArgumentException("Steady has no setting \"" + word + "\""
                + Spelling.hint(
                        word, Arrays.stream(Knob.values()).map(Players::name).toList())));
    }

    private static String name(Knob knob) {
        return knob.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static int value(String setting, String number) {
        if (!number.matches("-?\\d{1,6}")) {
            throw new IllegalArgumentException("\"" + setting + "\" needs a whole number, such as enemy=40.");
        }
        return Integer.parseInt(number);
    }
}
