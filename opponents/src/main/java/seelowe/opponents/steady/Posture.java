package seelowe.opponents.steady;

import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** How a side stands, and so what it goes by: a German hunts, fights or is at bay, as the British press him. */
final class Posture {
    private static final int CLOSE = 4;
    private static final int BATTLE_PERCENT = 35;
    private static final int AT_BAY_PERCENT = 70;

    private Posture() {}

    /** What the side goes by as things stand. */
    static Weights of(GameState state, Side side) {
        if (side == Side.BRITISH) {
            return Weights.BRITISH;
        }
        int pressure = pressure(state);
        if (pressure > AT_BAY_PERCENT) {
            return Weights.GERMAN_AT_BAY;
        }
        return pressure > BATTLE_PERCENT ? Weights.GERMAN : Weights.GERMAN_HUNTING;
    }

    /** Strength of the British who stand close and can act, in hundredths of the Germans ashore. */
    private static int pressure(GameState state) {
        int germans = 0;
        int pressing = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isCombat()) {
                boolean german = state.unit(unit).side() == Side.GERMAN;
                germans += german ? state.unit(unit).strength() : 0;
                pressing +=
                        !german && isPressing(state, unit) ? state.unit(unit).strength() : 0;
            }
        }
        return 100 * pressing / Math.max(1, germans);
    }

    private static boolean isPressing(GameState state, int british) {
        if (state.hasAny(british, Mark.UNACTIVATED.bit() | Mark.ENTRAINED.bit())) {
            return false;
        }
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isGround()
                    && state.map().grid().distance(state.place(unit), state.place(british)) <= CLOSE) {
                return true;
            }
        }
        return false;
    }
}
