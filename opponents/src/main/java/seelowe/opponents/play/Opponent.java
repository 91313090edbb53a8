package seelowe.opponents.play;

/** A computer player: one instance for one side of one game. He sees what his seat shows, and never the dice. */
public interface Opponent {
    /** What he does now; asked only when the decision is his. */
    Decision decide(Seat seat);

    /** What he thought when he last weighed plans in this turn. */
    default Thoughts thoughts() {
        return Thoughts.NONE;
    }

    /**
     * Thinks ahead for a moment while the other side decides; says whether more of it would be of use. Whoever does not is none the
     * worse for it.
     */
    default boolean ponder(Seat seat) {
        return false;
    }

    /** Whether one decision follows from another; who plays at random has nothing to come back to. */
    default boolean plans() {
        return true;
    }
}
