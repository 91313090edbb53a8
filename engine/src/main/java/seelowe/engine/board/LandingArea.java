package seelowe.engine.board;

/** The stretches of coast A to G, each served by one echelon hex [12.2]. */
public enum LandingArea {
    A,
    B,
    C,
    D,
    E,
    F,
    G;

    public static final int COUNT = 7;
    private static final LandingArea[] ALL = values();

    public static LandingArea of(int ordinal) {
        return ALL[ordinal];
    }

    public int bit() {
        return 1 << ordinal();
    }

    public boolean in(int areas) {
        return (areas & bit()) != 0;
    }
}
