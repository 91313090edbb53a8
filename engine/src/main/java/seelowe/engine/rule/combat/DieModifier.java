package seelowe.engine.rule.combat;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.state.GameState;

/** [13.0] What the ground takes off the attacker's die. River and forest together take no more than one of them. */
@Rule({"C13-T2", "C13-T3", "Q27", "Q28"})
public final class DieModifier {
    private DieModifier() {}

    public static int of(GameState state, Ids attackers, Ids targets) {
        return Math.min(ofTerrain(state, targets), ofRivers(state, attackers, targets));
    }

    /** The worst terrain that a defender stands in. */
    public static int ofTerrain(GameState state, Ids targets) {
        int worst = 0;
        for (int i = 0; i < targets.size(); i++) {
            worst = Math.min(
                    worst, state.scenario().terrain().dieModifier(state.map().terrain(targets.get(i))));
        }
        return worst;
    }

    /** As soon as one attacker strikes across a river. */
    static int ofRivers(GameState state, Ids attackers, Ids targets) {
        GameMap map = state.map();
        TerrainChart chart = state.scenario().terrain();
        for (int i = 0; i < attackers.size(); i++) {
            int from = state.place(attackers.get(i));
            for (int j = 0; j < targets.size(); j++) {
                if (isAcrossRiver(map, from, targets.get(j))) {
                    return chart.riverDieModifier();
                }
            }
        }
        return 0;
    }

    /** Whether an attack from one hex on the next crosses a river. */
    public static boolean isAcrossRiver(GameMap map, int from, int target) {
        return map.isRiverSide(from, map.grid().direction(from, target));
    }
}
