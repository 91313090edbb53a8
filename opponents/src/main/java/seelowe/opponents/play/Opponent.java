package seelowe.opponents.play;

/** A computer player: one instance for one side of one game. He sees what his seat shows, and never the dice. */
public interface Opponent {
    /** What he does now; asked only when the decision is his. */
    Decision decide(Seat seat);
}
