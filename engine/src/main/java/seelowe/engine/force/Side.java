package seelowe.engine.force;

/** The two players [2.0]. */
public enum Side {
    GERMAN,
    BRITISH;

    public Side enemy() {
        return this == GERMAN ? BRITISH : GERMAN;
    }
}
