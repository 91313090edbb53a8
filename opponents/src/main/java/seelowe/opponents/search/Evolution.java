package seelowe.opponents.search;

import java.util.List;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.opponents.steady.Manner;

/**
 * Begins where Veteran ends, and breeds plans for the whole turn: the best are crossed, stage by stage, and changed a little; children
 * that do better than the best did on the same occasions are tried as long as they.
 */
final class Evolution implements Method {
    private static final int FIELD = 12;
    private static final int BEST = 4;
    private static final int CHILDREN = 6;
    private static final int FIRST_TRIES = 3;
    private static final int HORIZON = 2;
    /** Turns before the end from which on a plan is followed up to the end. */
    private static final int ENDGAME = 3;

    @Override
    public int field(int rollouts) {
        return Math.max(BEST, Math.min(FIELD, rollouts / (2 * FIRST_TRIES)));
    }

    @Override
    public void search(Contest contest, Stage stage, Chance chance) {
        contest.halve(contest.left() / 2);
        while (!contest.isSpent()) {
            breed(contest, contest.first(BEST), stage, chance);
            List<Runner> children = contest.untried();
            if (children.isEmpty()) {
                return;
            }
            contest.tryOut(children, FIRST_TRIES);
            contest.challenge(children);
        }
    }

    private static void breed(Contest contest, List<Runner> parents, Stage stage, Chance chance) {
        for (int child = 0; child < CHILDREN; child++) {
            Plan mother = parents.get(chance.below(parents.size())).plan;
            Plan father = parents.get(chance.below(parents.size())).plan;
            Stage changed = laterStage(stage, chance);
            Plan mixed = mother.upTo(changed, father);
            contest.enter(mixed.with(changed, Variation.of(mixed.in(changed), changed, Variation.SLIGHT, chance)));
        }
    }

    /** The stage at hand as often as all later ones together. */
    private static Stage laterStage(Stage stage, Chance chance) {
        int later = Stage.values().length - 1 - stage.ordinal();
        return later == 0 || chance.below(2) == 0 ? stage : Stage.values()[stage.ordinal() + 1 + chance.below(later)];
    }

    @Override
    public int horizon(int turnsLeft) {
        return turnsLeft <= ENDGAME ? ENDGAME : HORIZON;
    }

    @Override
    public List<Manner> enemies(Side enemy) {
        return Enemies.all(enemy);
    }
}
