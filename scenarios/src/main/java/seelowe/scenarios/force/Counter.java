package seelowe.scenarios.force;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitSize;
import seelowe.engine.force.UnitType;
import seelowe.scenarios.text.Row;

/**
 * A counter of the unit tables, before a scenario takes it.
 *
 * @param factors printed values by the name of the column they stand in; a British counter may lack one
 */
public record Counter(
        Row row,
        String key,
        Side side,
        String name,
        String formation,
        UnitType type,
        UnitSize size,
        boolean mechanized,
        boolean exempt,
        Map<String, Factors> factors) {

    /** The unit with the values of this column, or null if it has none there. */
    public @Nullable Unit toUnit(int id, String values) {
        Factors printed = factors.get(values);
        return printed == null
                ? null
                : new Unit(
                        id,
                        key,
                        side,
                        name,
                        formation,
                        type,
                        size,
                        printed.strength(),
                        printed.movement(),
                        mechanized,
                        exempt);
    }

    /** [3.21] Counters of these types are alike, so a scenario may call for a number of them. */
    public boolean isInterchangeable() {
        return type == UnitType.AIR || type == UnitType.SUPPLY || type == UnitType.PARTISAN;
    }
}
