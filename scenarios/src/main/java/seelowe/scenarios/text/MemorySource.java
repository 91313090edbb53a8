package seelowe.scenarios.text;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Texts that are already in memory. */
public final class MemorySource implements DataSource {
    private final String label;
    private final SortedMap<String, String> texts;

    public MemorySource(String label, Map<String, String> texts) {
        this.label = label;
        this.texts = new TreeMap<>(texts);
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public Set<String> names() {
        return Collections.unmodifiableSet(texts.keySet());
    }

    @Override
    public @Nullable String text(String name) {
        return texts.get(name);
    }
}
