package seelowe.opponents.steady;

import seelowe.engine.dice.Chance;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Seat;

/** Plays by the book. */
public final class Steady implements Opponent {
    private final Chance chance;

    public Steady(long seed) {
        this.chance = new Chance(seed);
    }

    @Override
    public Decision decide(Seat seat) {
        return new Decision(seat.sample(chance), "We improvise.");
    }
}
