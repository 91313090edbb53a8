package seelowe.engine.scenario;

import java.util.List;

/**
 * The rules that a scenario brings along beside the standard ones. What they may change is for {@code rule.special.SpecialRules}
 * and {@code phase.SpecialPlay} to say, through which the standard rules ask.
 */
public interface ScenarioModule {
    /** The cases by which these rules refuse something. Each must be told in words, in {@code data/rules}. */
    default List<String> cases() {
        return List.of();
    }
}
