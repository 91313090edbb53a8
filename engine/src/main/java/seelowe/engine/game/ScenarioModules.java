package seelowe.engine.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.lionstail.LionsTail;
import seelowe.engine.phase.StandardPlay;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.scenario.ScenarioModule;

/** The rules that a scenario may ask for beside the standard ones, by the name its settings file calls them. */
public final class ScenarioModules {
    private static final String LIONS_TAIL = "lions-tail";

    private ScenarioModules() {}

    public static List<String> names() {
        return List.of(LIONS_TAIL);
    }

    /** The standard rules alone. */
    public static ScenarioModule standard() {
        return StandardPlay.RULES;
    }

    /** The rules with this name, or null if there are none. */
    public static @Nullable ScenarioModule named(String name, ModuleSettings settings) {
        return name.equals(LIONS_TAIL) ? LionsTail.of(settings) : null;
    }
}
