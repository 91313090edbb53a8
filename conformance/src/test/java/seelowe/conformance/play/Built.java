package seelowe.conformance.play;

import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** The built-in scenarios, read once. */
final class Built {
    private static final GameData DATA = BuiltInData.load();

    private Built() {}

    static Scenario scenario(String code) {
        Scenario scenario = DATA.scenario(code);
        if (scenario == null) {
            throw new IllegalArgumentException("No scenario is called " + code);
        }
        return scenario;
    }
}
