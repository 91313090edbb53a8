package seelowe.scenarios.force;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.WeatherTable;

/** The charts that data may change. */
public record Charts(TerrainChart terrain, Map<UnitType, TypeLine> types, Map<String, WeatherTable> weather) {
    /** What the chart of unit types says of one type. */
    public record TypeLine(Terms german, Terms british, boolean mechanized) {}

    /** How a side's units of a type stand to terrain [5.3]. */
    public enum Terms {
        PAYS,
        EXEMPT,
        NONE
    }

    public @Nullable WeatherTable weather(String table) {
        return weather.get(table);
    }
}
