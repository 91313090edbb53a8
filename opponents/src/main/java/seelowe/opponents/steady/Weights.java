package seelowe.opponents.steady;

import seelowe.engine.force.Side;

/**
 * What Steady goes by, in tenths of a strength point unless a percentage. Found by playing match-ups of a few hundred games
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
 */
public record Weights(
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
        int goalTurn) {
    public static final Weights GERMAN = new Weights(6, 1, 40, 5, 2, 1, 4, 4, 65, 50, 140, 8);
    public static final Weights BRITISH = new Weights(6, 3, 40, 15, 6, 1, 4, 4, 50, 45, 35, 14);

    static Weights of(Side side) {
        return side == Side.GERMAN ? GERMAN : BRITISH;
    }
}
