package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.opponents.steady.Knob;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Weights;

/** Plans that are worth a trial: Steady's own, those that did well before in this turn, his for other occasions, none of it, and changes. */
final class Candidates {
    private static final int OUT_OF_REACH = 100_000;
    private static final int TRIES = 4;

    private static final Weights CAUTIOUS =
            Weights.BRITISH.with(Knob.CAUTION, 80).with(Knob.EXPOSURE, 40).with(Knob.STRIKE_GAIN, 12);
    private static final Weights BOLD =
            Weights.BRITISH.with(Knob.CAUTION, 20).with(Knob.EXPOSURE, 5).with(Knob.STRIKE_GAIN, 2);

    private final Manner manner;
    private final Side side;
    private final Chance chance;

    /** @param manner what he goes by who thinks of nothing else */
    Candidates(Manner manner, Side side, Chance chance) {
        this.manner = manner;
        this.side = side;
        this.chance = chance;
    }

    /** As many as wanted, all different, his own manner's first and those of before next. */
    List<Plan> of(GameState state, Stage stage, List<Plan> before, long whim, int count) {
        Weights own = manner.weights(state, side);
        Plan plain = Plan.of(own, whim);
        List<Plan> candidates = new ArrayList<>();
        add(candidates, plain);
        before.forEach(each -> add(candidates, each));
        List<Weights> stock = stage.isFight() ? stock(own) : List.of(own);
        stock.forEach(each -> add(candidates, plain.with(stage, each)));
        add(candidates, plain.with(stage, without(own, stage)));
        for (int tries = TRIES * count; candidates.size() < count && tries > 0; tries--) {
            Weights base = stock.get(chance.below(stock.size()));
            Plan varied = plain.with(stage, Variation.of(base, stage, Variation.BOLD, chance));
            add(candidates, stage == Stage.ARRIVAL ? varied.withWhim(chance.next()) : varied);
        }
        return candidates.subList(0, Math.min(count, candidates.size()));
    }

    private static void add(List<Plan> candidates, Plan candidate) {
        if (!candidates.contains(candidate)) {
            candidates.add(candidate);
        }
    }

    /** Behind a German drive the British go by numbers of their own, and those for an invasion are of no use. */
    private List<Weights> stock(Weights own) {
        if (side == Side.GERMAN) {
            return List.of(manner.hunting(), manner.battle(), manner.atBay());
        }
        return own.equals(manner.british()) ? List.of(own, CAUTIOUS, BOLD) : List.of(own);
    }

    /** To leave it: no attack, no flight. */
    private static Weights without(Weights weights, Stage stage) {
        if (stage.isFight()) {
            return weights.with(Knob.STRIKE_GAIN, OUT_OF_REACH)
                    .with(Knob.ATTACK_GAIN, OUT_OF_REACH)
                    .with(Knob.CAUTION, weights.of(Knob.CAUTION) * 2);
        }
        return stage == Stage.AIR ? weights.with(Knob.BOMB_LEAST, OUT_OF_REACH) : weights;
    }
}
