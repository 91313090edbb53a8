package seelowe.engine.phase;

import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;

/** Areas picked at random, for samplers. */
final class Areas {
    private Areas() {}

    /** One of the areas whose bits are set; at least one must be. */
    static LandingArea any(int areas, Chance chance) {
        int rest = areas;
        for (int skip = chance.below(Integer.bitCount(areas)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return LandingArea.of(Integer.numberOfTrailingZeros(rest));
    }
}
