package seelowe.opponents.steady;

import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** German supply units ashore and what it costs to attack with them [9.7, PN9]. */
final class GermanSupply {
    /** [PN9] What a supply unit is worth when so many are left after it: attack freely with two ashore, think twice about the last. */
    private static final int[] PRICE = {60, 20, 12, 6};

    /** With fewer Game-Turns to come, hoarding pays less and less. */
    private static final int LONG_TIME = 6;

    /** Where supplies are what the game is about, an attack must be worth much. */
    private static final int DRIVE_PRICE = 60;

    private static final int NEAR = 5;
    private static final int MUCH = 30;

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

    /** What using up so many more supply units costs; nothing when nothing comes after. */
    static int price(GameState state, int units) {
        if (units == 0 || state.turn() == state.rules().turns()) {
            return 0;
        }
        int price = 0;
        int left = ashore(state);
        for (int i = 0; i < units; i++) {
            left--;
            price += PRICE[Math.max(0, Math.min(left, PRICE.length - 1))];
        }
        if (Steady.isDrive(state)) {
            return units * DRIVE_PRICE;
        }
        int turnsLeft = state.rules().turns() - state.turn();
        return price * Math.min(turnsLeft, LONG_TIME) / LONG_TIME;
    }

    /** How much there is to do for a supply unit around a hex: Germans who could attack, and enemies to be attacked. */
    static int demand(GameState state, int hex) {
        int germans = 0;
        int british = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isCombat()) {
                int distance = state.map().grid().distance(state.place(unit), hex);
                if (state.unit(unit).side() == Side.GERMAN) {
                    germans += distance <= NEAR ? state.unit(unit).strength() : 0;
                } else {
                    british += distance <= NEAR + 2 ? state.unit(unit).strength() : 0;
                }
            }
        }
        return Math.min(germans, MUCH) + Math.min(british, MUCH) + Math.min(germans, british);
    }
}
