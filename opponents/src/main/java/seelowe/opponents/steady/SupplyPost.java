package seelowe.opponents.steady;

import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;

/** Where a German supply unit serves best: within reach of many who fight, covered by some of them. */
final class SupplyPost {
    private static final int SERVES = 4;
    private static final int COVERED = 40;
    private static final int EXPOSED = 60;
    private static final int STAY = 5;

    private final GameState state;
    private final Situation situation;

    SupplyPost(GameState state, Situation situation) {
        this.state = state;
        this.situation = situation;
    }

    /** The best hex to end in; the one it stands in if none is better. */
    int best(int unit, Reach reach) {
        int best = state.place(unit);
        int bestScore = state.supplyUnits(best) > 1 ? Integer.MIN_VALUE : score(best) + STAY;
        for (int i = 0; i < reach.size(); i++) {
            int hex = reach.hex(i);
            if (StackingLimit.hasRoom(state, unit, hex)) {
                int score = score(hex);
                if (score > bestScore) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        return best;
    }

    private int score(int hex) {
        int score = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isCombat()
                    && state.map().grid().distance(state.place(unit), hex) <= SERVES) {
                score += state.unit(unit).strength();
            }
        }
        boolean covered = state.combatUnits(Side.GERMAN, hex) > 0;
        if (covered) {
            score += COVERED;
        } else if (situation.threat(hex) > 0) {
            score -= EXPOSED;
        }
        if (state.controls(Side.BRITISH, hex)) {
            score -= EXPOSED / 2;
        }
        return score;
    }
}
