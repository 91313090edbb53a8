package seelowe.engine.phase;

/** When and how a game ends [15.0]. */
final class GameEnd {
    private GameEnd() {}

    static void checkSuddenDefeat(Resolution play) {}

    static void reckon(Resolution play) {}
}
