package seelowe.server.people;

import java.text.Normalizer;
import java.util.Locale;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/** What somebody may call himself: a line of letters that everybody else can be shown. */
public final class PersonName {
    private static final int LONGEST = 40;
    private static final String MARKUP = "<>&\"";
    /** Counted as letters or signs, but drawn as nothing. */
    private static final String EMPTY = "\u115F\u1160\u2800\u3164\uFFA0";
    /** How all see that somebody is a program. */
    private static final String BOT = " (bot)";

    private PersonName() {}

    /**
     * The name, composed and without blanks around it.
     *
     * @throws JsonMistake if it is none
     */
    public static String of(String text) {
        String name = letters(text, LONGEST);
        if (name.replace(" ", "").toLowerCase(Locale.ROOT).endsWith(BOT.strip())) {
            throw wrong("Only a bot's name ends with \"" + BOT.strip() + "\".");
        }
        return name;
    }

    /** The name of a bot: with the mark at its end that says so. */
    public static String ofBot(String text) {
        String given = Normalizer.normalize(text, Normalizer.Form.NFC).strip();
        String bare = given.endsWith(BOT.strip())
                ? given.substring(0, given.length() - BOT.strip().length())
                : given;
        return letters(bare, LONGEST - BOT.length()) + BOT;
    }

    private static String letters(String text, int longest) {
        String name = Normalizer.normalize(text, Normalizer.Form.NFC).strip();
        int length = name.codePointCount(0, name.length());
        if (length == 0 || length > longest) {
            throw wrong("A name has 1 to " + longest + " letters.");
        }
        if (!name.codePoints().allMatch(PersonName::isShown)
                || name.codePoints().allMatch(PersonName::isMark)) {
            throw wrong("A name is letters, digits and signs, without < > & \" and without what cannot be seen.");
        }
        return name;
    }

    private static JsonMistake wrong(String why) {
        return new JsonMistake(MistakeCode.BAD_VALUE, "name", why);
    }

    /** Nothing that turns the writing round or hides in it. */
    private static boolean isShown(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> letter == ' ';
            default -> MARKUP.indexOf(letter) < 0 && EMPTY.indexOf(letter) < 0;
        };
    }

    /** What goes above, below or around a letter. */
    private static boolean isMark(int letter) {
        int type = Character.getType(letter);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || letter == ' ';
    }
}
