package seelowe.engine.phase;

import seelowe.engine.board.Ids;

/** What comes of a unit's entering a hex, however it does. */
public final class Entering {
    private Entering() {}

    /** To be called before the unit enters. */
    public static void before(Resolution play, int unit, int hex) {
        Overrun.at(play, unit, hex);
        SpecialPlay.of(play.state()).enters(play, unit, hex);
    }

    public static void before(Resolution play, int unit, Ids path) {
        for (int i = 0; i < path.size(); i++) {
            before(play, unit, path.get(i));
        }
    }

    /** To be called when the unit has entered. */
    public static void after(Resolution play, int unit, int hex) {
        SpecialPlay.of(play.state()).entered(play, unit, hex);
    }
}
