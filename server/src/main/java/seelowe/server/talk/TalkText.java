package seelowe.server.talk;

import java.text.Normalizer;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/**
 * Words as others may be shown them: a line that can be read. What cannot be seen, turns the writing round or piles up over it is left out;
 * signs that mean something to a page are plain letters here and must be there.
 */
public final class TalkText {
    static final int LONGEST = 500;
    /** As many as any script puts on one letter. */
    private static final int MOST_MARKS = 3;

    private static final int WITHOUT_JOINER = 0x200C;
    private static final int JOINER = 0x200D;

    private TalkText() {}

    /**
     * @param field that the words stood in
     * @throws JsonMistake if nothing of them can be read, or they are too many
     */
    public static String of(String text, String field) {
        if (text.length() > 4 * LONGEST) {
            throw tooLong(field);
        }
        String words = cleaned(Normalizer.normalize(text, Normalizer.Form.NFC));
        if (words.codePointCount(0, words.length()) > LONGEST) {
            throw tooLong(field);
        }
        if (words.isEmpty()) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, field, "There is nothing in it that others could read.");
        }
        return words;
    }

    private static JsonMistake tooLong(String field) {
        return new JsonMistake(
                MistakeCode.BAD_VALUE, field, "That is too long: " + LONGEST + " letters at most, please.");
    }

    private static String cleaned(String text) {
        StringBuilder words = new StringBuilder();
        int marks = 0;
        boolean blank = false;
        for (int letter : text.codePoints().toArray()) {
            int type = Character.getType(letter);
            marks = isMark(type) ? marks + 1 : 0;
            if (isBlank(letter, type)) {
                blank = words.length() > 0;
            } else if (isShown(letter, type) && marks <= MOST_MARKS) {
                words.append(blank ? " " : "").appendCodePoint(letter);
                blank = false;
            }
        }
        boolean readable = words.codePoints().anyMatch(letter -> letter != JOINER && letter != WITHOUT_JOINER);
        return readable ? words.toString() : "";
    }

    private static boolean isBlank(int letter, int type) {
        return Character.isWhitespace(letter)
                || type == Character.SPACE_SEPARATOR
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }

    private static boolean isMark(int type) {
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isShown(int letter, int type) {
        return switch (type) {
            case Character.CONTROL, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> false;
            // These two make letters of Persian and people of emoji; the others of their kind turn or hide.
            case Character.FORMAT -> letter == JOINER || letter == WITHOUT_JOINER;
            default -> true;
        };
    }
}
