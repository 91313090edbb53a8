package seelowe.opponents.search;

import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Pace;
import seelowe.opponents.play.Seat;
import seelowe.opponents.play.Thoughts;
import seelowe.opponents.steady.Manner;

/**
 * Plans the turn as a whole: he breeds plans from those that Veteran would try, reckons with more than one kind of enemy, and thinks
 * on while the other side is at it.
 */
public final class Marshal implements Opponent {
    /** The time that a player may give him for a turn. */
    public static final int LEAST_SECONDS = 1;

    public static final int MOST_SECONDS = 60;
    public static final int USUAL_SECONDS = 5;

    /** Of a movement phase, for each second of a turn: as many as a machine of today plays in it. */
    private static final int ROLLOUTS_A_SECOND = 40;

    private static final int PONDERED_AT_A_TIME = 16;
    private static final int MOST_PONDERED = 320;

    private final Strategist strategist;
    private int ponderedTurn;
    private int pondered;

    /** With so many seconds for a turn if there is a clock, and as many rollouts as are usual for them. */
    public Marshal(long seed, Manner manner, Pace pace, int seconds) {
        this(seed, manner, new Budget(ROLLOUTS_A_SECOND * seconds, pace.within(seconds)));
    }

    public Marshal(long seed, Budget budget) {
        this(seed, Manner.STANDARD, budget);
    }

    /** One of another character: his plans grow from what he goes by. */
    public Marshal(long seed, Manner manner, Budget budget) {
        this.strategist = new Strategist(seed, manner, new Evolution(), budget);
    }

    @Override
    public Decision decide(Seat seat) {
        return strategist.decide(seat);
    }

    @Override
    public Thoughts thoughts() {
        return strategist.thoughts();
    }

    @Override
    public boolean ponder(Seat seat) {
        GameState state = seat.state();
        boolean othersTurn = state.phase().side() != seat.side() && state.result() == null;
        if (state.turn() != ponderedTurn) {
            ponderedTurn = state.turn();
            pondered = 0;
        }
        if (!othersTurn || pondered >= MOST_PONDERED) {
            return false;
        }
        strategist.foresee(seat, PONDERED_AT_A_TIME);
        pondered += PONDERED_AT_A_TIME;
        return true;
    }
}
