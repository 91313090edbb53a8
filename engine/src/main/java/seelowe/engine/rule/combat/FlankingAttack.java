package seelowe.engine.rule.combat;

import seelowe.engine.Rule;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.state.GameState;

/** [8.4] Attackers in, or next to, every hex around the defender fight doubled. */
@Rule({"R8.4a", "R8.4b", "R8.4c", "Q29"})
public final class FlankingAttack {
    private static final int ALL_ROUND = (1 << HexDirection.COUNT) - 1;

    private FlankingAttack() {}

    /** Whether the participants surround the one hex they attack. */
    public static boolean isFlanking(GameState state, Ids attackers, Ids targets) {
        if (targets.size() != 1) {
            return false;
        }
        HexGrid grid = state.map().grid();
        int attackedFrom = 0;
        for (int i = 0; i < attackers.size(); i++) {
            attackedFrom |= 1 << grid.direction(targets.get(0), state.place(attackers.get(i)));
        }
        return surrounds(attackedFrom);
    }

    /** Bits of the directions that attackers stand in. Pure geometry: sea and the map edge make no difference. */
    public static boolean surrounds(int attackedFrom) {
        int clockwise = attackedFrom << 1 | attackedFrom >>> (HexDirection.COUNT - 1);
        int counterclockwise = attackedFrom >>> 1 | attackedFrom << (HexDirection.COUNT - 1);
        return ((attackedFrom | clockwise | counterclockwise) & ALL_ROUND) == ALL_ROUND;
    }
}
