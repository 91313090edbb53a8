package seelowe.engine.board;

/** The map edges by which British reinforcements come [12.72]. */
public enum Edge {
    NORTH,
    WEST
}
