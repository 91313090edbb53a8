package seelowe.press;

import java.util.List;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.DataSource;

/** What is printed: the data, the layers that it was read from, and the scenarios wanted of it. */
public record Contents(GameData data, List<DataSource> layers, List<Scenario> scenarios) {
    public Contents {
        layers = List.copyOf(layers);
        scenarios = List.copyOf(scenarios);
    }

    public DataSource[] sources() {
        return layers.toArray(DataSource[]::new);
    }
}
