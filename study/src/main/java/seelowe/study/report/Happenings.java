package seelowe.study.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** What everything that a study counts is called. */
final class Happenings {
    private static final Properties WORDS = read();
    private static final String NOT_TOLD = "-";

    private Happenings() {}

    /** {@code [12.3] unit put ashore}, or null for what no reader cares about. */
    static @Nullable String words(String kind) {
        String text = WORDS.getProperty(kind, NOT_TOLD);
        if (text.equals(NOT_TOLD)) {
            return null;
        }
        int after = text.startsWith("LT ") ? text.indexOf(' ', 3) : text.indexOf(' ');
        return "[" + text.substring(0, after) + "] " + text.substring(after + 1);
    }

    static boolean knows(String kind) {
        return WORDS.containsKey(kind);
    }

    private static Properties read() {
        try (InputStream in = Happenings.class.getResourceAsStream("happenings.properties")) {
            Properties words = new Properties();
            if (in == null) {
                throw new IllegalStateException("happenings.properties is missing");
            }
            words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
