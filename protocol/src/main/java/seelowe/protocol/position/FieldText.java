package seelowe.protocol.position;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.Names;
import seelowe.scenarios.text.Spelling;

/** Reads the small change of positions: numbers, words, units, hexes, lists of them. */
final class FieldText {
    /** What is wrong with a value; the field's name is added by whoever knows it. */
    static final class Mistake extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Mistake(String problem) {
            super(problem);
        }
    }

    static final int MOST = 9999;

    private FieldText() {}

    static int number(String text, int lowest, int highest) {
        if (text.matches("-?[0-9]{1,6}")) {
            int number = Integer.parseInt(text);
            if (number >= lowest && number <= highest) {
                return number;
            }
        }
        throw new Mistake("expected a number from " + lowest + " to " + highest + ", not \"" + text + "\".");
    }

    static int unit(String key, Names names) {
        int unit = names.unit(key);
        if (unit == Names.UNKNOWN) {
            throw new Mistake("there is no unit \"" + key + "\"" + Spelling.hint(key, names.unitKeys()));
        }
        return unit;
    }

    static int hex(String number, Names names) {
        int hex = names.hex(number);
        if (hex == Names.UNKNOWN) {
            throw new Mistake("\"" + number + "\" is no hex of the map.");
        }
        return hex;
    }

    static int areas(String letters) {
        int bits = 0;
        for (LandingArea area : LandingArea.values()) {
            bits |= letters.contains(area.name()) ? area.bit() : 0;
        }
        if (!Letters.areas(bits).equals(letters)) {
            throw new Mistake("expected landing areas in their order, such as BCE, or -, not \"" + letters + "\".");
        }
        return bits;
    }

    /** The constant that is written this way. */
    static <E extends Enum<E>> E constant(Class<E> type, Function<E, String> spelling, String text) {
        Map<String, E> legal = new TreeMap<>();
        for (E constant : type.getEnumConstants()) {
            legal.put(spelling.apply(constant), constant);
        }
        E found = legal.get(text);
        if (found == null) {
            throw new Mistake("expected one of " + String.join(", ", legal.keySet()) + ", not \"" + text + "\".");
        }
        return found;
    }

    /** Members with commas between them; nothing at all is the empty list. */
    static Ids list(String text, ToIntFunction<String> member) {
        if (text.isEmpty()) {
            return Ids.none();
        }
        String[] words = text.split(",", -1);
        int[] members = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            members[i] = member.applyAsInt(words[i]);
        }
        return Ids.of(members);
    }

    static String join(Ids members, IntFunction<String> name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < members.size(); i++) {
            text.append(i == 0 ? "" : ",").append(name.apply(members.get(i)));
        }
        return text.toString();
    }
}
