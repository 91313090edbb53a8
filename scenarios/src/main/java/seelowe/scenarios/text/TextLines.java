package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into lines, whichever way they end, and leaves out a byte order mark. */
public final class TextLines {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char NOT_UTF_8 = '\uFFFD';

    private TextLines() {}

    public static List<String> of(String text) {
        List<String> lines = new ArrayList<>();
        int start = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r') {
                lines.add(text.substring(start, i));
                if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
                    i++;
                }
                start = i + 1;
            }
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        return lines;
    }

    /** Reports the lines that are not plain text in UTF-8: names end up in pages, logs and file names. */
    public static void check(String file, List<String> lines, Problems problems) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            for (int at = 0; at < line.length(); at++) {
                String fault = fault(line.charAt(at));
                if (!fault.isEmpty()) {
                    problems.add(file, i + 1, "Character " + (at + 1) + " of this line is " + fault);
                    break;
                }
            }
        }
    }

    private static String fault(char c) {
        if (c == NOT_UTF_8) {
            return "not UTF-8. Save the file in the encoding UTF-8.";
        }
        if (c == '<' || c == '>') {
            return "\"" + c + "\". All text is plain, without markup: write it in words.";
        }
        return Character.isISOControl(c) && c != '\t' ? "a control character. Take it out." : "";
    }
}
