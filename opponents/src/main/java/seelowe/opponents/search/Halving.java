package seelowe.opponents.search;

import java.util.List;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.opponents.steady.Manner;

/** Takes the best of the plans that come to mind, by sequential halving. */
final class Halving implements Method {
    private static final int MANY = 10;
    private static final int SOME = 6;
    private static final int FEW = 4;
    private static final int ROLLOUTS_A_PLAN = 4;
    private static final int HORIZON = 2;

    @Override
    public int field(int rollouts) {
        int affordable = rollouts / ROLLOUTS_A_PLAN;
        return affordable >= MANY ? MANY : affordable >= SOME ? SOME : FEW;
    }

    @Override
    public void search(Contest contest, Stage stage, Chance chance) {
        contest.halve(contest.left());
    }

    @Override
    public int horizon(int turnsLeft) {
        return HORIZON;
    }

    @Override
    public List<Manner> enemies(Side enemy) {
        return Enemies.some(enemy);
    }
}
