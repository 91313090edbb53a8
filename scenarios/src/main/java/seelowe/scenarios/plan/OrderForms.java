package seelowe.scenarios.plan;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.UnitType;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;
import seelowe.scenarios.text.Words;

/** The two kinds of table in an order of battle. */
final class OrderForms {
    /** Instead of one counter's key, a row may call for a number of counters that are all alike. */
    private static final Words<UnitType> KINDS =
            Words.of("kind", Map.of("supply", UnitType.SUPPLY, "air", UnitType.AIR, "partisan", UnitType.PARTISAN));

    static final TableForm SETUP = TableForm.keyedBy("unit")
            .requiring("place")
            .allowing("count", "town")
            .withHexes("place")
            .withKey(row -> isKind(row) ? row.get("unit") + " " + row.get("place") : row.get("unit"));
    static final TableForm REINFORCEMENTS = TableForm.keyedBy("unit")
            .requiring("turn", "place")
            .allowing("count")
            .withKey(row -> isKind(row)
                    ? row.get("unit") + " " + row.get("place") + " Game-Turn " + row.get("turn")
                    : row.get("unit"));

    private OrderForms() {}

    static @Nullable UnitType kind(Row row) {
        return KINDS.find(row.get("unit"));
    }

    static boolean isKind(Row row) {
        return kind(row) != null;
    }
}
