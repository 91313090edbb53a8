package seelowe.engine.scenario;

/**
 * The rules that a scenario brings along beside the standard ones. What they may change is for {@code rule.special.SpecialRules}
 * and {@code phase.SpecialPlay} to say, through which the standard rules ask.
 */
public interface ScenarioModule {}
