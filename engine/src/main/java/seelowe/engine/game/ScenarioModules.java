package seelowe.engine.game;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.engine.lionstail.LionsTail;
import seelowe.engine.phase.StandardPlay;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.scenario.ScenarioModule;

/** The rules that a scenario may ask for beside the standard ones, by the name its settings file calls them. */
public final class ScenarioModules {
    private static final SortedMap<String, Function<ModuleSettings, ScenarioModule>> ALL = new TreeMap<>();

    static {
        ALL.put("lions-tail", LionsTail::of);
    }

    private ScenarioModules() {}

    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /** The standard rules alone. */
    public static ScenarioModule standard() {
        return StandardPlay.RULES;
    }

    /** The rules with this name, or null if there are none. */
    public static @Nullable ScenarioModule named(String name, ModuleSettings settings) {
        Function<ModuleSettings, ScenarioModule> making = ALL.get(name);
        return making == null ? null : making.apply(settings);
    }
}
