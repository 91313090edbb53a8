package seelowe.engine.lionstail;

/** Strength points and scores, counted in halves so that nothing is lost. */
final class Points {
    private static final int HALVES = 2;

    private Points() {}

    static int inHalves(int points) {
        return HALVES * points;
    }

    /** As a player writes them: 4½. */
    static String text(int halves) {
        String half = halves % HALVES == 0 ? "" : "½";
        return halves == 1 ? half : halves / HALVES + half;
    }
}
