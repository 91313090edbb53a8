package seelowe.cli;

import java.util.Iterator;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.files.BuiltInData;

/** What the Tab key offers after {@code --scenario}. */
final class ScenarioCodes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return BuiltInData.load().scenarios().stream().map(Scenario::code).iterator();
    }
}
