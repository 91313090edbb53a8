package seelowe.protocol.form;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import seelowe.scenarios.text.Spelling;

/** Reads constants from the words they are written with. */
public final class Words {
    private Words() {}

    public static <E extends Enum<E>> E read(Class<E> type, String word, String at) {
        return read(type, Values::word, word, at);
    }

    public static <E extends Enum<E>> E read(Class<E> type, Function<E, String> spelling, String word, String at) {
        Map<String, E> legal = new TreeMap<>();
        for (E constant : type.getEnumConstants()) {
            legal.put(spelling.apply(constant), constant);
        }
        E found = legal.get(word);
        if (found == null) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    at,
                    "\"" + at + "\" must be " + Spelling.list(legal.keySet()) + ", not \"" + word + "\".");
        }
        return found;
    }
}
