package seelowe.opponents.search;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Seat;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Steady;
import seelowe.opponents.steady.Weights;

/**
 * Knows Steady's trade, and tries in his mind what comes of it: at the start of each phase that matters he plays several ways
 * out and takes the best.
 */
public final class Veteran implements Opponent {
    private static final Set<PhaseName> THOUGHT_THROUGH = EnumSet.of(
            PhaseName.GERMAN_MOVEMENT,
            PhaseName.GERMAN_COMBAT,
            PhaseName.GERMAN_MECHANIZED,
            PhaseName.BRITISH_MOVEMENT,
            PhaseName.BRITISH_COMBAT,
            PhaseName.BRITISH_MECHANIZED);

    private final Chance chance;
    private final Trial trial;
    private final Steady hand;
    private int turn;
    private @Nullable PhaseName phase;
    private @Nullable Weights chosen;

    public Veteran(long seed) {
        this(seed, Budget.of(Trial.WHOLE));
    }

    public Veteran(long seed, Budget budget) {
        this.chance = new Chance(Chance.mix(seed));
        this.trial = new Trial(new Rollout(), budget);
        this.hand = new Steady(seed);
    }

    @Override
    public Decision decide(Seat seat) {
        GameState state = seat.state();
        if (state.turn() != turn || state.phase() != phase) {
            enter(seat, state);
        }
        return hand.decide(seat);
    }

    private void enter(Seat seat, GameState state) {
        Side side = seat.side();
        if (state.turn() != turn || state.phase().side() != side) {
            chosen = null;
            hand.adopt(Manner.STANDARD);
        }
        turn = state.turn();
        phase = state.phase();
        if (THOUGHT_THROUGH.contains(state.phase()) && state.phase().side() == side) {
            Weights before = chosen == null ? Manner.STANDARD.weights(state, side) : chosen;
            Weights best = trial.best(
                    Candidates.of(state, side, before, Trial.candidates(), chance), side, seat::guess, chance);
            chosen = best;
            hand.adopt(Manner.always(best));
        }
    }
}
