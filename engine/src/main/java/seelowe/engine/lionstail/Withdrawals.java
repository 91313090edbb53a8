package seelowe.engine.lionstail;

import java.util.Arrays;
import seelowe.engine.Rule;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.rule.combat.RetreatRules;
import seelowe.engine.state.GameState;

/** [LT 3.22] Where attacked partisans may fall back to instead of fighting; regulars never may [LT 5.1]. */
@Rule({"LT3.22", "LT5.1", "Q100"})
final class Withdrawals {
    private Withdrawals() {}

    /** In map order; none if the unit must fight. */
    static Ids of(GameState state, int unit) {
        if (!Towns.isPartisan(state.unit(unit))) {
            return Ids.none();
        }
        int[] found = new int[HexDirection.COUNT];
        int count = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = state.map().link(state.place(unit), way);
            if (hex >= 0 && RetreatRules.isOpen(state, unit, hex)) {
                found[count++] = hex;
            }
        }
        Arrays.sort(found, 0, count);
        return Ids.of(found, count);
    }
}
