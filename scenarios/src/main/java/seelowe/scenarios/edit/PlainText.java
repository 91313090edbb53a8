package seelowe.scenarios.edit;

/** What may be written into a cell or a setting. */
final class PlainText {
    private static final int LONGEST = 2000;

    private PlainText() {}

    /** The text without blanks around it. */
    static String demand(String at, String text) {
        String plain = text.strip();
        if (plain.length() > LONGEST) {
            throw new EditMistake(at, "No cell has more than " + LONGEST + " letters.");
        }
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            boolean half = Character.isSurrogate(c) && isHalf(plain, i);
            if (c == '<' || c == '>' || c == '\uFFFD' || Character.isISOControl(c) || half) {
                throw new EditMistake(at, "All text is plain and in one line: no line breaks, no < and no >.");
            }
        }
        return plain;
    }

    private static boolean isHalf(String text, int at) {
        char c = text.charAt(at);
        return Character.isHighSurrogate(c)
                ? at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1))
                : at == 0 || !Character.isHighSurrogate(text.charAt(at - 1));
    }
}
