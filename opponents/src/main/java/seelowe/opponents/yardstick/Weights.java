package seelowe.opponents.yardstick;

import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/**
 * What he goes by, in tenths of a strength point unless a percentage. Found by playing match-ups of a few hundred games
 * with one number changed at a time.
 *
 * @param approach what a hex nearer to a goal is worth
 * @param friend what a friend in a neighbouring hex is worth under threat
 * @param caution percentage of a stack's danger that is held against its post
 * @param exposure percentage of the danger that is held against the hexes an attack is made from
 * @param strikeGain the least that an attack must promise for units to move up for it
 * @param attackGain the least that an attack must promise to be made
 * @param push what it is worth to make an enemy unit give way
 * @param pushed what it costs when one of ours must
 * @param garrison what a threatened port of ours is worth
 * @param port what the next port is worth
 * @param enemy what an enemy stack is worth as a goal
 * @param goalTurn what a turn of marching takes off the worth of a goal
 * @param supply what a German supply unit is worth while there is much time to use it and no other is ashore [PN9]
 * @param surround what it is worth to stand beside an enemy who has another of us beside him elsewhere [8.4]
 * @param exchange percentage at which our own losses in an exchange count
 */
record Weights(
        int approach,
        int friend,
        int caution,
        int exposure,
        int strikeGain,
        int attackGain,
        int push,
        int pushed,
        int garrison,
        int port,
        int enemy,
        int goalTurn,
        int supply,
        int surround,
        int exchange) {
    /** For a German with room before him: hunt the enemy down while he is scattered, rather not by exchanges [PN11]. */
    static final Weights GERMAN_HUNTING = new Weights(6, 1, 12, 0, 2, 1, 2, 4, 65, 50, 140, 14, 80, 40, 200);
    /** For a German in battle: what he destroys is worth what he loses. */
    static final Weights GERMAN = new Weights(6, 1, 12, 0, 2, 1, 4, 4, 65, 50, 140, 8, 65, 40, 100);
    /** For a German hard pressed: keep together and keep the ports [PN4, PN10]. */
    static final Weights GERMAN_AT_BAY = new Weights(6, 4, 40, 5, 2, 1, 4, 4, 110, 50, 40, 8, 25, 0, 100);

    private static final int CLOSE = 4;
    private static final int BATTLE_PERCENT = 35;
    private static final int AT_BAY_PERCENT = 70;

    static final Weights BRITISH = new Weights(6, 3, 40, 15, 6, 1, 4, 4, 50, 45, 35, 14, 0, 0, 100);

    /** What the side goes by as things stand. */
    static Weights of(GameState state, Side side) {
        if (side == Side.BRITISH) {
            return BRITISH;
        }
        int pressure = pressure(state);
        if (pressure > AT_BAY_PERCENT) {
            return GERMAN_AT_BAY;
        }
        return pressure > BATTLE_PERCENT ? GERMAN : GERMAN_HUNTING;
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
