package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.opponents.steady.Weights;

/**
 * Several candidates tried against each other by sequential halving: all get a few rollouts, the better ones more. In each
 * round all meet the same dice, so that luck does not choose.
 */
final class Trial {
    private static final int[] KEPT = {10, 4, 2};
    private static final int[] EACH = {2, 4, 6};
    /** Rollouts of a whole trial as above; with a multiple of it everybody gets as many times more. */
    static final int WHOLE = 48;

    private final Rollout rollout;
    private final Budget budget;

    private static final class Runner {
        private final Weights weights;
        private double sum;
        private int rollouts;

        private Runner(Weights weights) {
            this.weights = weights;
        }

        private double mean() {
            return rollouts == 0 ? 0 : sum / rollouts;
        }
    }

    Trial(Rollout rollout, Budget budget) {
        this.rollout = rollout;
        this.budget = budget;
    }

    static int candidates() {
        return KEPT[0];
    }

    /** The best of the candidates; {@code guesses} are the positions that may lie behind what is seen. */
    Weights best(List<Weights> candidates, Side side, IntFunction<GameState> guesses, Chance chance) {
        List<Runner> runners = new ArrayList<>();
        candidates.forEach(each -> runners.add(new Runner(each)));
        int scale = Math.max(1, budget.rollouts() / WHOLE);
        int guess = 0;
        int made = 0;
        for (int round = 0; round < KEPT.length; round++) {
            List<Runner> left = runners.subList(0, Math.min(KEPT[round], runners.size()));
            for (int i = 0; i < EACH[round] * scale; i++) {
                GameState start = guesses.apply(guess++);
                long seed = chance.next();
                for (Runner runner : left) {
                    runner.sum += rollout.value(start, side, runner.weights, seed);
                    runner.rollouts++;
                    if (++made >= budget.rollouts() || budget.stop().getAsBoolean()) {
                        return best(runners);
                    }
                }
            }
            left.sort(Comparator.comparingDouble(Runner::mean).reversed());
        }
        return best(runners);
    }

    /** The best mean of those who were tried longest; those given up early were not better. */
    private static Weights best(List<Runner> runners) {
        Runner best = runners.get(0);
        for (Runner runner : runners) {
            if (runner.rollouts > best.rollouts || (runner.rollouts == best.rollouts && runner.mean() > best.mean())) {
                best = runner;
            }
        }
        return best.weights;
    }
}
