package seelowe.opponents.play;

import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;

/** An opponent in his chair: shows him what he may see, and asks the real game whether it allows his answer. */
public final class SeatedOpponent {
    private static final String SURPRISED = "What we took for granted is not so; we do something else.";

    private final Opponent opponent;
    private final Side side;
    private final long seed;
    private final Chance chance;
    private int refused;

    public SeatedOpponent(Opponent opponent, Side side, long seed) {
        this.opponent = opponent;
        this.side = side;
        this.seed = seed;
        this.chance = new Chance(Chance.mix(~seed));
    }

    public Side side() {
        return side;
    }

    public boolean plans() {
        return opponent.plans();
    }

    /** A legal decision. The opponent may guess wrong what is hidden from him; then some legal action takes its place. */
    public Decision decide(GameState game) {
        Seat seat = Seat.at(game, side, seed);
        Decision decision = opponent.decide(seat);
        if (seat.vouchesFor(game, decision.action())
                || RuleBook.refusal(game, side, decision.action()).isEmpty()) {
            return decision;
        }
        refused++;
        return new Decision(RuleBook.sample(game, chance), SURPRISED);
    }

    /** What he thought when he last weighed plans. */
    public Thoughts thoughts() {
        return opponent.thoughts();
    }

    /** Thinks ahead for a moment while the other side decides; says whether more of it would be of use. */
    public boolean ponder(GameState game) {
        return opponent.ponder(Seat.at(game, side, seed));
    }

    /** How often the game refused what the opponent wanted. */
    public int refused() {
        return refused;
    }
}
