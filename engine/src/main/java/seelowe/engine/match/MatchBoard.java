package seelowe.engine.match;

/** One of the two boards of a match, each with a game of its own; played one after the other, they are the same board. */
public enum MatchBoard {
    ONE,
    TWO;

    /** As players count: 1 or 2. */
    public int number() {
        return ordinal() + 1;
    }

    public MatchBoard other() {
        return this == ONE ? TWO : ONE;
    }
}
