package seelowe.opponents.steady;

import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** German supply units ashore and what it costs to attack with them [9.7, PN9]. */
final class GermanSupply {
    /** [PN9] Attack freely with two ashore; think twice about the last. */
    private static final int WELL_SUPPLIED = 2;

    private static final int SPARE = 12;
    private static final int LAST = 60;

    private GermanSupply() {}

    /** Supply units in Britain that no attack of this phase has drawn on. */
    static int ashore(GameState state) {
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isSupply() && !state.has(unit, Mark.EXPENDED)) {
                count++;
            }
        }
        return count;
    }

    /** What the first attack of a phase costs, since it uses a supply unit up. */
    static int priceOfAttacking(GameState state) {
        return price(state, 1);
    }

    /** What using up so many more supply units costs; nothing when nothing comes after. */
    static int price(GameState state, int units) {
        if (units == 0 || state.turn() == state.rules().turns()) {
            return 0;
        }
        int left = ashore(state) - units;
        return units * SPARE + (left < WELL_SUPPLIED - 1 ? LAST : 0);
    }
}
