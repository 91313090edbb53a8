package seelowe.scenarios.text;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The lines {@code key = value} of a settings file. */
public final class Settings implements Position {
    private final String file;
    private final Map<String, Entry> entries;

    /** A value and where it stands. */
    public record Entry(String file, int line, String key, String value) implements Position {}

    public Settings(String file, Map<String, Entry> entries) {
        this.file = file;
        this.entries = Collections.unmodifiableMap(new TreeMap<>(entries));
    }

    @Override
    public String file() {
        return file;
    }

    /** What concerns the file as a whole stands in its first line. */
    @Override
    public int line() {
        return 1;
    }

    public @Nullable Entry get(String key) {
        return entries.get(key);
    }

    /** All entries by key. */
    public Map<String, Entry> entries() {
        return entries;
    }
}
