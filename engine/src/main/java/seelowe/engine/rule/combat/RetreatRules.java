package seelowe.engine.rule.combat;

import java.util.Arrays;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.rule.supply.RetreatSupply;
import seelowe.engine.state.GameState;

/**
 * Where a unit may be made to retreat [8.71]: one hex, chosen by its opponent, not further from supply than it was if that is
 * possible. A unit without such a hex is eliminated.
 */
@Rule({"R8.71a", "R8.71b", "R8.71c", "R8.71d", "R8.71e", "R6.4"})
public final class RetreatRules {
    private RetreatRules() {}

    /** The hexes the opponent may choose from, in map order; none means that the unit dies. */
    public static Ids hexes(GameState state, int unit) {
        int[] allowed = new int[HexDirection.COUNT];
        int count = 0;
        GameMap map = state.map();
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = map.link(state.place(unit), way);
            if (hex >= 0 && mayRetreatTo(state, unit, hex)) {
                allowed[count++] = hex;
            }
        }
        Arrays.sort(allowed, 0, count);
        return nearestSupply(state, unit, Ids.of(allowed, count));
    }

    /** Whether the unit has any hex to go to. */
    public static boolean canRetreat(GameState state, int unit) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = state.map().link(state.place(unit), way);
            if (hex >= 0 && mayRetreatTo(state, unit, hex)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the hex is one that the unit could retreat to, were it not for the distance from supply. */
    public static boolean isOpen(GameState state, int unit, int hex) {
        return state.map().linked(state.place(unit), hex) && mayRetreatTo(state, unit, hex);
    }

    /** [8.71c] No enemy, no enemy zone of control unless a friend is there. */
    @Rule({"R8.71c", "R6.4", "Q14", "Q44"})
    static boolean mayRetreatTo(GameState state, int unit, int hex) {
        Unit retreating = state.unit(unit);
        Side side = retreating.side();
        Side enemy = side.enemy();
        if (state.hasGround(enemy, hex) || (side == Side.GERMAN && state.hasHomeGuard(hex))) {
            return false;
        }
        if (retreating.isSupply() && state.groundedAirUnits(enemy, hex) > 0) {
            return false;
        }
        return (!state.controls(enemy, hex) || state.hasGround(side, hex))
                && SpecialRules.of(state).closure(state, retreating, hex).isEmpty();
    }

    /** [8.71b] Those no further from supply than the hex left, if there are any; all of them otherwise. */
    @Rule({"R8.71b", "Q32"})
    private static Ids nearestSupply(GameState state, int unit, Ids allowed) {
        if (allowed.size() <= 1 || !RetreatSupply.matters(state, unit)) {
            return allowed;
        }
        Ids near = RetreatSupply.nearest(state, unit, allowed);
        return near.isEmpty() ? allowed : near;
    }
}
