package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.opponents.steady.Knob;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Weights;

/** Ways to play a phase that are worth a trial: Steady's own, his for other occasions, no attack at all, and changes of these. */
final class Candidates {
    private static final int OUT_OF_REACH = 100_000;
    private static final int LEFT_ALONE_PERCENT = 55;
    private static final int DRAWN_ANEW_PERCENT = 25;
    private static final int HIGHEST_GAIN = 30;
    private static final double STRONGEST_CHANGE = 1.1;
    private static final int FINENESS = 1 << 20;

    private static final Knob[] CHANGED = {
        Knob.APPROACH,
        Knob.FRIEND,
        Knob.CAUTION,
        Knob.EXPOSURE,
        Knob.PUSH,
        Knob.PUSHED,
        Knob.GARRISON,
        Knob.PORT,
        Knob.ENEMY,
        Knob.GOAL_TURN,
        Knob.SUPPLY,
        Knob.SURROUND,
        Knob.EXCHANGE
    };
    private static final Knob[] THRESHOLDS = {Knob.STRIKE_GAIN, Knob.ATTACK_GAIN};

    private static final Weights CAUTIOUS =
            Weights.BRITISH.with(Knob.CAUTION, 80).with(Knob.EXPOSURE, 40).with(Knob.STRIKE_GAIN, 12);
    private static final Weights BOLD =
            Weights.BRITISH.with(Knob.CAUTION, 20).with(Knob.EXPOSURE, 5).with(Knob.STRIKE_GAIN, 2);

    private Candidates() {}

    /** So many, all different, the first being Steady's own and the second what was chosen before in this turn. */
    static List<Weights> of(GameState state, Side side, Weights before, int count, Chance chance) {
        Weights own = Manner.STANDARD.weights(state, side);
        List<Weights> candidates = new ArrayList<>();
        add(candidates, own);
        add(candidates, before);
        List<Weights> stock = side == Side.GERMAN
                ? List.of(Weights.GERMAN_HUNTING, Weights.GERMAN, Weights.GERMAN_AT_BAY)
                : List.of(Weights.BRITISH, CAUTIOUS, BOLD);
        stock.forEach(each -> add(candidates, each));
        add(candidates, withoutAttack(own));
        while (candidates.size() < count) {
            add(candidates, changed(stock.get(chance.below(stock.size())), chance));
        }
        return candidates.subList(0, count);
    }

    private static void add(List<Weights> candidates, Weights candidate) {
        if (!candidates.contains(candidate)) {
            candidates.add(candidate);
        }
    }

    private static Weights withoutAttack(Weights weights) {
        return weights.with(Knob.STRIKE_GAIN, OUT_OF_REACH)
                .with(Knob.ATTACK_GAIN, OUT_OF_REACH)
                .with(Knob.CAUTION, weights.of(Knob.CAUTION) * 2);
    }

    private static Weights changed(Weights weights, Chance chance) {
        Weights changed = weights;
        for (Knob knob : CHANGED) {
            if (chance.below(100) >= LEFT_ALONE_PERCENT) {
                double u = 2.0 * chance.below(FINENESS) / FINENESS - 1;
                changed = changed.with(knob, (int) (weights.of(knob) * StrictMath.exp(STRONGEST_CHANGE * u)));
            }
        }
        for (Knob knob : THRESHOLDS) {
            if (chance.below(100) < DRAWN_ANEW_PERCENT) {
                changed = changed.with(knob, chance.below(HIGHEST_GAIN));
            }
        }
        return changed;
    }
}
