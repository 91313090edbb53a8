package seelowe.engine.match;

/** In what order the two games of a match are played. */
public enum MatchMode {
    /** [15.3] The second game begins when the first is over. */
    SEQUENTIAL,
    /** [15.34] Both at once, on two boards whose Game-Turns change together. */
    CONCURRENT
}
