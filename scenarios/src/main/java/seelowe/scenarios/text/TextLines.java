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

    /** Reports the lines of a file that was not saved as UTF-8. */
    public static void checkEncoding(String file, List<String> lines, Problems problems) {
        for (int i = 0; i < lines.size(); i++) {
            int at = lines.get(i).indexOf(NOT_UTF_8);
            if (at >= 0) {
                problems.add(
                        file,
                        i + 1,
                        "Character " + (at + 1) + " of this line is not UTF-8. Save the file in the encoding UTF-8.");
            }
        }
    }
}
