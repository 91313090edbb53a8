package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.opponents.value.Prospect;

/**
 * Plans tried against each other. All meet the same occasions in the same order, so that luck does not choose, and those that do better
 * are tried longer.
 */
final class Contest {
    /** Rollouts dealt out together, so that all threads have something to do. */
    private static final int AT_A_TIME = 48;

    private final Crew crew;
    private final Side side;
    private final IntFunction<Rollout.Occasion> maker;
    private final BooleanSupplier halt;
    private final List<Rollout.Occasion> occasions = new ArrayList<>();
    private final List<Runner> runners = new ArrayList<>();
    private int left;
    private int made;

    /**
     * @param maker of the occasion with a number
     * @param rollouts that may be played in all
     */
    Contest(Crew crew, Side side, IntFunction<Rollout.Occasion> maker, int rollouts, BooleanSupplier halt) {
        this.crew = crew;
        this.side = side;
        this.maker = maker;
        this.left = rollouts;
        this.halt = halt;
    }

    /** Enters a plan, unless it has been entered before; says whether it is new. */
    boolean enter(Plan plan) {
        if (runners.stream().anyMatch(runner -> runner.plan.equals(plan))) {
            return false;
        }
        runners.add(new Runner(plan));
        return true;
    }

    /** Sequential halving with so many rollouts: three rounds, in each fewer plans and more occasions. */
    void halve(int all) {
        int field = runners.size();
        int[] kept = {field, Math.max(2, field * 2 / 5), 2};
        int[] twelfths = {5, 4, 3};
        int tried = 0;
        for (int round = 0; round < kept.length; round++) {
            tried += Math.max(1, all * twelfths[round] / 12 / kept[round]);
            tryOut(first(kept[round]), tried);
            rank();
        }
    }

    /** Those who stand first now, so many at most. */
    List<Runner> first(int count) {
        return List.copyOf(runners.subList(0, Math.min(count, runners.size())));
    }

    /** Those who entered last and have not been tried. */
    List<Runner> untried() {
        return runners.stream().filter(runner -> runner.tried() == 0).toList();
    }

    /** Newcomers who did better than the best did on the same occasions are tried as long as he, the most promising first. */
    void challenge(List<Runner> newcomers) {
        Runner best = runners.get(0);
        List<Runner> promising = new ArrayList<>(newcomers);
        promising.removeIf(each -> each.tried() == 0 || each.worth(side) <= best.worth(side, each.tried()));
        promising.sort(Comparator.comparingDouble((Runner runner) -> runner.worth(side))
                .reversed());
        for (Runner challenger : promising) {
            tryOut(List.of(challenger), best.tried());
        }
        rank();
    }

    /** Sees to it that these have been tried so often, as far as the budget goes. */
    void tryOut(List<Runner> tried, int times) {
        List<Runner> due = new ArrayList<>();
        List<Rollout.Occasion> on = new ArrayList<>();
        for (int time = 0; time < times && !isSpent(); time++) {
            for (Runner runner : tried) {
                if (runner.tried() <= time && left > due.size()) {
                    due.add(runner);
                    on.add(occasion(time));
                }
            }
            if (due.size() >= AT_A_TIME || due.size() >= left || time == times - 1) {
                play(due, on);
                due.clear();
                on.clear();
            }
        }
    }

    private void play(List<Runner> due, List<Rollout.Occasion> on) {
        @Nullable Prospect[] results = new Prospect[due.size()];
        crew.run(
                results.length,
                (i, space, stop) -> results[i] = space.play(on.get(i), side, due.get(i).plan, stop),
                halt);
        for (int i = 0; i < results.length; i++) {
            Prospect result = results[i];
            if (result != null) {
                due.get(i).add(result);
                made++;
            }
        }
        left -= results.length;
    }

    private Rollout.Occasion occasion(int number) {
        while (occasions.size() <= number) {
            occasions.add(maker.apply(occasions.size()));
        }
        return occasions.get(number);
    }

    /** Those tried longest first, and of these the best; whoever was given up early was not better. */
    void rank() {
        runners.sort(Comparator.comparingInt(Runner::tried)
                .reversed()
                .thenComparing(Comparator.comparingDouble((Runner runner) -> runner.worth(side))
                        .reversed()));
    }

    /** The best first. */
    List<Runner> ranked() {
        rank();
        return List.copyOf(runners);
    }

    boolean isSpent() {
        return left <= 0 || halt.getAsBoolean();
    }

    /** Rollouts that may still be played. */
    int left() {
        return left;
    }

    int made() {
        return made;
    }
}
