package seelowe.study.question;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * One way to play all scenarios of a study. The first is what the others are compared with.
 *
 * @param scenarios only these; empty for all of the study's
 * @param german who plays the German in this variant alone; empty for the study's own
 * @param options those that differ from the scenario's
 * @param data files laid over the built-in data, by name
 * @param dataFolder the folder that they come from; empty if they stand in the study's file
 * @param lines where its keys stand
 */
public record Variant(
        String name,
        List<String> scenarios,
        String german,
        String british,
        Map<String, Object> options,
        Map<String, String> data,
        String dataFolder,
        List<Change> changes,
        ToIntFunction<String> lines) {
    public Variant {
        scenarios = List.copyOf(scenarios);
        options = new LinkedHashMap<>(options);
        data = new TreeMap<>(data);
        changes = List.copyOf(changes);
    }

    /** What a study without variants plays. */
    static Variant asPrinted() {
        return new Variant("as printed", List.of(), "", "", Map.of(), Map.of(), "", List.of(), key -> 1);
    }

    /** The line of a key; of the variant itself if it has none. */
    public int line(String key) {
        return lines.applyAsInt(key);
    }

    public boolean plays(String scenario) {
        return scenarios.isEmpty() || scenarios.contains(scenario);
    }
}
