package seelowe.opponents.search;

import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Seat;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Steady;
import seelowe.opponents.steady.Weights;

/**
 * Steady in changing moods: on some turns, up to one that chance chooses, he goes by other numbers. His games hold positions that Steady's own do not, and that those
 * who try new plans get into; a value is learned from both.
 */
public final class Wanderer implements Opponent {
    private static final int MOODY_PERCENT = 40;

    private final Chance chance;
    private final Steady hand;
    private int turn = -1;
    private int lastMoody = -1;

    public Wanderer(long seed) {
        this.chance = new Chance(Chance.mix(~seed));
        this.hand = new Steady(seed);
    }

    @Override
    public Decision decide(Seat seat) {
        GameState state = seat.state();
        if (state.turn() != turn && state.phase().side() == seat.side()) {
            turn = state.turn();
            if (lastMoody < 0) {
                lastMoody = chance.below(state.rules().turns() + 1);
            }
            hand.adopt(turn <= lastMoody && chance.below(100) < MOODY_PERCENT ? mood(seat) : Manner.STANDARD);
        }
        return hand.decide(seat);
    }

    private Manner mood(Seat seat) {
        Weights changed = Manner.STANDARD.weights(seat.state(), seat.side());
        for (Stage stage : Stage.values()) {
            changed = Variation.of(changed, stage, Variation.SLIGHT, chance);
        }
        return Manner.always(changed);
    }
}
