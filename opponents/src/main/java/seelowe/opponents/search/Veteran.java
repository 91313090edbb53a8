package seelowe.opponents.search;

import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Pace;
import seelowe.opponents.play.Seat;
import seelowe.opponents.play.Thoughts;
import seelowe.opponents.steady.Manner;

/**
 * Knows Steady's trade, and tries in his mind what comes of it: at the start of each phase in which there is something to choose he
 * plays several ways out and takes the best.
 */
public final class Veteran implements Opponent {
    private static final int ROLLOUTS = 48;
    private static final int SECONDS = 1;

    private final Strategist strategist;

    /** At his usual pace: at most a second for a turn if there is a clock. */
    public Veteran(long seed, Manner manner, Pace pace) {
        this(seed, manner, new Budget(ROLLOUTS, pace.within(SECONDS)));
    }

    public Veteran(long seed, Budget budget) {
        this(seed, Manner.STANDARD, budget);
    }

    /** One of another character: his plans grow from what he goes by. */
    public Veteran(long seed, Manner manner, Budget budget) {
        this.strategist = new Strategist(seed, manner, new Halving(), budget);
    }

    @Override
    public Decision decide(Seat seat) {
        return strategist.decide(seat);
    }

    @Override
    public Thoughts thoughts() {
        return strategist.thoughts();
    }
}
