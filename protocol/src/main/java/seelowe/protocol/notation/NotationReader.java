package seelowe.protocol.notation;

import java.util.Collection;
import java.util.function.ToIntBiFunction;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.scenarios.text.Spelling;

/** Takes a line apart word by word and knows at which column each of them stands. */
final class NotationReader {
    private static final int LONGEST_LIST = 1000;

    private final Names names;
    private final String text;
    private int next;

    NotationReader(Names names, String text) {
        this.names = names;
        this.text = text;
        skipSpaces();
    }

    private void skipSpaces() {
        while (next < text.length() && text.charAt(next) == ' ') {
            next++;
        }
    }

    boolean atEnd() {
        return next == text.length();
    }

    /** The next word, which stays where it is; empty at the end. */
    String peek() {
        int end = text.indexOf(' ', next);
        return text.substring(next, end < 0 ? text.length() : end);
    }

    String word(String expected) {
        if (atEnd()) {
            throw mistake("expected " + expected + ", but the line ends here.");
        }
        String word = peek();
        next += word.length();
        skipSpaces();
        return word;
    }

    /** One of these words. */
    String oneOf(Collection<String> legal, String what) {
        int start = next;
        String word = word(what);
        if (!legal.contains(word)) {
            next = start;
            throw mistake("expected " + what + ", not \"" + word + "\"" + Spelling.hint(word, legal));
        }
        return word;
    }

    int unit() {
        return inWord("a unit", this::unit);
    }

    int hex() {
        return inWord("a hex", this::hex);
    }

    Ids units() {
        return list("units", this::unit);
    }

    Ids hexes() {
        return list("hexes", this::hex);
    }

    /** A whole number, such as that of a group. */
    int number(String what) {
        int start = next;
        String word = word(what);
        if (!word.matches("-?[0-9]{1,9}")) {
            next = start;
            throw mistake("expected " + what + ", not \"" + word + "\".");
        }
        return Integer.parseInt(word);
    }

    LandingArea area() {
        int start = next;
        String word = word("a landing area, A to G");
        for (LandingArea area : LandingArea.values()) {
            if (area.name().equals(word)) {
                return area;
            }
        }
        next = start;
        throw mistake("expected a landing area, A to G, not \"" + word + "\".");
    }

    /** {@code -3825-3724}: every hex after the sign of the step that leads to it. */
    Ids path(char first, char further) {
        int start = next;
        String word = word("a path");
        if (word.charAt(0) != first) {
            next = start;
            throw mistake("expected a path that begins with \"" + first + "\", not \"" + word + "\".");
        }
        return members(start, word, 1, further, this::hex);
    }

    void expectEnd() {
        if (!atEnd()) {
            throw mistake("expected the end of the line, not \"" + text.substring(next) + "\".");
        }
    }

    private int inWord(String expected, ToIntBiFunction<Integer, String> reader) {
        int start = next;
        return reader.applyAsInt(start, word(expected));
    }

    private Ids list(String expected, ToIntBiFunction<Integer, String> reader) {
        int start = next;
        String word = word(expected + " with commas between them");
        return word.equals(NotationWriter.NONE) ? Ids.none() : members(start, word, 0, ',', reader);
    }

    private Ids members(int start, String word, int from, char separator, ToIntBiFunction<Integer, String> reader) {
        if (from == word.length()) {
            return Ids.none();
        }
        int[] members = new int[LONGEST_LIST];
        int count = 0;
        int begin = from;
        while (begin <= word.length()) {
            int end = word.indexOf(separator, begin);
            end = end < 0 ? word.length() : end;
            if (count == LONGEST_LIST) {
                throw new NotationException(start + begin + 1, "there are too many of them here.");
            }
            members[count++] = reader.applyAsInt(start + begin, word.substring(begin, end));
            begin = end + 1;
        }
        return Ids.of(members, count);
    }

    private int unit(int at, String key) {
        int unit = names.unit(key);
        if (unit == Names.UNKNOWN) {
            throw new NotationException(
                    at + 1, "there is no unit \"" + key + "\"" + Spelling.hint(key, names.unitKeys()));
        }
        return unit;
    }

    private int hex(int at, String number) {
        int hex = names.hex(number);
        if (hex == Names.UNKNOWN) {
            throw new NotationException(
                    at + 1, "\"" + number + "\" is no hex of the map; a hex is four digits, such as 3926.");
        }
        return hex;
    }

    /** A mistake at the word that comes next. */
    NotationException mistake(String problem) {
        return new NotationException(next + 1, problem);
    }
}
