package seelowe.opponents.value;

import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.opponents.outlook.BothSides;
import seelowe.opponents.outlook.StillToCome;

/** What is looked at in a position at the end of a Game-Turn; each number is of the order of one. */
public final class Features {
    /** How many there are; the first is always 1. */
    public static final int COUNT = 32;
    /** The first of them are all that the plain model goes by: strength if nothing more is lost, and ports. */
    static final int PLAIN = 5;

    private static final double STRENGTH = 100;
    private static final double SOME_STRENGTH = 40;
    private static final double HALF_POINTS = 200;
    private static final double NEEDED_PORTS = 5;
    private static final double SOME = 5;

    private Features() {}

    /** Of a state in which Game-Turn {@code turn} is over. */
    public static double[] of(GameState state, int turn) {
        BothSides toCome = StillToCome.after(turn, state);
        int german = VictoryConditions.germanStrength(state);
        int british = VictoryConditions.britishStrength(state);
        int ports = VictoryConditions.portsHeld(state);
        double[] all = new double[COUNT];
        all[0] = 1;
        all[1] = (german + toCome.german() - british - toCome.british()) / STRENGTH;
        all[2] = Math.min(ports, NEEDED_PORTS) / NEEDED_PORTS;
        all[3] = Math.max(ports - NEEDED_PORTS, 0) / NEEDED_PORTS;
        all[4] = state.campaign().score() / HALF_POINTS;
        all[5] = german / STRENGTH;
        all[6] = british / STRENGTH;
        all[7] = ports < NEEDED_PORTS ? all[1] : 0;
        addMuster(new Muster(state), german, all);
        addFront(new Front(state), all);
        all[30] = state.wavePoints() / SOME_STRENGTH;
        all[31] = toCome.german() / STRENGTH;
        return all;
    }

    private static void addMuster(Muster muster, int german, double[] all) {
        all[8] = muster.suppliesAshore / SOME;
        all[9] = muster.suppliesAfloat / SOME;
        all[10] = muster.afloat / SOME_STRENGTH;
        all[11] = (muster.ashore - german) / SOME_STRENGTH;
        all[12] = muster.active / STRENGTH;
        all[13] = muster.asleep / STRENGTH;
        all[14] = muster.entrained / SOME_STRENGTH;
        all[15] = muster.disruptedGerman / SOME_STRENGTH;
        all[16] = muster.disruptedBritish / SOME_STRENGTH;
        all[17] = muster.bigDisrupted / SOME_STRENGTH;
        all[18] = muster.isolatedBritish / SOME_STRENGTH;
        all[19] = muster.germanAir / SOME;
        all[20] = muster.britishAir / SOME;
        all[21] = muster.gone / STRENGTH;
    }

    private static void addFront(Front front, double[] all) {
        all[22] = front.pressing / STRENGTH;
        all[23] = front.trappedGerman / SOME_STRENGTH;
        all[24] = front.trappedBritish / SOME_STRENGTH;
        all[25] = front.gaps / SOME;
        all[26] = front.portDanger / STRENGTH;
        all[27] = front.emptyPorts / SOME;
        all[28] = (front.sectors[0] - front.sectors[2]) / STRENGTH;
        all[29] = front.sectors[1] / STRENGTH;
    }
}
