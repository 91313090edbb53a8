package seelowe.scenarios.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The legal words of a cell or setting and what each stands for. */
public final class Words<T> {
    private final String what;
    private final Map<String, T> meanings;

    private Words(String what, Map<String, T> meanings) {
        this.what = what;
        this.meanings = Collections.unmodifiableMap(meanings);
    }

    /** @param what names the kind of word in a complaint, such as {@code terrain} */
    public static <T> Words<T> of(String what, Map<String, T> meanings) {
        return new Words<>(what, new LinkedHashMap<>(meanings));
    }

    /** The constants of an enum: {@code ROUGH_OVERCAST} is written {@code rough-overcast}. */
    public static <E extends Enum<E>> Words<E> of(String what, E[] constants) {
        Map<String, E> meanings = new LinkedHashMap<>();
        for (E constant : constants) {
            meanings.put(spelled(constant), constant);
        }
        return new Words<>(what, meanings);
    }

    /** Words that stand for themselves. */
    public static Words<String> of(String what, String... words) {
        Map<String, String> meanings = new LinkedHashMap<>();
        for (String word : words) {
            meanings.put(word, word);
        }
        return new Words<>(what, meanings);
    }

    public static Words<Boolean> yesOrNo() {
        Map<String, Boolean> meanings = new LinkedHashMap<>();
        meanings.put("yes", true);
        meanings.put("no", false);
        return new Words<>("answer", meanings);
    }

    private static String spelled(Enum<?> constant) {
        StringBuilder text = new StringBuilder();
        String name = constant.name();
        for (int i = 0; i < name.length(); i++) {
            text.append(name.charAt(i) == '_' ? '-' : Character.toLowerCase(name.charAt(i)));
        }
        return text.toString();
    }

    public Set<String> all() {
        return meanings.keySet();
    }

    public @Nullable T find(String word) {
        return meanings.get(word);
    }

    /** The meaning; a word that has none is reported. */
    public @Nullable T read(String word, Position at, Problems problems) {
        T meaning = meanings.get(word);
        if (meaning == null) {
            problems.add(at, complaint(word));
        }
        return meaning;
    }

    private String complaint(String word) {
        String legal = " Write " + Spelling.list(meanings.keySet()) + ".";
        return word.isEmpty()
                ? "The " + what + " is missing." + legal
                : "\"" + word + "\" is no " + what + Spelling.hint(word, meanings.keySet()) + legal;
    }
}
