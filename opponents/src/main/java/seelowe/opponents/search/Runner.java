package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import seelowe.engine.force.Side;
import seelowe.opponents.value.Prospect;

/** A plan on trial, and what came of it on one occasion after the other. */
final class Runner {
    final Plan plan;
    private final List<Prospect> results = new ArrayList<>();

    Runner(Plan plan) {
        this.plan = plan;
    }

    void add(Prospect result) {
        results.add(result);
    }

    /** On how many occasions it was tried; always the first ones. */
    int tried() {
        return results.size();
    }

    double worth(Side side) {
        return worth(side, results.size());
    }

    /** On the first so many occasions. */
    double worth(Side side, int occasions) {
        return mean(result -> result.worth(side), occasions);
    }

    double chance(Side side) {
        return mean(result -> result.chance(side), results.size());
    }

    double level() {
        return mean(Prospect::level, results.size());
    }

    private double mean(ToDoubleFunction<Prospect> what, int occasions) {
        double sum = 0;
        int count = Math.min(occasions, results.size());
        for (Prospect result : results.subList(0, count)) {
            sum += what.applyAsDouble(result);
        }
        return count == 0 ? 0 : sum / count;
    }
}
