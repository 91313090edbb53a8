package seelowe.opponents;

import seelowe.engine.dice.Chance;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Seat;

/** Does anything at all that is legal. */
final class Recruit implements Opponent {
    private static final String WHY = "The recruit does the first thing that comes to his mind.";

    private final Chance chance;

    Recruit(long seed) {
        this.chance = new Chance(seed);
    }

    @Override
    public Decision decide(Seat seat) {
        return new Decision(seat.sample(chance), WHY);
    }

    @Override
    public boolean plans() {
        return false;
    }
}
