package seelowe.scenarios.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataFiles;

/** All rules in our own words, in the order of the rule book. */
public final class RuleTexts {
    private final List<RuleSection> sections;
    private final Map<String, RuleText> byId = new LinkedHashMap<>();
    private final Set<String> files;

    RuleTexts(List<RuleSection> sections, Set<String> files) {
        this.sections = List.copyOf(sections);
        this.files = new TreeSet<>(files);
        for (RuleSection section : sections) {
            for (RuleText rule : section.rules()) {
                byId.putIfAbsent(rule.id(), rule);
            }
        }
    }

    /** Reads them; every mistake goes to the problems of the files. */
    public static RuleTexts read(DataFiles files) {
        return new RuleBookReader(files).read();
    }

    /** The table of contents. */
    public List<RuleSection> sections() {
        return sections;
    }

    /** Every rule and ruling, in order. */
    public List<RuleText> all() {
        return List.copyOf(byId.values());
    }

    /** The rule with this id, such as {@code R8.4a}, or null. */
    public @Nullable RuleText find(String id) {
        return byId.get(id);
    }

    /** What a citation or a whole case means: {@code 8.4} and {@code R8.4} give R8.4a, R8.4b and R8.4c. */
    public List<RuleText> cited(String citation) {
        List<RuleText> rules = new ArrayList<>();
        for (RuleText rule : byId.values()) {
            if (RuleIds.isCitedBy(citation, rule.id())) {
                rules.add(rule);
            }
        }
        return rules;
    }

    /** The names of the files that were read. */
    public Set<String> files() {
        return new TreeSet<>(files);
    }
}
